package io.panoptes.instantiation.guidance;

/**
 * What a case was the first to show.
 *
 * @param edges that no query had reached before
 * @param differential edges that no case before had reached by only one of its two queries
 */
public record CaseNovelty(int edges, int differential) {
    public static final CaseNovelty NONE = new CaseNovelty(0, 0);

    private static final double OF_DIFFERENTIAL = 0.5;

    public boolean isAny() {
        return edges > 0 || differential > 0;
    }

    public int count() {
        return edges + differential;
    }

    /** Many edges of one case are one thing that it did, so they count by their logarithm. */
    public double worth() {
        return log2(1 + edges) + OF_DIFFERENTIAL * log2(1 + differential);
    }

    private static double log2(double number) {
        return Math.log(number) / Math.log(2);
    }
}
