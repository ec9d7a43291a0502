package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.PartOfProduct;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x, n. p(x) × [0 < n ≤ #{y. q(x, y)}] h(x) -> Σ x, y. p(x) × q(x, y) h(x)} where n is a whole number of which nothing else
 * is said: there are as many such numbers as rows that are counted. And where the numbers begin behind a part of the rows,
 * {@code [#{y. q × r} < n ≤ #{y. q}]}, the same over {@code q × ¬r}: the part sums over the same tables in the same order.
 *
 * <p>A count that is taken only where c holds, {@code if(c; #{y. q}; 0)}, counts the rows of c and q. Where n is bounded by
 * several counts, one of them must count a part of what each other one does, and is the least.
 */
final class CountedRows implements Decomposition {
    private final FreshVariables names;

    CountedRows(FreshVariables names) {
        this.names = names;
    }

    @Override
    public String name() {
        return "rows in place of numbers";
    }

    @Override
    public List<Product> apply(List<Product> products) {
        return products.stream().map(this::withoutNumbers).toList();
    }

    private Product withoutNumbers(Product product) {
        Product last = product;
        Optional<Product> next = Optional.of(product);
        while (next.isPresent()) {
            last = next.get();
            next = rows(last);
        }
        return last;
    }

    private Optional<Product> rows(Product product) {
        return product.vars().stream()
                .filter(var -> var.source() instanceof Source.AnyValue(var type)
                        && ValueKind.of(type) == ValueKind.WHOLE
                        && !FreeVariables.of(product.head()).contains(var))
                .flatMap(number -> rows(product, number, names).stream())
                .findFirst();
    }

    private static Optional<Product> rows(Product product, Var number, FreshVariables names) {
        List<Formula> rest = new ArrayList<>();
        Optional<Term> above = Optional.empty();
        List<Term> upTo = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (!FreeVariables.of(conjunct).contains(number)) {
                rest.add(conjunct);
            } else if (above.isEmpty()
                    && conjunct instanceof Formula.Less(Term bound, Term value)
                    && isBound(bound, value, number)) {
                above = Optional.of(bound);
            } else if (conjunct instanceof Formula.Not(Formula.Less(Term bound, Term value))
                    && isBound(bound, value, number)) {
                upTo.add(bound);
            } else if (!conjunct.equals(Formulas.notNull(Terms.variable(number)))) {
                return Optional.empty();
            }
        }
        // What is above a number is not NULL.
        if (above.isEmpty()) {
            return Optional.empty();
        }
        Term lower = above.get();
        Optional<Product> counted = least(upTo, names).flatMap(upper -> between(lower, upper, names));
        if (counted.isEmpty()) {
            return Optional.empty();
        }
        Product rows = Substitution.copy(names, counted.get());
        rest.add(rows.condition());
        List<Var> vars = new ArrayList<>(product.vars());
        vars.remove(number);
        vars.addAll(rows.vars());
        return Optional.of(new Product(vars, Formulas.and(rest), product.head()));
    }

    private static boolean isBound(Term bound, Term value, Var number) {
        return value instanceof Term.Variable(Var var, var type)
                && var.equals(number)
                && !FreeVariables.of(bound).contains(number);
    }

    /** The bound that no other one can be below. */
    private static Optional<Term> least(List<Term> bounds, FreshVariables names) {
        return bounds.stream()
                .filter(bound -> bounds.stream().allMatch(other -> other.equals(bound) || isPart(bound, other, names)))
                .findFirst();
    }

    private static boolean isPart(Term part, Term whole, FreshVariables names) {
        return counted(part)
                .flatMap(rows -> counted(whole).flatMap(all -> PartOfProduct.of(all, rows, names)))
                .isPresent();
    }

    /** The rows that are counted from the one number to the other. */
    private static Optional<Product> between(Term above, Term upTo, FreshVariables names) {
        Optional<Product> whole = counted(upTo);
        return Terms.isNumber(above, 0)
                ? whole
                : whole.flatMap(rows -> counted(above)
                        .flatMap(part -> PartOfProduct.of(rows, part, names))
                        .map(part -> rows.where(Formulas.not(part.rest()))));
    }

    /** What the number counts, where it is a count. */
    static Optional<Product> counted(Term count) {
        return switch (count) {
            case Term.Total(Product rows, var type)
            when Terms.isNumber(rows.head().getFirst(), 1) -> Optional.of(rows);
            case Term.If(Formula condition, Term then, Term otherwise)
            when Terms.isNumber(otherwise, 0) -> counted(then).map(rows -> rows.where(condition));
            case Term ignored -> Optional.empty();
        };
    }
}
