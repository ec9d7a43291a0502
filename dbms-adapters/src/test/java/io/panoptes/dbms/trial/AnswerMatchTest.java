package io.panoptes.dbms.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerMatchTest {
    @Test
    void duplicatesCountInABagOnly() {
        List<Row> once = rows(Value.of(1));
        List<Row> twice = rows(Value.of(1), Value.of(1));

        assertThat(AnswerMatch.equal(once, twice, Semantics.SET)).isTrue();
        assertThat(AnswerMatch.equal(once, twice, Semantics.BAG)).isFalse();
    }

    @Test
    void orderCountsInAListOnly() {
        List<Row> up = rows(Value.of(1), Value.NULL);
        List<Row> down = rows(Value.NULL, Value.of(1));

        assertThat(AnswerMatch.equal(up, down, Semantics.BAG)).isTrue();
        assertThat(AnswerMatch.equal(up, down, Semantics.LIST)).isFalse();
    }

    @Test
    void typesDoNotCount() {
        assertThat(same(Value.TRUE, Value.of(1))).isTrue();
        assertThat(same(Value.of(new BigDecimal("2.00")), Value.of(2))).isTrue();
        assertThat(same(new Value.DoubleValue(2), Value.of(2))).isTrue();
        assertThat(same(Value.of("1"), Value.of(1))).isFalse();
        assertThat(same(Value.of(""), Value.NULL)).isFalse();
    }

    @Test
    void lastDigitsOfADoubleDoNotCount() {
        assertThat(same(new Value.DoubleValue(0.1 + 0.2), new Value.DoubleValue(0.3)))
                .isTrue();
        assertThat(same(new Value.DoubleValue(0.1 + 0.2), Value.of(new BigDecimal("0.3"))))
                .isTrue();
        assertThat(same(new Value.DoubleValue(0.3001), new Value.DoubleValue(0.3)))
                .isFalse();
    }

    @Test
    void digitsOfAnExactNumberCount() {
        assertThat(same(Value.of(new BigDecimal("0.3333333333")), Value.of(new BigDecimal("0.3333333334"))))
                .isFalse();
    }

    @Test
    void aDoubleThatLostTheLastDigitOfAWholeNumberIsAnother() {
        assertThat(same(Value.of((1L << 53) + 1), new Value.DoubleValue(0x1p53)))
                .isFalse();
        assertThat(same(Value.of(1L << 53), new Value.DoubleValue(0x1p53))).isTrue();
    }

    @Test
    void rowsOfDoublesAreMatchedInAnyOrder() {
        List<Row> left = rows(new Value.DoubleValue(0.1 + 0.2), new Value.DoubleValue(0.5), new Value.DoubleValue(0.3));
        List<Row> right = rows(new Value.DoubleValue(0.3), new Value.DoubleValue(0.3), new Value.DoubleValue(0.5));

        assertThat(AnswerMatch.equal(left, right, Semantics.BAG)).isTrue();
    }

    private static boolean same(Value one, Value other) {
        return AnswerMatch.equal(rows(one), rows(other), Semantics.BAG);
    }

    private static List<Row> rows(Value... values) {
        return java.util.Arrays.stream(values).map(Row::of).toList();
    }
}
