package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.dependency.PresentColumns;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.Set;
import org.apache.calcite.rel.RelFieldCollation;
import org.apache.calcite.rel.RelFieldCollation.Direction;
import org.apache.calcite.rel.RelFieldCollation.NullDirection;
import org.jspecify.annotations.Nullable;

/**
 * Calcite's sort keys over the rows of a relation as ours. Where the query leaves the place of NULLs open, the profile says; for
 * a column that has none the place is the standard's whatever they say, so that two profiles make one question of it.
 */
final class SortKeys {
    private final ReadingProfile profile;
    private final Relation input;
    /** Worked out for the first column that is asked for. */
    private @Nullable Set<Integer> present;

    SortKeys(ReadingProfile profile, Relation input) {
        this.profile = profile;
        this.input = input;
    }

    Relation.SortKey of(RelFieldCollation collation) {
        int index = collation.getFieldIndex();
        Scalar key = new Scalar.Column(index, input.types().get(index));
        return of(key, collation.getDirection(), collation.nullDirection);
    }

    Relation.SortKey of(Scalar key, Direction direction, NullDirection nulls) {
        boolean descending = direction.isDescending();
        boolean nullsFirst = isNeverNull(key)
                ? ReadingProfile.STANDARD.nulls().areFirst(descending)
                : switch (nulls) {
                    case FIRST -> true;
                    case LAST -> false;
                    case UNSPECIFIED -> profile.nulls().areFirst(descending);
                };
        return new Relation.SortKey(key, descending, nullsFirst);
    }

    private boolean isNeverNull(Scalar key) {
        return key instanceof Scalar.Column column && present().contains(column.index());
    }

    private Set<Integer> present() {
        if (present == null) {
            present = PresentColumns.of(input);
        }
        return present;
    }
}
