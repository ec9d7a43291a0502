package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.decimal;
import static io.panoptes.equivalence.prover.rule.operator.Calls.floating;
import static io.panoptes.equivalence.prover.rule.operator.Calls.nothing;
import static io.panoptes.equivalence.prover.rule.operator.Calls.number;
import static io.panoptes.equivalence.prover.rule.operator.Calls.text;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ExactArithmeticTest {
    private static final Term N = any(1, SqlType.INTEGER);
    private static final Formula CONDITION = Formulas.isNull(any(2, SqlType.INTEGER));
    private static final Term ONE_OR_TWO = new Term.If(CONDITION, whole(1), whole(2));

    private final Calls calls = new Calls();

    private Term term(Operator operator, Term... arguments) {
        return new ExactArithmetic(calls.all)
                .apply(call(operator, SqlType.INTEGER, arguments))
                .orElseThrow();
    }

    private static Term strict(ArithmeticOperation operation, Term left, Term right) {
        return new Term.Strict(operation, List.of(left, right), SqlType.INTEGER);
    }

    @ParameterizedTest
    @CsvSource({"PLUS, 7, 2, 9", "MINUS, 7, 2, 5", "MINUS, 2, 7, -5", "TIMES, 7, -2, -14", "TIMES, 0, 5, 0"})
    void hasTheValueOfTheNumbers(Operator operator, long left, long right, String expected) {
        assertThat(TermValue.of(term(operator, whole(left), whole(right)))).isEqualTo(number(expected));
        assertThat(TermValue.of(term(operator, whole(left), nothing(SqlType.INTEGER))))
                .isEqualTo(Value.NULL);
    }

    @Test
    void severalNumbersAreTakenFromTheLeft() {
        assertThat(TermValue.of(term(Operator.MINUS, whole(7), whole(2), whole(1))))
                .isEqualTo(number("4"));
        assertThat(term(Operator.TIMES, N, N, N))
                .isEqualTo(strict(ArithmeticOperation.TIMES, strict(ArithmeticOperation.TIMES, N, N), N));
    }

    @Test
    void negationAndAbsoluteValueAreDifferences() {
        assertThat(term(Operator.NEGATE, N)).isEqualTo(strict(ArithmeticOperation.MINUS, Terms.constant(0), N));
        assertThat(term(Operator.ABS, N))
                .isEqualTo(new Term.If(
                        Formulas.less(N, Terms.constant(0)),
                        strict(ArithmeticOperation.MINUS, Terms.constant(0), N),
                        N));
        assertThat(TermValue.of(term(Operator.ABS, decimal("-0.25")))).isEqualTo(number("0.25"));
        assertThat(TermValue.of(term(Operator.ABS, decimal("0.25")))).isEqualTo(number("0.25"));
    }

    @Test
    void aChoiceOfConstantsTakesInConstantsAndFactors() {
        assertThat(term(Operator.PLUS, ONE_OR_TWO, whole(3))).isEqualTo(new Term.If(CONDITION, whole(4), whole(5)));
        assertThat(term(Operator.MINUS, whole(3), ONE_OR_TWO)).isEqualTo(new Term.If(CONDITION, whole(2), whole(1)));
        assertThat(term(Operator.TIMES, ONE_OR_TWO, N))
                .isEqualTo(new Term.If(CONDITION, N, strict(ArithmeticOperation.TIMES, whole(2), N)));
        assertThat(term(Operator.TIMES, N, ONE_OR_TWO))
                .isEqualTo(new Term.If(CONDITION, N, strict(ArithmeticOperation.TIMES, N, whole(2))));
        Term three = new Term.If(CONDITION, whole(3), ONE_OR_TWO);
        assertThat(term(Operator.PLUS, three, whole(1)))
                .isEqualTo(new Term.If(CONDITION, whole(4), new Term.If(CONDITION, whole(2), whole(3))));
        Term left = new Term.If(CONDITION, ONE_OR_TWO, whole(3));
        assertThat(term(Operator.PLUS, left, whole(1)))
                .isEqualTo(new Term.If(CONDITION, new Term.If(CONDITION, whole(2), whole(3)), whole(4)));
    }

    @Test
    void otherChoicesAndSumsStay() {
        assertThat(term(Operator.PLUS, ONE_OR_TWO, N)).isEqualTo(strict(ArithmeticOperation.PLUS, ONE_OR_TWO, N));
        assertThat(term(Operator.PLUS, N, ONE_OR_TWO)).isEqualTo(strict(ArithmeticOperation.PLUS, N, ONE_OR_TWO));
        for (Term choice : List.of(new Term.If(CONDITION, N, whole(2)), new Term.If(CONDITION, whole(2), N))) {
            assertThat(term(Operator.PLUS, choice, whole(3)))
                    .isEqualTo(strict(ArithmeticOperation.PLUS, choice, whole(3)));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PLUS", "MINUS", "TIMES", "NEGATE", "ABS"})
    void takesNoOverflowForGranted(Operator operator) {
        assertThat(new ExactArithmetic(calls.none).apply(call(operator, SqlType.INTEGER, N, N)))
                .isEmpty();
        term(operator, N, N);
        assertThat(calls.made).containsExactly(Assumption.NO_OVERFLOW);
    }

    @ParameterizedTest
    @EnumSource(names = {"PLUS", "MINUS", "TIMES", "NEGATE", "ABS"})
    void saysNothingOfOtherThanExactNumbers(Operator operator) {
        ExactArithmetic rule = new ExactArithmetic(calls.all);
        assertThat(rule.apply(call(operator, SqlType.INTEGER, N, text("1")))).isEmpty();
        assertThat(rule.apply(call(operator, SqlType.INTEGER, floating(0.5), N)))
                .isEmpty();
        assertThat(rule.apply(call(operator, SqlType.DOUBLE, N, N))).isEmpty();
        assertThat(rule.apply(call(operator, CENTS, nothing(SqlType.NULL), N))).isEmpty();
        assertThat(calls.made).isEmpty();
    }

    @Test
    void saysNothingOfOtherOperators() {
        assertThat(new ExactArithmetic(calls.all).apply(call(Operator.DIVIDE, SqlType.INTEGER, N, N)))
                .isEmpty();
        assertThat(new ExactArithmetic(calls.all).apply(call(Operator.MODULO, SqlType.INTEGER, N, N)))
                .isEmpty();
    }
}
