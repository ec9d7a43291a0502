package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
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
        return value(bag, type, false);
    }

    /** @param oneRow whether it is known that there are no two rows */
    Term value(Bag bag, SqlType type, boolean oneRow) {
        if (bag.products().size() == 1) {
            Product only = bag.products().getFirst();
            if (only.vars().isEmpty()) {
                return Terms.when(only.condition(), only.head().getFirst(), Terms.nothing(type));
            }
        }
        if (!oneRow && !hasOneRowAtMost(bag) && !translation.assume(Assumption.ONE_ROW_SUBQUERIES)) {
            if (translation.assume(Assumption.ERRORS_LIKE_VALUES)) {
                Term only = new Term.Summary(BagFunction.Known.ONLY_VALUE, List.of(), bag, type);
                return Terms.when(AggregateTranslation.exists(bag), only, Terms.nothing(type));
            }
            throw new Unsupported("scalar subquery that may have several rows");
        }
        return bag.products().isEmpty() ? Terms.nothing(type) : new Term.Extremum(true, bag, type);
    }

    /** Whether LIMIT 1 says so. */
    static boolean isLimitedToOneRow(Relation relation) {
        return switch (relation) {
            case Relation.Sort sort -> sort.limit().orElse(2) <= 1 || isLimitedToOneRow(sort.input());
            case Relation.Project(Relation input, var expressions) -> isLimitedToOneRow(input);
            case Relation.Filter(Relation input, var condition) -> isLimitedToOneRow(input);
            case Relation.Distinct(Relation input) -> isLimitedToOneRow(input);
            case Relation.Scan ignored -> false;
            case Relation.Values(var types, var rows) -> rows.size() <= 1;
            case Relation.Join ignored -> false;
            case Relation.SetOperation ignored -> false;
            case Relation.Aggregate ignored -> false;
            case Relation.Window ignored -> false;
        };
    }

    static boolean hasOneRowAtMost(Bag bag) {
        if (bag.products().size() != 1) {
            return bag.products().isEmpty();
        }
        Product product = bag.products().getFirst();
        return KeyFacts.determined(
                        product.vars(), new Equalities(List.of(product.condition())), FreeVariables.of(product))
                .containsAll(product.vars());
    }
}
