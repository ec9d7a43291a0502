package io.panoptes.equivalence.kernel.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValueSortTest {
    private static Set<ValueSort> those(Predicate<ValueSort> condition) {
        Set<ValueSort> those = EnumSet.noneOf(ValueSort.class);
        Arrays.stream(ValueSort.values()).filter(condition).forEach(those::add);
        return those;
    }

    @Test
    void everyTypeHasOne() {
        assertThat(ValueSort.of(SqlType.BOOLEAN)).isEqualTo(ValueSort.BOOLEAN);
        assertThat(ValueSort.of(SqlType.INTEGER)).isEqualTo(ValueSort.WHOLE);
        assertThat(ValueSort.of(new SqlType.DecimalType(9, 0))).isEqualTo(ValueSort.FRACTION);
        assertThat(ValueSort.of(SqlType.REAL)).isEqualTo(ValueSort.DOUBLE);
        assertThat(ValueSort.of(SqlType.TEXT)).isEqualTo(ValueSort.TEXT);
        assertThat(ValueSort.of(SqlType.DATE)).isEqualTo(ValueSort.DATE);
        assertThat(ValueSort.of(SqlType.TIME)).isEqualTo(ValueSort.TIME);
        assertThat(ValueSort.of(SqlType.TIMESTAMP)).isEqualTo(ValueSort.TIMESTAMP);
        assertThat(ValueSort.of(SqlType.NULL)).isEqualTo(ValueSort.NONE);
        assertThat(ValueSort.of(new SqlType.IntervalType())).isEqualTo(ValueSort.OTHER);
        assertThat(ValueSort.of(new SqlType.OpaqueType("JSON"))).isEqualTo(ValueSort.OTHER);
    }

    /** Floating point has no algebra. */
    @Test
    void wholeNumbersAndFractionsAreExact() {
        assertThat(those(ValueSort::isExact)).containsExactly(ValueSort.WHOLE, ValueSort.FRACTION);
    }

    /** Two values of the DBMS's own may be of different types, so that none of them is known to be among the others. */
    @ParameterizedTest
    @EnumSource
    void holdsItsOwnValuesAndNull(ValueSort sort) {
        Set<ValueSort> expected = EnumSet.of(ValueSort.NONE, sort);
        if (sort == ValueSort.FRACTION) {
            expected.add(ValueSort.WHOLE);
        }
        if (sort == ValueSort.OTHER) {
            expected.remove(sort);
        }
        assertThat(those(sort::contains)).isEqualTo(expected);
    }

    /** A DOUBLE beside a DECIMAL may lose digits, and of a bare NULL and of the DBMS's own values no order is known. */
    @ParameterizedTest
    @EnumSource
    void isOrderedWithItselfAndExactNumbersWithEachOther(ValueSort sort) {
        Set<ValueSort> expected = switch (sort) {
            case WHOLE, FRACTION -> EnumSet.of(ValueSort.WHOLE, ValueSort.FRACTION);
            case NONE, OTHER -> EnumSet.noneOf(ValueSort.class);
            case DOUBLE, BOOLEAN, TEXT, DATE, TIME, TIMESTAMP -> EnumSet.of(sort);
        };
        assertThat(those(sort::isOrderedWith)).isEqualTo(expected);
    }
}
