package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreservedSideTest {
    /** Over k (id, x, y) beside t (a, b). */
    private static final List<SortKey> BY_X = List.of(new SortKey(new Scalar.Column(1, SqlType.INTEGER), false, true));

    private static final List<SortKey> BY_A = List.of(new SortKey(new Scalar.Column(3, SqlType.INTEGER), false, true));

    @Test
    void theLeftSideOfALeftJoin() {
        assertThat(PreservedSide.keys(join("LEFT"), BY_X)).contains(BY_X);
        assertThat(PreservedSide.keys(join("LEFT"), BY_A)).isEmpty();
    }

    @Test
    void theRightSideOfARightJoinCountsItsOwnColumns() {
        assertThat(PreservedSide.keys(join("RIGHT"), BY_A))
                .contains(List.of(new SortKey(new Scalar.Column(0, SqlType.INTEGER), false, true)));
        assertThat(PreservedSide.keys(join("RIGHT"), BY_X)).isEmpty();
    }

    @Test
    void otherJoinsPreserveNoSide() {
        assertThat(PreservedSide.keys(join("INNER"), BY_X)).isEmpty();
        assertThat(PreservedSide.keys(join("FULL"), BY_X)).isEmpty();
    }

    private static Relation.Join join(String kind) {
        Relation read = Limiting.read("SELECT * FROM k " + kind + " JOIN t ON k.x = t.a");
        return read instanceof Relation.Join join ? join : (Relation.Join) ((Relation.Project) read).input();
    }
}
