package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class CastsTest {
    private static Scalar cast(String number, SqlType type) {
        BigDecimal value = new BigDecimal(number);
        Scalar literal = value.scale() > 0
                ? new Scalar.Literal(Value.of(value), new SqlType.DecimalType(value.precision(), value.scale()))
                : Literals.of(value.longValueExact());
        return Casts.cast(literal, type);
    }

    @Test
    void aConstantThatFitsIsCast() {
        assertThat(cast("999", new SqlType.DecimalType(3, 0))).isInstanceOf(Scalar.Literal.class);
        assertThat(cast("9.90", new SqlType.DecimalType(2, 1))).isInstanceOf(Scalar.Literal.class);
        assertThat(cast("-128", new SqlType.IntegerType(8))).isInstanceOf(Scalar.Literal.class);
    }

    /** {@code CAST(1234 AS DECIMAL(3, 0))} is 999 in MySQL, 1234 in SQLite, and an error elsewhere. */
    @Test
    void ofOneThatDoesNotFitNothingIsKnown() {
        assertThat(cast("1234", new SqlType.DecimalType(3, 0))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("12.5", new SqlType.DecimalType(2, 1))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("1.25", new SqlType.DecimalType(3, 1))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("128", new SqlType.IntegerType(8))).isInstanceOf(Scalar.Cast.class);
    }
}
