package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Translates the relations of one proof, and keeps what the translation took for granted. */
public final class Translation {
    private final FreshVariables names;
    private final Set<Assumption> allowed;
    private final Set<Assumption> made = EnumSet.noneOf(Assumption.class);
    private final Map<String, Integer> choices = new HashMap<>();
    private boolean choosesOnce;

    public Translation(FreshVariables names, Set<Assumption> allowed) {
        this.names = names;
        this.allowed = Set.copyOf(allowed);
    }

    /**
     * The rows of the relation; an order on top is left out.
     *
     * @param repeatsLimits whether the query asks twice for the same limited rows, which may be one run or two
     * @throws io.panoptes.equivalence.problem.Unsupported where the relation has no meaning as a bag of rows, or none that is known
     */
    public Bag translate(Relation relation, boolean repeatsLimits) {
        choices.clear();
        choosesOnce = !repeatsLimits;
        return relations().translate(relation, VisibleRows.NONE);
    }

    /** The rows of a relation without limits that leave a choice. */
    public Bag translate(Relation relation) {
        return translate(relation, true);
    }

    /** When a scalar over one row, given by its columns, is not FALSE: what a CHECK demands. */
    public io.panoptes.equivalence.prover.expression.Formula isNotFalse(
            io.panoptes.equivalence.algebra.Scalar scalar,
            java.util.List<io.panoptes.equivalence.prover.expression.Term> row) {
        return io.panoptes.equivalence.prover.expression.Formulas.not(relations()
                .scalars()
                .logic(scalar, VisibleRows.NONE.inside(row))
                .isFalse());
    }

    public Set<Assumption> assumptions() {
        return made;
    }

    /**
     * A name for the choice that a LIMIT makes among ties: the n-th of its kind in either query is the same choice, and no
     * two in one query are. Empty where it may be made more than once.
     */
    Optional<String> choice(String kind, boolean once) {
        if (!once || !choosesOnce || !allowed.contains(Assumption.SETS_OF_RIGHT_ANSWERS)) {
            return Optional.empty();
        }
        made.add(Assumption.SETS_OF_RIGHT_ANSWERS);
        return Optional.of(kind + " choice " + choices.merge(kind, 1, Integer::sum));
    }

    private RelationTranslation relations() {
        return new RelationTranslation(names, this);
    }

    boolean assume(Assumption assumption) {
        if (allowed.contains(assumption)) {
            made.add(assumption);
            return true;
        }
        return false;
    }
}
