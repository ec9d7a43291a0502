package io.panoptes.benchmarks.coverage;

import java.util.Map;
import java.util.TreeMap;

/** Lines and branches of named folders or files, as gcov counts them. */
public record GcovReport(Map<String, Share> places) {
    public GcovReport {
        places = Map.copyOf(new TreeMap<>(places));
    }

    /** Of one folder or file. */
    public record Share(long linesReached, long lines, long branchesReached, long branches) {
        static final Share NOTHING = new Share(0, 0, 0, 0);

        Share plus(Share other) {
            return new Share(
                    linesReached + other.linesReached,
                    lines + other.lines,
                    branchesReached + other.branchesReached,
                    branches + other.branches);
        }

        public double lineShare() {
            return lines == 0 ? 0 : (double) linesReached / lines;
        }

        public double branchShare() {
            return branches == 0 ? 0 : (double) branchesReached / branches;
        }
    }
}
