package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** Quotients: known where the divisor is a number, otherwise functions of the two. Those in floating point are not for this rule. */
record Quotients(Assuming assuming) implements OperatorRule {
    /** Each DBMS keeps as many behind the point. */
    private static final int FEWEST_DIGITS = 4;

    @Override
    public Optional<Term> apply(OperatorCall call) {
        return call.operator() == Operator.DIVIDE
                ? Optional.of(of(call.types(), call.arguments(), call.type()))
                : Optional.empty();
    }

    /**
     * By zero it is NULL or an error, so that of a divisor that may be zero nothing is known. How many digits a quotient that is not
     * whole has depends on the DBMS, and in some on those of the two numbers, which are therefore part of the function's name.
     *
     * @param types those of the two in the query
     */
    private Term of(List<SqlType> types, List<Term> arguments, SqlType type) {
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
        if (assuming.assume(Assumption.EXACT_QUOTIENTS)) {
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

    /** A whole number by a whole number above zero. */
    static boolean isByCount(Term dividend, Term divisor) {
        return ValueKind.of(dividend.type()) == ValueKind.WHOLE
                && Terms.number(divisor)
                        .filter(number -> number.signum() > 0)
                        .filter(number -> number.stripTrailingZeros().scale() <= 0)
                        .isPresent();
    }
}
