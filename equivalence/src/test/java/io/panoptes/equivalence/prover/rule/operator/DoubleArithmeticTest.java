package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.floating;
import static io.panoptes.equivalence.prover.rule.operator.Calls.text;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoubleArithmeticTest {
    private static final Term X = any(1, SqlType.DOUBLE);
    private static final Term Y = any(2, SqlType.DOUBLE);

    private final Calls calls = new Calls();

    private static DoubleArithmetic rule(Assuming assuming) {
        return new DoubleArithmetic(new NumericCasts(assuming), new UnknownFunctions(assuming));
    }

    private Term term(Operator operator, Term... arguments) {
        return rule(calls.all).apply(call(operator, SqlType.DOUBLE, arguments)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"PLUS, 0.5, 0.25, 0.75", "MINUS, 0.5, 0.25, 0.25", "TIMES, 0.5, 3, 1.5", "DIVIDE, 1, 4, 0.25"})
    void constantsAreComputed(Operator operator, double left, double right, double expected) {
        assertThat(term(operator, floating(left), floating(right))).isEqualTo(floating(expected));
    }

    @Test
    void severalAreTakenFromTheLeft() {
        assertThat(term(Operator.MINUS, floating(1), floating(0.5), floating(0.25)))
                .isEqualTo(floating(0.25));
    }

    @Test
    void whatDoesNotChangeANumberIsLeftOut() {
        assertThat(term(Operator.PLUS, X, whole(0))).isEqualTo(X);
        assertThat(term(Operator.TIMES, whole(1), X)).isEqualTo(X);
        assertThat(term(Operator.DIVIDE, X, whole(1))).isEqualTo(X);
        assertThat(term(Operator.NEGATE, floating(0.5))).isEqualTo(floating(-0.5));
    }

    /** x - x is no number where x is infinite, and sums can't be grouped otherwise. */
    @Test
    void isNoAlgebra() {
        assertThat(term(Operator.MINUS, X, X)).isInstanceOf(Term.Unknown.class);
        assertThat(term(Operator.PLUS, term(Operator.PLUS, X, Y), floating(0.5)))
                .isNotEqualTo(term(Operator.PLUS, X, term(Operator.PLUS, Y, floating(0.5))));
        assertThat(term(Operator.PLUS, X, Y)).isEqualTo(term(Operator.PLUS, Y, X));
        assertThat(term(Operator.MINUS, X, Y)).isNotEqualTo(term(Operator.MINUS, Y, X));
    }

    /** A quotient by zero may be infinite, with the sign of the zero. */
    @Test
    void quotientsTakePlainZerosOfTheDivisorForGranted() {
        term(Operator.PLUS, X, Y);
        term(Operator.DIVIDE, X, floating(4));
        assertThat(calls.made).isEmpty();
        term(Operator.DIVIDE, floating(4), Y);
        assertThat(calls.made).containsExactly(Assumption.NO_NEGATIVE_ZERO);
        assertThatThrownBy(() -> rule(calls.none).apply(call(Operator.DIVIDE, SqlType.DOUBLE, X, Y)))
                .isInstanceOf(Unsupported.class);
        assertThat(rule(calls.none).apply(call(Operator.DIVIDE, SqlType.DOUBLE, X, floating(4))))
                .isPresent();
    }

    @Test
    void saysNothingOfOtherResultsValuesAndOperators() {
        assertThat(rule(calls.all).apply(call(Operator.PLUS, SqlType.INTEGER, whole(1), whole(2))))
                .isEmpty();
        assertThat(rule(calls.all).apply(call(Operator.PLUS, SqlType.DOUBLE, X, text("1"))))
                .isEmpty();
        assertThat(rule(calls.all).apply(call(Operator.ABS, SqlType.DOUBLE, X))).isEmpty();
    }
}
