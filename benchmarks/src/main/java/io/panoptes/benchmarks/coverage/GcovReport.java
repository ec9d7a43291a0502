package io.panoptes.benchmarks.coverage;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Lines and branches of named folders or files, as gcov counts them.
 *
 * @param places by the name of the folder or file, in the order of the names
 */
public record GcovReport(SortedMap<String, Share> places) {
    public GcovReport {
        places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
    }

    /** The counts of one folder or file. */
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
