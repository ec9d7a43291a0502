package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * {@code (a / b) * n -> (a * n) / b} where n is a number, also where the quotient stands in the branches of a CASE. Rounded
 * quotients differ there, so that it takes {@link Assumption#EXACT_QUOTIENTS}.
 */
record QuotientTimesNumber(Assuming assuming) {
    /** Empty where neither is a quotient. */
    Optional<Term> apply(Term left, Term right, SqlType type) {
        if (Terms.number(right).isPresent() && isQuotient(left)) {
            return scaledBy(right, left, type);
        }
        return Terms.number(left).isPresent() && isQuotient(right) ? scaledBy(left, right, type) : Optional.empty();
    }

    private Optional<Term> scaledBy(Term number, Term quotient, SqlType type) {
        return assuming.assume(Assumption.EXACT_QUOTIENTS)
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
                Terms.isNull(term)
                        ? Terms.nothing(type)
                        : Terms.strict(ArithmeticOperation.TIMES, List.of(term, number), type);
        };
    }
}
