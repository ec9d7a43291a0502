package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * INTERSECT ALL and EXCEPT ALL of a bag and a part of it. With {@code L = Σ x. c(x) × h(x)} and
 * {@code R = Σ x. c(x) × q(x) × h(x)}: {@code L EXCEPT ALL R -> Σ x. c(x) × not q(x) × h(x)}, {@code L INTERSECT ALL R -> R}.
 * Both sum over the same tables in the same order; the rows of other pairs are numbered.
 */
final class SetOperationAll {
    private final FreshVariables names;

    SetOperationAll(FreshVariables names) {
        this.names = names;
    }

    /** {@code l - max(l - r, 0) -> min(l, r)}: {@code L EXCEPT ALL (L EXCEPT ALL R) -> L INTERSECT ALL R}. */
    static Relation.SetOperation simpler(Relation.SetOperation operation) {
        return isExceptAll(operation)
                        && operation.right() instanceof Relation.SetOperation inner
                        && isExceptAll(inner)
                        && inner.left().equals(operation.left())
                ? new Relation.SetOperation(
                        Relation.SetKind.INTERSECT, true, operation.left(), inner.right(), operation.types())
                : operation;
    }

    private static boolean isExceptAll(Relation.SetOperation operation) {
        return operation.kind() == Relation.SetKind.EXCEPT && operation.all();
    }

    Optional<Bag> intersect(Bag left, Bag right) {
        return rest(left, right).map(rest -> right);
    }

    Optional<Bag> except(Bag left, Bag right) {
        return rest(left, right).map(rest -> left.map(product -> product.where(Formulas.not(rest))));
    }

    /** What the right side asks for besides what the left does, over the variables of the left. */
    private Optional<Formula> rest(Bag left, Bag right) {
        if (left.products().size() != 1 || right.products().size() != 1) {
            return Optional.empty();
        }
        Product whole = left.products().getFirst();
        Product part = right.products().getFirst();
        if (whole.vars().size() != part.vars().size()) {
            return Optional.empty();
        }
        Map<Var, Var> rows = new HashMap<>();
        for (int i = 0; i < whole.vars().size(); i++) {
            Source source = whole.vars().get(i).source();
            if (!(source instanceof Source.Stored)
                    || !source.equals(part.vars().get(i).source())) {
                return Optional.empty();
            }
            rows.put(part.vars().get(i), whole.vars().get(i));
        }
        Substitution renaming = new Substitution(names, rows, Map.of());
        if (!renaming.apply(part.head()).equals(whole.head())) {
            return Optional.empty();
        }
        List<Formula> rest = new ArrayList<>(Formulas.conjuncts(renaming.apply(part.condition())));
        List<Formula> common = Formulas.conjuncts(whole.condition());
        if (!rest.containsAll(common)) {
            return Optional.empty();
        }
        rest.removeAll(common);
        return Optional.of(Formulas.and(rest));
    }
}
