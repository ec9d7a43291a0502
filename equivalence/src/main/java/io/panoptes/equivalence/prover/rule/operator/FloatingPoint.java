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
 * Arithmetic on numbers in floating point, as functions of which little is known, since each step rounds: {@code x + y} is
 * {@code y + x} and {@code x * y} is {@code y * x}; {@code x + 0}, {@code x - 0}, {@code x * 1} and {@code x / 1} are x, zero having no
 * sign ({@code Assumption.NO_NEGATIVE_ZERO}); of constants the value is known.
 *
 * <p>Not used: {@code (x + y) + z = x + (y + z)}, which rounding breaks, and {@code x - x = 0}, which is NaN for an infinite x.
 */
final class FloatingPoint {
    /** Any order will do that is the same for both queries. */
    private static final Comparator<Term> BY_TEXT = Comparator.comparing(Text::of);

    private final SqlType.DoubleType type;
    private final NumericCasts casts;

    FloatingPoint(SqlType.DoubleType type, NumericCasts casts) {
        this.type = type;
        this.casts = casts;
    }

    Term plus(Term left, Term right) {
        return Terms.isNumber(right, 0)
                ? floating(left)
                : Terms.isNumber(left, 0)
                        ? floating(right)
                        : operation(Operator.PLUS, "add", inOrder(left, right), Double::sum);
    }

    Term minus(Term left, Term right) {
        return Terms.isNumber(right, 0)
                ? floating(left)
                : operation(Operator.MINUS, "subtract", List.of(left, right), (a, b) -> a - b);
    }

    Term times(Term left, Term right) {
        return Terms.isNumber(right, 1)
                ? floating(left)
                : Terms.isNumber(left, 1)
                        ? floating(right)
                        : operation(Operator.TIMES, "multiply", inOrder(left, right), (a, b) -> a * b);
    }

    /** By zero it is NULL, an error or infinite, as the DBMS has it. */
    Term quotient(Term left, Term right) {
        return Terms.isNumber(right, 1)
                ? floating(left)
                : operation(Operator.DIVIDE, "divide", List.of(left, right), (a, b) -> b == 0 ? Double.NaN : a / b);
    }

    Term negated(Term number) {
        Term operand = floating(number);
        return constant(operand).isPresent()
                ? minus(Terms.constant(0), operand)
                : new Term.Unknown(
                        new Function.OfOperator(Operator.NEGATE, "negate " + NumericCasts.name(type)),
                        List.of(operand),
                        type);
    }

    /** The term cast to this type. */
    private Term floating(Term number) {
        return casts.floating(number, type);
    }

    private List<Term> inOrder(Term left, Term right) {
        return List.of(floating(left), floating(right)).stream().sorted(BY_TEXT).toList();
    }

    private Term operation(Operator operator, String name, List<Term> arguments, DoubleBinaryOperator meaning) {
        List<Term> operands = arguments.stream().map(this::floating).toList();
        if (operands.stream().anyMatch(Terms::isNull)) {
            return Terms.nothing(type);
        }
        Optional<Double> left = constant(operands.get(0));
        Optional<Double> right = constant(operands.get(1));
        if (left.isPresent() && right.isPresent()) {
            double value = meaning.applyAsDouble(left.get(), right.get());
            if (Double.isFinite(value)) {
                return new Term.Constant(new Value.DoubleValue(value), type);
            }
        }
        return new Term.Unknown(
                new Function.OfOperator(operator, "%s %s".formatted(name, NumericCasts.name(type))), operands, type);
    }

    /** The value of a constant of 64 bits, in which Java computes as a DBMS does. */
    private Optional<Double> constant(Term term) {
        return type.equals(SqlType.DOUBLE)
                        && term instanceof Term.Constant(Value.DoubleValue(double number), var ignored)
                ? Optional.of(number)
                : Optional.empty();
    }
}
