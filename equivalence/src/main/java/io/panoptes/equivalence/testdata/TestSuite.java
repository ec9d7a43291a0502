package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.refuter.coverage.CoverageGoal;
import io.panoptes.sql.schema.Database;
import java.util.List;

/** Small databases for one query, which together reach {@code covered}; {@code missed} was not reached, or can't be. */
public record TestSuite(List<Database> databases, List<CoverageGoal> covered, List<Missed> missed) {
    public TestSuite {
        databases = List.copyOf(databases);
        covered = List.copyOf(covered);
        missed = List.copyOf(missed);
    }

    /** A branch that none reaches; {@code upToRows}: none of N rows a table can, 0 where that is not known. */
    public record Missed(CoverageGoal goal, int upToRows) {
        public String words(GoalWords words) {
            return upToRows == 0
                    ? words.of(goal)
                    : "%s (no database of up to %d rows a table does)".formatted(words.of(goal), upToRows);
        }
    }

    /** The share of the branches that is reached; 1 for a query that has none. */
    public double share() {
        int all = covered.size() + missed.size();
        return all == 0 ? 1 : (double) covered.size() / all;
    }
}
