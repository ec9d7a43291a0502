package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.PartOfProduct;
import io.panoptes.equivalence.prover.rule.Positions;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.equivalence.prover.rule.Propositions;
import io.panoptes.equivalence.prover.rule.WholeInterval;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ v, k. p(v) × [#{x. a(v, x)} < k ≤ #{x, y. a(v, x) × b(v, y)}] -> Σ v, x, y. p(v) × a(v, x) × b(v, y) × ‖Σ z. b(v, z) × [z.c < y.c]‖}: of n
 * times m copies of a row m are taken away. Of n rows y all but the first are left for each x; of none, none.
 *
 * <p>k stands nowhere else, b does not refer to x, y is a row of a stored table, and c is a whole number that is never NULL and in which no two of
 * the rows y tie. Either number may be one that is none unless a condition holds; that of the greater must then entail that of the other.
 */
record TakeOneAway() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        return product.vars().stream()
                .filter(number -> product.head().stream()
                        .noneMatch(term -> FreeVariables.of(term).contains(number)))
                .flatMap(number -> WholeInterval.of(product, number).stream())
                .flatMap(interval -> left(interval, scope.names()).stream())
                .findFirst();
    }

    private static Optional<Product> left(WholeInterval interval, FreshVariables names) {
        Optional<Count> below = count(interval.below());
        Optional<Count> upTo = count(interval.upTo());
        if (below.isEmpty() || upTo.isEmpty()) {
            return Optional.empty();
        }
        // Where the greater count is none, there is no k.
        Product others = interval.others().where(upTo.get().where());
        if (!Propositions.follows(below.get().where(), Formulas.conjuncts(others.condition()))) {
            return Optional.empty();
        }
        Product copies = Substitution.copy(names, upTo.get().rows());
        return copies.vars().stream()
                .flatMap(row -> left(others, copies, row, below.get().rows(), names).stream())
                .findFirst();
    }

    /** How many rows there are where a condition holds, and else none. */
    private record Count(Formula where, Product rows) {}

    private static Optional<Count> count(Term term) {
        return switch (term) {
            case Term.Total(Product rows, var type)
            when rows.head().equals(List.of(Terms.constant(1))) -> Optional.of(new Count(Formula.TRUE, rows));
            case Term.If(Formula where, Term then, Term otherwise)
            when otherwise.equals(Terms.constant(0)) ->
                count(then).map(count -> new Count(Formulas.and(where, count.where()), count.rows()));
            case Term ignored -> Optional.empty();
        };
    }

    private static Optional<Product> left(
            Product others, Product copies, Var row, Product taken, FreshVariables names) {
        if (!(row.source() instanceof Source.Stored)) {
            return Optional.empty();
        }
        Product each = copies.without(row);
        return PartOfProduct.renaming(each, taken, names)
                .flatMap(renaming -> times(copies, row, renaming.apply(taken.condition())))
                .flatMap(times -> new Positions(names)
                        .columnWithoutTies(times)
                        .map(column -> all(others, copies, Formulas.exists(before(times, row, column, names)))));
    }

    /** The rows y: what is asked of all, without what is asked of x alone; empty where the rest refers to x too, or asks less. */
    private static Optional<Product> times(Product copies, Var row, Formula ofEach) {
        Set<CanonicalForm> asked = new HashSet<>();
        Formulas.conjuncts(ofEach).forEach(conjunct -> asked.add(CanonicalForm.of(conjunct)));
        List<Formula> rest = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(copies.condition())) {
            CanonicalForm form = CanonicalForm.of(conjunct);
            if (!asked.remove(form)) {
                rest.add(conjunct);
            }
        }
        Set<Var> each = new HashSet<>(copies.vars());
        each.remove(row);
        Formula condition = Formulas.and(rest);
        return asked.isEmpty() && Collections.disjoint(FreeVariables.of(condition), each)
                ? Optional.of(new Product(List.of(row), condition, List.of()))
                : Optional.empty();
    }

    private static Product before(Product times, Var row, Term column, FreshVariables names) {
        Var earlier = names.fresh(row.source());
        Substitution renaming = Substitution.row(names, row, earlier);
        return new Product(
                List.of(earlier),
                Formulas.and(renaming.apply(times.condition()), Formulas.less(renaming.apply(column), column)),
                List.of());
    }

    private static Product all(Product others, Product copies, Formula notFirst) {
        List<Var> vars = new ArrayList<>(others.vars());
        vars.addAll(copies.vars());
        return others.withVars(vars).where(Formulas.and(copies.condition(), notFirst));
    }
}
