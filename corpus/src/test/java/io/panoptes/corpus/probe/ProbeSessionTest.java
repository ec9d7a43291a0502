package io.panoptes.corpus.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProbeSessionTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final Outcome FATAL =
            new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "database has been invalidated", 1);
    private static final Outcome INTERNAL = new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "internal error", 1);
    private static final Outcome ROWS = new Outcome.Rows(List.of(), List.of(), List.of(), 1);

    /** DuckDB 1.1.3 refused all but 222 snippets once: one of them had made the database unusable for those behind it. */
    @Test
    void runsAgainWhatStoodBehindAFatalError() {
        var session = session();
        assertThat(session.run(List.of("good", "fatal", "good", "good"), LIMIT))
                .containsExactly(ROWS, FATAL, ROWS, ROWS);
        assertThat(session.run(List.of("good"), LIMIT)).containsExactly(ROWS);
    }

    @Test
    void goesOnBehindAnErrorThatIsNotFatal() {
        assertThat(session().run(List.of("internal", "good"), LIMIT)).containsExactly(INTERNAL, ROWS);
    }

    private static ProbeSession session() {
        var profile = new DuckDbAdapter().profile(new Version("1.1.3"));
        return new ProbeSession(new Brittle(), new ProbeTables(profile), List.of());
    }

    /** A DBMS that says no to everything behind a fatal error. */
    private static final class Brittle implements Instance {
        private boolean isDead;

        @Override
        public Target target() {
            return new Target("duckdb", "1.1.3", Optional.empty());
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            return statements.stream().map(this::run).toList();
        }

        private Outcome run(String statement) {
            isDead |= statement.equals("fatal");
            return isDead ? FATAL : statement.equals("internal") ? INTERNAL : ROWS;
        }

        @Override
        public Pending submit(List<String> statements, Duration limit) {
            return () -> run(statements, limit);
        }

        @Override
        public void reset() {
            isDead = false;
        }

        @Override
        public void close() {}
    }
}
