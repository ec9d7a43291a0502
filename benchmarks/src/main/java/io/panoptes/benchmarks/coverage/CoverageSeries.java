package io.panoptes.benchmarks.coverage;

import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.instantiation.guidance.ReachedCode;
import io.panoptes.instantiation.testcase.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** The code that the queries of one campaign have reached, second by second. Safe for several threads. */
public final class CoverageSeries implements CoverageFeedback {
    private static final long NANOS_A_SECOND = 1_000_000_000L;

    private final LongSupplier clock;
    private final long limit;
    private final Runnable whenOver;
    private final ReachedCode reached = new ReachedCode();
    private final List<Point> points = new ArrayList<>();
    /** -1 before the first state is made, or the first case has run. */
    private long start = -1;

    private long cases;

    /**
     * @param seconds since the first state was made
     * @param edges that queries reached
     * @param differential edges that only one query of a pair reached: metamorphic coverage
     */
    public record Point(long seconds, long cases, int edges, int differential) {}

    /**
     * @param clock in nanoseconds
     * @param limit in seconds; cases that end later are not counted
     * @param whenOver called for each of these
     */
    public CoverageSeries(LongSupplier clock, long limit, Runnable whenOver) {
        this.clock = clock;
        this.limit = limit;
        this.whenOver = whenOver;
    }

    @Override
    public synchronized void entered(TestCase first, int statements, long nanos) {
        if (start < 0) {
            start = clock.getAsLong() - nanos;
        }
    }

    @Override
    public void ran(TestCase testCase, PairCoverage coverage, long nanos, boolean suspicious) {
        add(coverage);
    }

    synchronized void add(PairCoverage coverage) {
        if (start < 0) {
            start = clock.getAsLong();
        }
        long seconds = (clock.getAsLong() - start) / NANOS_A_SECOND;
        if (seconds >= limit) {
            whenOver.run();
            return;
        }
        reached.add(coverage);
        cases++;
        if (points.isEmpty() || points.getLast().seconds() < seconds) {
            points.add(point(seconds));
        }
    }

    private Point point(long seconds) {
        return new Point(seconds, cases, reached.edges(), reached.differential());
    }

    /** The state after the first case of each second that had one; the last point has what was reached in the end. */
    public synchronized List<Point> points() {
        var all = new ArrayList<>(points);
        if (cases > 0) {
            Point last = point(all.getLast().seconds());
            all.set(all.size() - 1, last);
        }
        return List.copyOf(all);
    }
}
