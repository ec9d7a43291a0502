package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Judgement.Cause;
import io.panoptes.triage.symptom.WrongResult;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerComparisonTest {
    private static final Value ONE = Value.of(1);
    private static final Value TWO = Value.of(2);

    @Test
    void bagsIgnoreTheOrderAndCountDuplicates() {
        assertThat(compare(column(ONE, TWO), column(TWO, ONE), Semantics.BAG)).isInstanceOf(Judgement.Agrees.class);
        assertThat(kind(column(ONE, ONE), column(ONE), Semantics.BAG)).contains(Difference.Kind.LEFT_HAS_MORE);
        assertThat(kind(column(ONE), column(ONE, ONE), Semantics.BAG)).contains(Difference.Kind.RIGHT_HAS_MORE);
        assertThat(kind(column(ONE), column(TWO), Semantics.BAG)).contains(Difference.Kind.BOTH_HAVE_OTHERS);
    }

    @Test
    void setsIgnoreDuplicates() {
        assertThat(compare(column(ONE, ONE), column(ONE), Semantics.SET)).isInstanceOf(Judgement.Agrees.class);
        assertThat(kind(column(ONE, ONE), column(TWO), Semantics.SET)).contains(Difference.Kind.BOTH_HAVE_OTHERS);
    }

    @Test
    void listsKeepTheOrder() {
        assertThat(kind(column(ONE, TWO), column(TWO, ONE), Semantics.LIST)).contains(Difference.Kind.ORDER);
        assertThat(kind(column(ONE, TWO), column(ONE), Semantics.LIST)).contains(Difference.Kind.LEFT_HAS_MORE);
    }

    @Test
    void numbersAreComparedByTheirWorth() {
        agree(ONE, Value.of(new BigDecimal("1.000")));
        agree(ONE, new Value.DoubleValue(1.0));
        agree(Value.of(0), new Value.DoubleValue(-0.0));
        agree(new Value.DoubleValue(Double.NaN), new Value.DoubleValue(Double.NaN));
        differ(ONE, new Value.DoubleValue(Double.POSITIVE_INFINITY));
        differ(ONE, Value.of("1"));
        differ(ONE, Value.TRUE);
        differ(Value.NULL, Value.of(0));
    }

    @Test
    void aDateIsItsMidnight() {
        LocalDate date = LocalDate.of(2020, 1, 1);
        agree(new Value.DateValue(date), new Value.TimestampValue(date.atStartOfDay()));
    }

    @Test
    void floatingPointWithinToleranceSaysNothing() {
        Value sum = new Value.DoubleValue(0.1 + 0.2);
        assertThat(compare(column(sum, ONE), column(ONE, new Value.DoubleValue(0.3)), Semantics.BAG))
                .isInstanceOfSatisfying(
                        Judgement.Inconclusive.class,
                        inconclusive -> assertThat(inconclusive.cause()).isEqualTo(Cause.FLOATING_POINT));
        differ(new Value.DoubleValue(0.3), new Value.DoubleValue(0.31));
    }

    @Test
    void answersOfDifferentWidthsAreNoBugOfTheTarget() {
        Rows wide = new Rows(List.of("a", "b"), List.of(), List.of(), 0);
        assertThat(compare(wide, column(), Semantics.BAG)).isInstanceOf(Judgement.Inconclusive.class);
    }

    private static void agree(Value left, Value right) {
        assertThat(compare(column(left), column(right), Semantics.BAG)).isInstanceOf(Judgement.Agrees.class);
    }

    private static void differ(Value left, Value right) {
        assertThat(compare(column(left), column(right), Semantics.BAG)).isInstanceOf(WrongResult.class);
    }

    private static Optional<Difference.Kind> kind(Rows left, Rows right, Semantics semantics) {
        return compare(left, right, semantics) instanceof WrongResult(var difference)
                ? Optional.of(difference.kind())
                : Optional.empty();
    }

    private static Judgement compare(Rows left, Rows right, Semantics semantics) {
        return AnswerComparison.compare(left, right, semantics);
    }

    private static Rows column(Value... values) {
        return new Rows(
                List.of("c"),
                List.of(SqlType.INTEGER),
                List.of(values).stream().map(Row::of).toList(),
                0);
    }
}
