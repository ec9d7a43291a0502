package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rewrite.Equalities;
import io.panoptes.equivalence.prover.rewrite.Keys;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** Bags of which one row is wanted. */
final class SubqueryTranslation {
    private final Translation translation;

    SubqueryTranslation(Translation translation) {
        this.translation = translation;
    }

    /** The value of the only row; NULL where there is none. Of one row, it is the greatest. */
    Term value(Bag bag, SqlType type) {
        if (bag.products().size() == 1) {
            Product only = bag.products().getFirst();
            if (only.vars().isEmpty()) {
                return Terms.when(only.condition(), only.head().getFirst(), Terms.nothing(type));
            }
        }
        if (!hasOneRowAtMost(bag) && !translation.assume(Assumption.ONE_ROW_SUBQUERIES)) {
            throw new Unsupported("scalar subquery that may have several rows");
        }
        return bag.products().isEmpty() ? Terms.nothing(type) : new Term.Extremum(true, bag, type);
    }

    static boolean hasOneRowAtMost(Bag bag) {
        if (bag.products().size() != 1) {
            return bag.products().isEmpty();
        }
        Product product = bag.products().getFirst();
        return Keys.determined(product.vars(), new Equalities(List.of(product.condition())), FreeVariables.of(product))
                .containsAll(product.vars());
    }
}
