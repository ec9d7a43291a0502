package io.panoptes.equivalence.trial;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;

/** What the trial of a verdict gave. */
public sealed interface TrialOutcome {

    /**
     * The DBMSs agree with the verdict.
     *
     * @param databases the number of those on which both queries ran and had one answer each; at least one
     */
    record Held(int databases, List<String> dbmss) implements TrialOutcome {
        public Held {
            dbmss = List.copyOf(dbmss);
        }
    }

    /**
     * A DBMS does not agree: a bug of the engine.
     *
     * @param finding what it says instead, in words
     */
    record Contradicted(String dbms, String finding, Database database, List<Row> left, List<Row> right)
            implements TrialOutcome {
        public Contradicted {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /** No DBMS could say. */
    record Untried(String reason) implements TrialOutcome {}

    /** In a line. */
    default String words() {
        return switch (this) {
            case Held(int databases, var dbmss) ->
                "agreed on %d database%s on %s"
                        .formatted(databases, databases == 1 ? "" : "s", String.join(", ", dbmss));
            case Contradicted(var dbms, var finding, var database, var left, var right) ->
                "contradicted by %s: %s".formatted(dbms, finding);
            case Untried(var reason) -> "untried: " + reason;
        };
    }
}
