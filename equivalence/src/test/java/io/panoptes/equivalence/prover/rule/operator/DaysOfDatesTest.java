package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.day;
import static io.panoptes.equivalence.prover.rule.operator.Calls.number;
import static io.panoptes.equivalence.prover.rule.operator.Calls.text;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DaysOfDatesTest {
    private static Optional<Term> term(Operator operator, SqlType type, Term left, Term right) {
        return new DaysOfDates(assumption -> true).apply(call(operator, type, left, right));
    }

    @Test
    void daysAreAddedToADate() {
        Term later =
                term(Operator.DATE_ADD_DAYS, SqlType.DATE, day(27), whole(3)).orElseThrow();
        assertThat(TermValue.of(later)).isEqualTo(new Value.DateValue(LocalDate.of(2024, 3, 1)));
    }

    @Test
    void aSumIsADateOnlyWhereNoDateIsTooLate() {
        OperatorCall later = call(Operator.DATE_ADD_DAYS, SqlType.DATE, any(1, SqlType.DATE), whole(3));
        OperatorCall between =
                call(Operator.DATE_DIFF_DAYS, SqlType.INTEGER, any(1, SqlType.DATE), any(2, SqlType.DATE));
        Set<Assumption> asked = EnumSet.noneOf(Assumption.class);
        DaysOfDates strict = new DaysOfDates(assumption -> !asked.add(assumption));
        assertThat(strict.apply(between)).isPresent();
        assertThat(asked).isEmpty();
        assertThat(strict.apply(later)).isEmpty();
        assertThat(asked).containsExactly(Assumption.NO_OVERFLOW);
    }

    @Test
    void daysBetweenDatesCountFromTheSecond() {
        Term days =
                term(Operator.DATE_DIFF_DAYS, SqlType.INTEGER, day(29), day(1)).orElseThrow();
        assertThat(TermValue.of(days)).isEqualTo(number("28"));
    }

    @Test
    void saysNothingOfTextsMomentsFractionsAndOtherOperators() {
        assertThat(term(Operator.DATE_ADD_DAYS, SqlType.DATE, text("2024-02-01"), whole(1)))
                .isEmpty();
        assertThat(term(Operator.DATE_ADD_DAYS, SqlType.DATE, any(1, SqlType.TIMESTAMP), whole(1)))
                .isEmpty();
        assertThat(term(Operator.DATE_ADD_DAYS, SqlType.DATE, day(1), any(1, CENTS)))
                .isEmpty();
        assertThat(term(Operator.DATE_DIFF_DAYS, SqlType.INTEGER, day(1), text("2024-02-01")))
                .isEmpty();
        assertThat(term(Operator.DATE_DIFF_DAYS, SqlType.INTEGER, any(1, SqlType.TIMESTAMP), day(1)))
                .isEmpty();
        assertThat(term(Operator.DATE_ADD_MONTHS, SqlType.DATE, day(1), whole(1)))
                .isEmpty();
    }
}
