package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoredQuotientTest {
    private static final SqlType PRICE = new SqlType.DecimalType(10, 2);
    private static final Scalar STORED = new Scalar.Column(0, PRICE);
    private static final Scalar WHOLE = new Scalar.Column(1, SqlType.INTEGER);
    private static final Scalar REAL = new Scalar.Column(2, SqlType.DOUBLE);
    private static final Scalar HALF = new Scalar.Literal(Value.of(new BigDecimal("0.5")), SqlType.DOUBLE);

    private static Scalar quotient(Scalar left, Scalar right) {
        return StoredQuotient.of(List.of(left, right), PRICE);
    }

    @Test
    void whatIsKnownDividesAsNumbersDo() {
        for (Scalar known : List.of(quotient(WHOLE, WHOLE), quotient(STORED, REAL), quotient(HALF, STORED))) {
            assertThat(known)
                    .isInstanceOfSatisfying(
                            Scalar.Call.class,
                            call -> assertThat(call.operator()).isEqualTo(Operator.DIVIDE));
        }
    }

    /** 0.5 * 4 is 2.0, and 2.0 / 4 is 0.5; but a column that holds 2 gives 0, and '2020-01-01' / 1 / 3 is 673. */
    @Test
    void aWholeValueMayBeInFloatingPoint() {
        Scalar product = new Scalar.Call(Operator.TIMES, List.of(STORED, WHOLE), PRICE);
        Scalar cast = new Scalar.Cast(REAL, PRICE);
        Scalar ofDerivedTable = new Scalar.Column(3, new SqlType.DecimalType(38, 20));
        Scalar constant = new Scalar.Literal(Value.of(new BigDecimal("5")), PRICE);
        for (Scalar open : List.of(
                quotient(STORED, WHOLE),
                quotient(product, WHOLE),
                quotient(WHOLE, cast),
                quotient(quotient(STORED, WHOLE), WHOLE),
                quotient(new Scalar.Uninterpreted("REMAINDER_OF_WHOLE_PARTS", List.of(STORED, WHOLE), PRICE), WHOLE),
                quotient(constant, WHOLE),
                quotient(ofDerivedTable, WHOLE))) {
            assertThat(open)
                    .isInstanceOfSatisfying(
                            Scalar.Uninterpreted.class,
                            function -> assertThat(function.name()).isEqualTo("STORED_QUOTIENT"));
        }
    }
}
