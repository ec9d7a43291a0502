package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScaledConstantsTest {
    private static final Scalar X = new Scalar.Column(0, SqlType.INTEGER);

    @Test
    void undoesArithmetic() {
        assertThat(of(call(Operator.DIVIDE, X, literal(60)), 5)).containsExactly(Value.of(300));
        assertThat(of(call(Operator.TIMES, X, literal(4)), 8)).containsExactly(Value.of(2));
        assertThat(of(call(Operator.PLUS, literal(3), X), 10)).containsExactly(Value.of(7));
        assertThat(of(call(Operator.MINUS, literal(3), X), 10)).containsExactly(Value.of(-7));
        assertThat(of(call(Operator.NEGATE, X), 10)).containsExactly(Value.of(-10));
    }

    @Test
    void undoesOneLayerAfterTheOther() {
        Scalar layers = new Scalar.Cast(
                call(Operator.ROUND, call(Operator.DIVIDE, call(Operator.MINUS, X, literal(2)), literal(60))),
                SqlType.INTEGER);
        assertThat(of(layers, 5)).containsExactly(Value.of(300), Value.of(302));
    }

    @Test
    void givesFractionsWhereTheyCome() {
        assertThat(of(call(Operator.TIMES, X, literal(4)), 1)).containsExactly(Value.of(new BigDecimal("0.25")));
    }

    @Test
    void leavesWhatCannotBeUndone() {
        assertThat(of(X, 5)).isEmpty();
        assertThat(of(call(Operator.TIMES, X, literal(0)), 5)).isEmpty();
        assertThat(of(call(Operator.PLUS, X, X), 5)).isEmpty();
        assertThat(ScaledConstants.of(call(Operator.PLUS, X, literal(1)), Value.of("a")))
                .isEmpty();
    }

    private static List<Value> of(Scalar expression, int constant) {
        return ScaledConstants.of(expression, Value.of(constant));
    }

    private static Scalar call(Operator operator, Scalar... arguments) {
        return new Scalar.Call(operator, List.of(arguments), SqlType.INTEGER);
    }

    private static Scalar literal(int number) {
        return new Scalar.Literal(Value.of(number), SqlType.INTEGER);
    }
}
