package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoredArithmeticTest {
    private static final SqlType PRICE = new SqlType.DecimalType(10, 2);
    private static final Scalar FRACTION = new Scalar.Column(0, PRICE);
    private static final Scalar WHOLE = new Scalar.Column(1, SqlType.INTEGER);

    @Test
    void aSumWithAFractionRounds() {
        assertThat(StoredArithmetic.rounds(Operator.PLUS, List.of(FRACTION, WHOLE), PRICE))
                .isTrue();
        assertThat(StoredArithmetic.rounds(Operator.PLUS, List.of(WHOLE, WHOLE), SqlType.INTEGER))
                .isFalse();
    }

    @Test
    void aRemainderIsOfWholeParts() {
        assertThat(StoredArithmetic.rounds(Operator.MODULO, List.of(FRACTION, WHOLE), PRICE))
                .isTrue();
        assertThat(StoredArithmetic.of(Operator.MODULO, List.of(FRACTION, WHOLE), PRICE))
                .isInstanceOf(Scalar.Uninterpreted.class);
    }

    @Test
    void isComputedInFloatingPoint() {
        assertThat(StoredArithmetic.of(Operator.PLUS, List.of(FRACTION, WHOLE), PRICE))
                .isInstanceOfSatisfying(Scalar.Cast.class, cast -> {
                    // 0.1 * 3 is 0.30000000000000004, in whatever column 0.1 stands.
                    assertThat(cast.type()).isEqualTo(new SqlType.DecimalType(38, 19));
                    assertThat(cast.operand()).isInstanceOfSatisfying(Scalar.Call.class, sum -> {
                        assertThat(sum.operator()).isEqualTo(Operator.PLUS);
                        assertThat(sum.arguments()).extracting(Scalar::type).containsOnly(SqlType.DOUBLE);
                    });
                });
    }
}
