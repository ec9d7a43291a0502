package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a product has finitely many rows in every database, as far as its condition is written for one to see. Tables are finite;
 * a value must be one of finitely many: the same as a term, a column of some row, or a whole number between two others.
 *
 * <p>A sum over infinitely many rows is no number, and a bound of them need not be reached: {@code Σ n [n > 0] 1} is as much as {@code Σ
 * n [n > 1] 1}, and one more.
 */
public final class Finite {
    private Finite() {}

    public static boolean is(Product product) {
        return left(product.condition(), values(product)).isEmpty();
    }

    /** Those of its variables that may have infinitely many values. */
    private static Set<Var> values(Product product) {
        Set<Var> values = new HashSet<>(product.vars());
        values.removeIf(var -> !(var.source() instanceof Source.AnyValue(var type))
                || ValueSort.of(type) == ValueSort.BOOLEAN
                || ValueSort.of(type) == ValueSort.NONE);
        return values;
    }

    /** Those of the open variables that may have infinitely many values where the condition holds. */
    private static Set<Var> left(Formula condition, Set<Var> open) {
        Set<Var> left = new HashSet<>(open);
        boolean more = true;
        while (more) {
            Set<Var> seen = Set.copyOf(left);
            more = left.removeIf(var -> isFixed(var, condition, true, seen));
        }
        return left;
    }

    /** Whether the variable has finitely many values where the condition is as it is said to be, for each choice of those not open. */
    private static boolean isFixed(Var var, Formula condition, boolean holds, Set<Var> open) {
        return switch (condition) {
            case Formula.And(List<Formula> parts) ->
                holds
                        ? parts.stream().anyMatch(part -> isFixed(var, part, true, open)) || isBetween(var, parts, open)
                        : parts.stream().allMatch(part -> isFixed(var, part, false, open));
            case Formula.Or(List<Formula> parts) ->
                holds
                        ? parts.stream().allMatch(part -> isFixed(var, part, true, open))
                        : parts.stream().anyMatch(part -> isFixed(var, part, false, open));
            case Formula.Not(Formula part) -> isFixed(var, part, !holds, open);
            case Formula.Same(Term one, Term other) ->
                holds && (isPinned(var, one, other, open) || isPinned(var, other, one, open));
            case Formula.IsNull(Term term) -> holds && isOf(var, term);
            case Formula.Holds ignored -> false;
            case Formula.Less ignored -> false;
            case Formula.Exists(Product product) -> {
                Set<Var> inside = new HashSet<>(open);
                product.vars().forEach(inside::remove);
                inside.addAll(values(product));
                yield holds
                        && !product.vars().contains(var)
                        && !left(product.condition(), inside).contains(var);
            }
        };
    }

    private static boolean isOf(Var var, Term term) {
        return term instanceof Term.Variable(Var own, var type) && own.equals(var);
    }

    private static boolean isPinned(Var var, Term term, Term value, Set<Var> open) {
        ValueSort kind = Kinds.of(term);
        ValueSort other = Kinds.of(value);
        return isOf(var, term)
                && (kind.contains(other) || other.contains(kind))
                && Free.of(value).stream().noneMatch(open::contains);
    }

    /** A whole number, or NULL, above the one and not above the other. */
    private static boolean isBetween(Var var, List<Formula> parts, Set<Var> open) {
        boolean whole = var.source() instanceof Source.AnyValue(var type) && ValueSort.of(type) == ValueSort.WHOLE;
        return whole
                && parts.stream().anyMatch(part -> isAbove(var, part, true, open))
                && parts.stream().anyMatch(part -> isBelow(var, part, true, open));
    }

    private static boolean isAbove(Var var, Formula part, boolean holds, Set<Var> open) {
        return switch (part) {
            case Formula.Not(Formula inner) -> isAbove(var, inner, !holds, open);
            case Formula.Less(Term low, Term high) ->
                holds ? isOf(var, high) && isBound(low, open) : isOf(var, low) && isBound(high, open);
            default -> false;
        };
    }

    private static boolean isBelow(Var var, Formula part, boolean holds, Set<Var> open) {
        return switch (part) {
            case Formula.Not(Formula inner) -> isBelow(var, inner, !holds, open);
            case Formula.Less(Term low, Term high) ->
                holds ? isOf(var, low) && isBound(high, open) : isOf(var, high) && isBound(low, open);
            default -> false;
        };
    }

    /** A number that is never NULL: nothing is above or below NULL. */
    private static boolean isBound(Term term, Set<Var> open) {
        return Kinds.of(term).isExact()
                && isPresent(term)
                && Free.of(term).stream().noneMatch(open::contains);
    }

    private static boolean isPresent(Term term) {
        return switch (term) {
            case Term.Constant(var value, var type) -> !value.isNull();
            case Term.Total ignored -> true;
            case Term.Strict(var operation, List<Term> arguments, var type) ->
                arguments.stream().allMatch(Finite::isPresent);
            case Term.If(var condition, Term then, Term otherwise) -> isPresent(then) && isPresent(otherwise);
            case Term ignored -> false;
        };
    }
}
