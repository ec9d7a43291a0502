package io.panoptes.instantiation.guidance;

import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.dbms.coverage.PairCoverage;
import java.util.BitSet;

/** The edges that the queries of a campaign reached so far. Safe for several threads. */
public final class ReachedCode {
    private final BitSet reached = new BitSet();
    private final BitSet differential = new BitSet();

    /** Takes in what a case reached, and says what of it is new. */
    public synchronized CaseNovelty add(PairCoverage coverage) {
        return new CaseNovelty(
                // What only one of two queries reached, another instance may have been the first to reach.
                add(coverage.left().fresh(), reached)
                        + add(coverage.right().fresh(), reached)
                        + add(coverage.left().alone(), reached)
                        + add(coverage.right().alone(), reached),
                add(coverage.left().alone(), differential)
                        + add(coverage.right().alone(), differential));
    }

    private static int add(EdgeSet edges, BitSet all) {
        int before = all.cardinality();
        edges.addTo(all);
        return edges.isEmpty() ? 0 : all.cardinality() - before;
    }

    /** How many edges queries reached. */
    public synchronized int edges() {
        return reached.cardinality();
    }

    /** How many edges only one query of some pair reached: metamorphic coverage. */
    public synchronized int differential() {
        return differential.cardinality();
    }

    public synchronized BitSet reachedEdges() {
        return (BitSet) reached.clone();
    }

    public synchronized BitSet differentialEdges() {
        return (BitSet) differential.clone();
    }
}
