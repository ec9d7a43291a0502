package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValueKindTest {
    private static final SqlType CENTS = new SqlType.DecimalType(9, 2);
    private static final Set<ValueKind> NUMBERS = EnumSet.of(ValueKind.WHOLE, ValueKind.FRACTION, ValueKind.DOUBLE);

    private static Set<ValueKind> those(Predicate<ValueKind> condition) {
        Set<ValueKind> those = EnumSet.noneOf(ValueKind.class);
        Arrays.stream(ValueKind.values()).filter(condition).forEach(those::add);
        return those;
    }

    @Test
    void everyTypeHasOne() {
        assertThat(ValueKind.of(SqlType.BOOLEAN)).isEqualTo(ValueKind.BOOLEAN);
        assertThat(ValueKind.of(SqlType.BIGINT)).isEqualTo(ValueKind.WHOLE);
        assertThat(ValueKind.of(CENTS)).isEqualTo(ValueKind.FRACTION);
        assertThat(ValueKind.of(SqlType.REAL)).isEqualTo(ValueKind.DOUBLE);
        assertThat(ValueKind.of(SqlType.TEXT)).isEqualTo(ValueKind.TEXT);
        assertThat(ValueKind.of(SqlType.DATE)).isEqualTo(ValueKind.DATE);
        assertThat(ValueKind.of(SqlType.TIME)).isEqualTo(ValueKind.TIME);
        assertThat(ValueKind.of(SqlType.TIMESTAMP)).isEqualTo(ValueKind.TIMESTAMP);
        assertThat(ValueKind.of(SqlType.NULL)).isEqualTo(ValueKind.NONE);
        assertThat(ValueKind.of(new SqlType.IntervalType())).isEqualTo(ValueKind.OTHER);
        assertThat(ValueKind.of(new SqlType.OpaqueType("JSON"))).isEqualTo(ValueKind.OTHER);
    }

    /** Floating point has an order and no algebra. */
    @Test
    void numbersAreExactUnlessTheyAreInFloatingPoint() {
        assertThat(those(ValueKind::isNumber)).isEqualTo(NUMBERS);
        assertThat(those(ValueKind::isExact)).containsExactly(ValueKind.WHOLE, ValueKind.FRACTION);
    }

    @ParameterizedTest
    @EnumSource
    void numbersHaveOneOrderAndOtherKindsEachTheirOwn(ValueKind kind) {
        Set<ValueKind> expected = NUMBERS.contains(kind)
                ? NUMBERS
                : kind == ValueKind.OTHER ? EnumSet.noneOf(ValueKind.class) : EnumSet.of(kind);
        assertThat(those(kind::compares)).isEqualTo(expected);
    }

    @Test
    void theWiderOfTwoTypesHasTheValuesOfBoth() {
        assertThat(ValueKind.wider(SqlType.INTEGER, CENTS)).isEqualTo(CENTS);
        assertThat(ValueKind.wider(CENTS, SqlType.INTEGER)).isEqualTo(CENTS);
        assertThat(ValueKind.wider(CENTS, SqlType.DOUBLE)).isEqualTo(SqlType.DOUBLE);
        assertThat(ValueKind.wider(SqlType.INTEGER, SqlType.DOUBLE)).isEqualTo(SqlType.DOUBLE);
        assertThat(ValueKind.wider(SqlType.DOUBLE, CENTS)).isEqualTo(SqlType.DOUBLE);
        assertThat(ValueKind.wider(SqlType.NULL, SqlType.TEXT)).isEqualTo(SqlType.TEXT);
        assertThat(ValueKind.wider(SqlType.TEXT, SqlType.NULL)).isEqualTo(SqlType.TEXT);
        assertThat(ValueKind.wider(SqlType.INTEGER, SqlType.BIGINT)).isEqualTo(SqlType.INTEGER);
    }
}
