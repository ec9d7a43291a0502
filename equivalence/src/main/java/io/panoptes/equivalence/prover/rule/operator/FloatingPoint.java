package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;

/**
 * Arithmetic on numbers in floating point, where each step rounds: functions of two numbers of which is known that the order of
 * summands and of factors does not matter, that {@code x + 0}, {@code x - 0}, {@code x * 1} and {@code x / 1} are x, and what they
 * give for constants. Not that sums can be grouped otherwise, nor that {@code x - x} is 0: of an infinity it is no number.
 */
final class FloatingPoint {
    private static final Comparator<Term> BY_TEXT = Comparator.comparing(Text::of);

    private final SqlType.DoubleType type;
    private final NumericCasts casts;

    FloatingPoint(SqlType.DoubleType type, NumericCasts casts) {
        this.type = type;
        this.casts = casts;
    }

    Term plus(Term left, Term right) {
        return Terms.isNumber(right, 0)
                ? own(left)
                : Terms.isNumber(left, 0)
                        ? own(right)
                        : operation(Operator.PLUS, "add", inOrder(left, right), Double::sum);
    }

    Term minus(Term left, Term right) {
        return Terms.isNumber(right, 0)
                ? own(left)
                : operation(Operator.MINUS, "subtract", List.of(left, right), (a, b) -> a - b);
    }

    Term times(Term left, Term right) {
        return Terms.isNumber(right, 1)
                ? own(left)
                : Terms.isNumber(left, 1)
                        ? own(right)
                        : operation(Operator.TIMES, "multiply", inOrder(left, right), (a, b) -> a * b);
    }

    /** By zero it is NULL, an error or infinite, as the DBMS has it. */
    Term quotient(Term left, Term right) {
        return Terms.isNumber(right, 1)
                ? own(left)
                : operation(Operator.DIVIDE, "divide", List.of(left, right), (a, b) -> b == 0 ? Double.NaN : a / b);
    }

    Term negated(Term number) {
        Term own = own(number);
        return constant(own).isPresent()
                ? minus(Terms.constant(0), own)
                : new Term.Unknown(
                        new Function.OfOperator(Operator.NEGATE, "negate " + NumericCasts.name(type)),
                        List.of(own),
                        type);
    }

    private Term own(Term number) {
        return casts.floating(number, type);
    }

    private List<Term> inOrder(Term left, Term right) {
        return List.of(own(left), own(right)).stream().sorted(BY_TEXT).toList();
    }

    private Term operation(Operator operator, String name, List<Term> arguments, DoubleBinaryOperator meaning) {
        List<Term> own = arguments.stream().map(this::own).toList();
        if (own.stream().anyMatch(Terms::isNull)) {
            return Terms.nothing(type);
        }
        Optional<Double> left = constant(own.get(0));
        Optional<Double> right = constant(own.get(1));
        if (left.isPresent() && right.isPresent()) {
            double value = meaning.applyAsDouble(left.get(), right.get());
            if (Double.isFinite(value)) {
                return new Term.Constant(new Value.DoubleValue(value), type);
            }
        }
        return new Term.Unknown(
                new Function.OfOperator(operator, "%s %s".formatted(name, NumericCasts.name(type))), own, type);
    }

    /** The value of a constant of 64 bits, in which Java computes as a DBMS does. */
    private Optional<Double> constant(Term term) {
        return type.equals(SqlType.DOUBLE)
                        && term instanceof Term.Constant(Value.DoubleValue(double number), var ignored)
                ? Optional.of(number)
                : Optional.empty();
    }
}
