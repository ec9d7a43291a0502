package io.panoptes.dbms.coverage;

/**
 * What one statement of a pair reached.
 *
 * @param edges how many edges it reached
 * @param fresh those that no observed statement of this instance had reached before it
 * @param alone those that the other statement of the pair did not reach
 * @param whole all of them, where that was asked for; empty where not
 */
public record StatementCoverage(int edges, EdgeSet fresh, EdgeSet alone, EdgeSet whole) {
    public static final StatementCoverage EMPTY = new StatementCoverage(0, EdgeSet.EMPTY, EdgeSet.EMPTY, EdgeSet.EMPTY);
}
