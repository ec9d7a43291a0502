package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.apache.calcite.rel.RelFieldCollation;

/** Calcite's sort keys as ours; where the query leaves the place of NULLs open, the profile says. */
final class SortKeys {
    private SortKeys() {}

    static Relation.SortKey of(RelFieldCollation collation, List<SqlType> types, ReadingProfile profile) {
        int index = collation.getFieldIndex();
        boolean descending = collation.getDirection().isDescending();
        boolean nullsFirst = switch (collation.nullDirection) {
            case FIRST -> true;
            case LAST -> false;
            case UNSPECIFIED -> profile.nulls().areFirst(descending);
        };
        return new Relation.SortKey(new Scalar.Column(index, types.get(index)), descending, nullsFirst);
    }
}
