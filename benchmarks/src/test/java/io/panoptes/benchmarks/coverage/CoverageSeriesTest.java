package io.panoptes.benchmarks.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.coverage.CoverageSeries.Point;
import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.dbms.coverage.StatementCoverage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CoverageSeriesTest {
    private final AtomicLong clock = new AtomicLong(1_000_000_000L);
    private final AtomicInteger late = new AtomicInteger();
    private final CoverageSeries series = new CoverageSeries(clock::get, 3, late::incrementAndGet);

    @Test
    void hasAPointForEachSecondWithACaseAndTheLastHasEverything() {
        series.add(reaching(1, 2));
        passMillis(500);
        series.add(reaching(3));
        passMillis(600);
        series.add(reaching(3, 4));
        passMillis(100);
        series.add(reaching(5));
        assertThat(series.points()).containsExactly(new Point(0, 1, 2, 0), new Point(1, 4, 5, 0));
    }

    @Test
    void edgesOfOneQueryOnlyAreCountedByThemselves() {
        series.add(new PairCoverage(reached(EdgeSet.of(1, 2), EdgeSet.of(2)), StatementCoverage.EMPTY));
        assertThat(series.points()).containsExactly(new Point(0, 1, 2, 1));
    }

    @Test
    void casesAfterTheLimitAreNotCounted() {
        series.add(reaching(1));
        passMillis(3_000);
        series.add(reaching(2));
        assertThat(series.points()).containsExactly(new Point(0, 1, 1, 0));
        assertThat(late).hasValue(1);
    }

    @Test
    void isEmptyBeforeTheFirstCase() {
        assertThat(series.points()).isEmpty();
    }

    private void passMillis(long millis) {
        clock.addAndGet(millis * 1_000_000);
    }

    /** Both queries reach the same edges. */
    private static PairCoverage reaching(int... edges) {
        return new PairCoverage(reached(EdgeSet.of(edges), EdgeSet.EMPTY), StatementCoverage.EMPTY);
    }

    private static StatementCoverage reached(EdgeSet fresh, EdgeSet alone) {
        return new StatementCoverage(fresh.size(), fresh, alone, EdgeSet.EMPTY);
    }
}
