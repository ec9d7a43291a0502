package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComparisonKindTest {
    private final Pool pool = new Pool();

    @Test
    void everyTypeHasOneButAnInterval() {
        for (SqlType type : List.of(SqlType.BOOLEAN, SqlType.INTEGER, new SqlType.DecimalType(9, 2), SqlType.DOUBLE)) {
            assertThat(ComparisonKind.of(type)).isEqualTo(ComparisonKind.NUMBER);
        }
        assertThat(ComparisonKind.of(SqlType.TEXT)).isEqualTo(ComparisonKind.TEXT);
        assertThat(ComparisonKind.of(new SqlType.OpaqueType("JSON"))).isEqualTo(ComparisonKind.TEXT);
        assertThat(ComparisonKind.of(SqlType.DATE)).isEqualTo(ComparisonKind.DATE);
        assertThat(ComparisonKind.of(SqlType.TIME)).isEqualTo(ComparisonKind.TIME);
        assertThat(ComparisonKind.of(SqlType.TIMESTAMP)).isEqualTo(ComparisonKind.TIMESTAMP);
        assertThat(ComparisonKind.of(SqlType.NULL)).isEqualTo(ComparisonKind.NOTHING);
        assertThatThrownBy(() -> ComparisonKind.of(new SqlType.IntervalType())).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @EnumSource
    void isItsOwnBesideItselfAndNothing(ComparisonKind kind) {
        assertThat(kind.with(kind)).isEqualTo(kind);
        assertThat(kind.with(ComparisonKind.NOTHING)).isEqualTo(kind);
        assertThat(ComparisonKind.NOTHING.with(kind)).isEqualTo(kind);
    }

    @Test
    void aDateCountsAsItsMidnightBesideATimestamp() {
        assertThat(ComparisonKind.DATE.with(ComparisonKind.TIMESTAMP)).isEqualTo(ComparisonKind.TIMESTAMP);
        assertThat(ComparisonKind.TIMESTAMP.with(ComparisonKind.DATE)).isEqualTo(ComparisonKind.TIMESTAMP);
        LocalDate day = LocalDate.of(2024, 2, 29);
        long date = pool.code(new Value.DateValue(day));
        long midnight = pool.code(new Value.TimestampValue(day.atStartOfDay()));
        assertThat(ComparisonKind.TIMESTAMP
                        .lift(() -> date, ComparisonKind.DATE)
                        .value())
                .isEqualTo(midnight);
        assertThat(ComparisonKind.TIMESTAMP
                        .lift(() -> Pool.NULL, ComparisonKind.DATE)
                        .value())
                .isEqualTo(Pool.NULL);
        assertThat(ComparisonKind.TIMESTAMP
                        .lift(() -> midnight, ComparisonKind.TIMESTAMP)
                        .value())
                .isEqualTo(midnight);
        assertThat(ComparisonKind.DATE.lift(() -> date, ComparisonKind.DATE).value())
                .isEqualTo(date);
    }

    @Test
    void otherKindsAreNotCompared() {
        for (List<ComparisonKind> pair : List.of(
                List.of(ComparisonKind.NUMBER, ComparisonKind.TEXT),
                List.of(ComparisonKind.DATE, ComparisonKind.TIME),
                List.of(ComparisonKind.TIME, ComparisonKind.TIMESTAMP),
                List.of(ComparisonKind.TIMESTAMP, ComparisonKind.TIME),
                List.of(ComparisonKind.DATE, ComparisonKind.NUMBER),
                List.of(ComparisonKind.TEXT, ComparisonKind.DATE))) {
            assertThatThrownBy(() -> pair.get(0).with(pair.get(1)))
                    .as("%s", pair)
                    .isInstanceOf(Unsupported.class);
        }
    }

    /** A code of a number that the pool keeps says nothing of its size. */
    @Test
    void numbersAndTextsAreComparedByWhatTheyAre() {
        long half = pool.code(Value.of(new BigDecimal("0.5")));
        long third = pool.code(Value.of(new BigDecimal("0.25")));
        assertThat(ComparisonKind.NUMBER.compare(pool, half, third)).isPositive();
        assertThat(ComparisonKind.NUMBER.compare(pool, half, 1)).isNegative();
        assertThat(ComparisonKind.NUMBER.compare(pool, half, 0)).isPositive();
        long b = pool.code(Value.of("b"));
        long a = pool.code(Value.of("a"));
        assertThat(ComparisonKind.TEXT.compare(pool, b, a)).isPositive();
        assertThat(ComparisonKind.TEXT.compare(pool, a, a)).isZero();
        assertThat(ComparisonKind.DATE.compare(pool, 1, 2)).isNegative();
    }
}
