package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.decimal;
import static io.panoptes.equivalence.prover.rule.operator.Calls.number;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemainderTest {
    /** Of which the rule does not know that it is a constant. */
    private static Term hidden(long number) {
        return new Term.If(new Formula.IsNull(whole(0)), whole(number + 1), whole(number));
    }

    private static Optional<Term> remainder(SqlType type, Term left, Term right) {
        return new Remainder().apply(call(Operator.MODULO, type, left, right));
    }

    @ParameterizedTest
    @CsvSource({"7, 3, 1", "-7, 3, -1", "6, 3, 0", "2, 3, 2"})
    void hasTheSignOfTheDividend(long left, long right, String expected) {
        assertThat(TermValue.of(
                        remainder(SqlType.INTEGER, hidden(left), whole(right)).orElseThrow()))
                .isEqualTo(number(expected));
    }

    @Test
    void isNullForNull() {
        Term nothing =
                new Term.If(new Formula.IsNull(whole(0)), whole(1), new Term.Constant(Value.NULL, SqlType.INTEGER));
        assertThat(TermValue.of(remainder(SqlType.INTEGER, nothing, whole(3)).orElseThrow()))
                .isEqualTo(Value.NULL);
    }

    /** By zero and by negative numbers a DBMS has its own answers. */
    @Test
    void saysNothingOfOtherDivisorsNumbersAndOperators() {
        Term n = any(1, SqlType.INTEGER);
        for (Term divisor : List.of(whole(0), whole(-3), any(2, SqlType.INTEGER), decimal("2.5"))) {
            assertThat(remainder(SqlType.INTEGER, n, divisor)).as("%s", divisor).isEmpty();
        }
        assertThat(remainder(CENTS, n, whole(3))).isEmpty();
        assertThat(remainder(SqlType.INTEGER, any(3, CENTS), whole(3))).isEmpty();
        assertThat(remainder(SqlType.INTEGER, whole(7), whole(3))).isEmpty();
        assertThat(new Remainder().apply(call(Operator.DIVIDE, SqlType.INTEGER, n, whole(3))))
                .isEmpty();
    }
}
