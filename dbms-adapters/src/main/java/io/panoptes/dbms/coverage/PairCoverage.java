package io.panoptes.dbms.coverage;

/** What the two statements of an {@link Observation} reached; empty where they were not run, or the build tells nothing. */
public record PairCoverage(StatementCoverage left, StatementCoverage right) {
    public static final PairCoverage EMPTY = new PairCoverage(StatementCoverage.EMPTY, StatementCoverage.EMPTY);

    /** Edges that the instance had not seen before this pair. */
    public EdgeSet fresh() {
        return left.fresh().union(right.fresh());
    }

    /** The differential: edges that exactly one of the two reached. */
    public EdgeSet differential() {
        return left.alone().union(right.alone());
    }
}
