package io.panoptes.discovery.examination;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a query and others that should be equal to it on a DBMS, on several small databases, and compares the answers. */
public final class TrialRuns {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Instance instance;
    private final Dialect dialect;

    public TrialRuns(Instance instance, Dialect dialect) {
        this.instance = instance;
        this.dialect = dialect;
    }

    /**
     * For each query, where it disagrees with the first; empty where it does not, or can't be said or run here. What does not
     * run is no disagreement.
     */
    public List<Optional<String>> disagreements(
            Query first, List<Query> others, List<Database> databases, Semantics semantics) {
        List<Optional<String>> found = new ArrayList<>();
        others.forEach(ignored -> found.add(Optional.empty()));
        if (dialect.cannotSay(first).isPresent()) {
            return found;
        }
        for (Database database : databases) {
            List<String> statements = new ArrayList<>(new DatabaseScript(dialect).unguarded(database));
            int setup = statements.size();
            statements.add(SqlWriter.write(first, dialect));
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i < others.size(); i++) {
                if (dialect.cannotSay(others.get(i)).isEmpty()) {
                    places.add(i);
                    statements.add(SqlWriter.write(others.get(i), dialect));
                }
            }
            instance.reset();
            List<Outcome> outcomes = instance.run(statements, LIMIT);
            if (outcomes.get(setup) instanceof Outcome.Rows expected) {
                PlainAnswer answer = PlainAnswer.of(expected.rows(), semantics);
                for (int i = 0; i < places.size(); i++) {
                    if (outcomes.get(setup + 1 + i) instanceof Outcome.Rows rows
                            && !PlainAnswer.of(rows.rows(), semantics).equals(answer)) {
                        found.set(
                                places.get(i),
                                Optional.of("%s gives %s and %s on %s"
                                        .formatted(
                                                instance.target(),
                                                answer.rows(),
                                                PlainAnswer.of(rows.rows(), semantics)
                                                        .rows(),
                                                database.rows())));
                    }
                }
            }
        }
        return found;
    }
}
