package io.panoptes.benchmarks.coverage;

import io.panoptes.benchmarks.coverage.CoverageSeries.Point;
import io.panoptes.instantiation.choice.LearningSource;
import java.util.List;
import java.util.Optional;

/**
 * One campaign of a comparison.
 *
 * @param points never empty
 * @param suspects cases that disagreed or broke the DBMS
 * @param lines what a build for gcov counted, where it is one
 */
public record CoverageRun(
        LearningSource guidance, long seed, List<Point> points, long suspects, Optional<GcovReport> lines) {
    public CoverageRun {
        points = List.copyOf(points);
        if (points.isEmpty()) {
            throw new IllegalArgumentException("no case of guidance %s, seed %d ended".formatted(guidance, seed));
        }
    }

    public Point end() {
        return points.getLast();
    }

    /** Where it stood after this number of seconds. */
    public Point at(long seconds) {
        Point found = points.getFirst();
        for (Point point : points) {
            if (point.seconds() > seconds) {
                break;
            }
            found = point;
        }
        return found;
    }
}
