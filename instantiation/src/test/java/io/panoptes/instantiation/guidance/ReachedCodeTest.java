package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.dbms.coverage.StatementCoverage;
import org.junit.jupiter.api.Test;

class ReachedCodeTest {
    private final ReachedCode reached = new ReachedCode();

    @Test
    void anEdgeIsNewOnce() {
        assertThat(reached.add(pair(EdgeSet.of(1, 2), EdgeSet.of(2)))).isEqualTo(new CaseNovelty(2, 1));
        assertThat(reached.add(pair(EdgeSet.of(1, 2), EdgeSet.of(2)))).isEqualTo(CaseNovelty.NONE);
        assertThat(reached.edges()).isEqualTo(2);
        assertThat(reached.differential()).isEqualTo(1);
    }

    @Test
    void anEdgeThatBothReachedIsDifferentialWhenOneReachesItAlone() {
        reached.add(pair(EdgeSet.of(5), EdgeSet.of(5)));
        assertThat(reached.add(pair(EdgeSet.EMPTY, EdgeSet.of(5)))).isEqualTo(new CaseNovelty(0, 1));
    }

    @Test
    void whatAnotherInstanceReachedBeforeIsNotNew() {
        reached.add(pair(EdgeSet.of(1, 2, 3), EdgeSet.EMPTY));
        // The second instance had not seen these.
        assertThat(reached.add(pair(EdgeSet.of(1, 2, 3, 4), EdgeSet.EMPTY))).isEqualTo(new CaseNovelty(1, 1));
    }

    /** Everything is new to the instance. */
    static PairCoverage pair(EdgeSet left, EdgeSet right) {
        return new PairCoverage(
                new StatementCoverage(left.size(), left, left.minus(right), EdgeSet.EMPTY),
                new StatementCoverage(right.size(), right.minus(left), right.minus(left), EdgeSet.EMPTY));
    }
}
