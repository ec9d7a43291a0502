package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** Quotients and remainders: known where the divisor is a number, otherwise functions of the two. */
final class Quotients {
    /** Each DBMS keeps as many behind the point. */
    private static final int FEWEST_DIGITS = 4;

    private final Translation translation;

    Quotients(Translation translation) {
        this.translation = translation;
    }

    /**
     * By zero it is NULL or an error, so that of a divisor that may be zero nothing is known. How many digits a quotient that is not
     * whole has depends on the DBMS, and in some on those of the two numbers, which are therefore part of the function's name.
     *
     * @param types those of the two in the query
     */
    Term of(List<SqlType> types, List<Term> arguments, SqlType type) {
        Term left = arguments.get(0);
        Term right = arguments.get(1);
        boolean whole = ValueKind.of(type) == ValueKind.WHOLE;
        Optional<BigDecimal> divisor = Terms.number(right).filter(number -> number.signum() != 0);
        Optional<BigDecimal> dividend = Terms.number(left);
        if (divisor.isPresent() && whole) {
            if (dividend.isPresent()) {
                return Terms.constant(dividend.get().divide(divisor.get(), 0, RoundingMode.DOWN), type);
            }
            if (isByCount(left, right)) {
                return Terms.strict(ArithmeticOperation.WHOLE_QUOTIENT, arguments, type);
            }
        }
        if (whole
                || !ValueKind.of(left.type()).isExact()
                || !ValueKind.of(right.type()).isExact()) {
            return new Term.Unknown(whole ? Function.Quotient.WHOLE : Function.Quotient.EXACT, arguments, type);
        }
        if (divisor.isPresent() && dividend.isPresent()) {
            Optional<BigDecimal> quotient = ofFewDigits(dividend.get(), divisor.get());
            if (quotient.isPresent()) {
                return Terms.constant(quotient.get(), type);
            }
        }
        if (translation.assume(Assumption.EXACT_QUOTIENTS)) {
            return divisor.isPresent()
                    ? Terms.strict(ArithmeticOperation.QUOTIENT, arguments, type)
                    : new Term.Unknown(Function.Quotient.EXACT, arguments, type);
        }
        return new Term.Unknown(ofScales(types), arguments, type);
    }

    private static Optional<BigDecimal> ofFewDigits(BigDecimal dividend, BigDecimal divisor) {
        BigDecimal quotient = dividend.divide(divisor, FEWEST_DIGITS, RoundingMode.DOWN);
        return quotient.multiply(divisor).compareTo(dividend) == 0 ? Optional.of(quotient) : Optional.empty();
    }

    private static Function ofScales(List<SqlType> types) {
        return new Function.Quotient(false, types.stream().map(Quotients::scale).toList());
    }

    private static int scale(SqlType type) {
        return type instanceof SqlType.DecimalType(int precision, int scale) ? scale : 0;
    }

    /** {@code a % n -> a - n * (a / n)} where a is whole and n a whole number above zero: the sign is that of a. */
    static Optional<Term> remainder(List<Term> arguments, SqlType type) {
        Term left = arguments.get(0);
        Term right = arguments.get(1);
        if (ValueKind.of(type) != ValueKind.WHOLE
                || !isByCount(left, right)
                || Terms.number(left).isPresent()) {
            return Optional.empty();
        }
        Term parts = Terms.strict(ArithmeticOperation.WHOLE_QUOTIENT, arguments, SqlType.BIGINT);
        Term inParts = Terms.strict(ArithmeticOperation.TIMES, List.of(right, parts), SqlType.BIGINT);
        return Optional.of(Terms.strict(ArithmeticOperation.MINUS, List.of(left, inParts), type));
    }

    private static boolean isByCount(Term dividend, Term divisor) {
        return ValueKind.of(dividend.type()) == ValueKind.WHOLE
                && Terms.number(divisor)
                        .filter(number -> number.signum() > 0)
                        .filter(number -> number.stripTrailingZeros().scale() <= 0)
                        .isPresent();
    }

    /**
     * {@code (a / b) * n -> (a * n) / b} where n is a number, also where the quotient stands in the branches of a CASE. Rounded
     * quotients differ there, so that it takes {@link Assumption#EXACT_QUOTIENTS}. Empty where neither is a quotient.
     */
    Optional<Term> scaled(Term left, Term right, SqlType type) {
        if (Terms.number(right).isPresent() && isQuotient(left)) {
            return scaledBy(right, left, type);
        }
        return Terms.number(left).isPresent() && isQuotient(right) ? scaledBy(left, right, type) : Optional.empty();
    }

    private Optional<Term> scaledBy(Term number, Term quotient, SqlType type) {
        return translation.assume(Assumption.EXACT_QUOTIENTS)
                ? Optional.of(product(quotient, number, type))
                : Optional.empty();
    }

    private static boolean isQuotient(Term term) {
        return switch (term) {
            case Term.Unknown(Function function, var arguments, var type) -> function.equals(Function.Quotient.EXACT);
            case Term.If(var condition, Term then, Term otherwise) -> isQuotient(then) || isQuotient(otherwise);
            case Term ignored -> false;
        };
    }

    private static Term product(Term term, Term number, SqlType type) {
        return switch (term) {
            case Term.Unknown(Function function, List<Term> arguments, var own)
            when function.equals(Function.Quotient.EXACT) -> {
                Term dividend = Terms.strict(ArithmeticOperation.TIMES, List.of(arguments.get(0), number), type);
                yield new Term.Unknown(Function.Quotient.EXACT, List.of(dividend, arguments.get(1)), type);
            }
            case Term.If(var condition, Term then, Term otherwise) ->
                Terms.when(condition, product(then, number, type), product(otherwise, number, type));
            case Term ignored ->
                Formulas.isNull(term).equals(io.panoptes.equivalence.prover.expression.Formula.TRUE)
                        ? Terms.nothing(type)
                        : Terms.strict(ArithmeticOperation.TIMES, List.of(term, number), type);
        };
    }
}
