package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProbeInstanceTest {
    private static final Outcome CANCELLED = new Outcome.Failed(ErrorClass.RESOURCE, "57014", "it was cancelled", 0);
    private static final Outcome REFUSED = new Outcome.Failed(ErrorClass.INVALID, "42000", "no such word", 0);
    private static final Outcome DONE = new Outcome.Done(0);

    /** Else the first INSERT on a server that was just started tells that it has no INSERT. */
    @Test
    void whatTheServerCancelledIsTriedOnceMore() {
        assertThat(on(CANCELLED, DONE).does("INSERT INTO t VALUES (1)")).isTrue();
        assertThat(on(CANCELLED, CANCELLED, DONE).does("INSERT INTO t VALUES (1)"))
                .isFalse();
        assertThat(on(REFUSED, DONE).does("INSERT INTO t VALUES (1)")).isFalse();
    }

    private static ProbeInstance on(Outcome... answers) {
        return new ProbeInstance(new Made(new ArrayDeque<>(List.of(answers))), Duration.ofSeconds(1));
    }

    private record Made(Deque<Outcome> answers) implements Instance {
        @Override
        public Target target() {
            return Target.atAddress("made", "1", "jdbc:made:");
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            return statements.stream().map(statement -> answers.remove()).toList();
        }

        @Override
        public Pending submit(List<String> statements, Duration limit) {
            List<Outcome> outcomes = run(statements, limit);
            return () -> outcomes;
        }

        @Override
        public void reset() {}

        @Override
        public void close() {}
    }
}
