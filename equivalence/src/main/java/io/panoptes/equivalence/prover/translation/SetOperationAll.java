package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.rule.PartOfProduct;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * INTERSECT ALL and EXCEPT ALL where they need no count of equal rows.
 *
 * <ul>
 *   <li>Of a bag and a part of it, with {@code L = Σ_i Σ x. c_i(x) × h_i(x)} and {@code R} of some of these, each with
 *       a condition more, {@code Σ x. c_i(x) × q_i(x) × h_i(x)}: {@code L EXCEPT ALL R -> L} with {@code not q_i} in these, and
 *       {@code L INTERSECT ALL R -> R}. Both sum over the same tables in the same order.
 *   <li>Where no two rows of L are equal: {@code L EXCEPT ALL R -> Σ L(r) × not ‖R(r)‖}, {@code L INTERSECT ALL R -> Σ L(r) × ‖R(r)‖},
 *       and the latter where no two rows of R are, too.
 * </ul>
 *
 * <p>For other pairs the result is empty: their equal rows have to be numbered.
 */
final class SetOperationAll {
    private final FreshVariables names;
    private final RelationTranslation relations;

    SetOperationAll(FreshVariables names, RelationTranslation relations) {
        this.names = names;
        this.relations = relations;
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
        if (rests(left, right).isPresent()) {
            return Optional.of(right);
        }
        if (rests(right, left).isPresent()) {
            return Optional.of(left);
        }
        if (hasNoRepeats(left)) {
            return Optional.of(left.map(row -> row.where(relations.isIn(row.head(), right))));
        }
        return hasNoRepeats(right)
                ? Optional.of(right.map(row -> row.where(relations.isIn(row.head(), left))))
                : Optional.empty();
    }

    Optional<Bag> except(Bag left, Bag right) {
        Optional<Map<Product, Formula>> rests = rests(left, right);
        if (rests.isPresent()) {
            return rests.map(
                    rest -> left.map(row -> rest.containsKey(row) ? row.where(Formulas.not(rest.get(row))) : row));
        }
        return hasNoRepeats(left)
                ? Optional.of(left.map(row -> row.where(Formulas.not(relations.isIn(row.head(), right)))))
                : Optional.empty();
    }

    private boolean hasNoRepeats(Bag bag) {
        return Order.isTotal(names, bag, Product::head);
    }

    /** For each product of the right side another one of the left that it is a part of, with what it asks for besides. */
    private Optional<Map<Product, Formula>> rests(Bag left, Bag right) {
        Map<Product, Formula> rests = new IdentityHashMap<>();
        for (Product part : right.products()) {
            Optional<Product> whole = left.products().stream()
                    .filter(product -> !rests.containsKey(product))
                    .filter(product -> rest(product, part).isPresent())
                    .findFirst();
            if (whole.isEmpty()) {
                return Optional.empty();
            }
            rests.put(whole.get(), rest(whole.get(), part).orElseThrow());
        }
        return Optional.of(rests);
    }

    /** What the part asks for besides what the whole does, over the variables of the whole. */
    private Optional<Formula> rest(Product whole, Product part) {
        return PartOfProduct.of(whole, part, names)
                .filter(known -> known.head().equals(whole.head()))
                .map(PartOfProduct::rest);
    }
}
