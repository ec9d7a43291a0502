package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Names;
import java.util.EnumSet;
import java.util.Set;

/** Translates the relations of one proof, and keeps what the translation took for granted. */
public final class Translation {
    private final Names names;
    private final Set<Assumption> allowed;
    private final Set<Assumption> made = EnumSet.noneOf(Assumption.class);

    public Translation(Names names, Set<Assumption> allowed) {
        this.names = names;
        this.allowed = Set.copyOf(allowed);
    }

    /**
     * The rows of the relation; an order on top is left out.
     *
     * @throws io.panoptes.equivalence.Unsupported where the relation has no meaning as a bag of rows, or none that is known
     */
    public Bag translate(Relation relation) {
        return relations().translate(relation, Rows.NONE);
    }

    /** When a scalar over one row, given by its columns, is not FALSE: what a CHECK demands. */
    public io.panoptes.equivalence.prover.expression.Formula isNotFalse(
            io.panoptes.equivalence.algebra.Scalar scalar,
            java.util.List<io.panoptes.equivalence.prover.expression.Term> row) {
        return io.panoptes.equivalence.prover.expression.Formulas.not(
                relations().scalars().logic(scalar, Rows.NONE.inside(row)).isFalse());
    }

    public Set<Assumption> assumptions() {
        return made;
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
