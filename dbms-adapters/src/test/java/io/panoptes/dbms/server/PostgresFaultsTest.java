package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Its sessions are processes, so that a crash is that of one session, though all lose their connections. */
class PostgresFaultsTest extends ServerFaults {

    PostgresFaultsTest() {
        super("postgresql", "16.0.0", "SELECT pg_sleep(15)");
    }

    @Test
    void aCrashOfOurSessionIsACrashWithItsStatementAndNobodyElses() throws IOException, InterruptedException {
        try (Instance ours = onOwn();
                Instance other = onOwn()) {
            long session = number(ours);
            Instance.Pending pending = ours.submit(List.of("SELECT 1", slow, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            signal("-SEGV", session);
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Rows.class);
            assertThat(outcomes.get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence())
                                    .contains("signal 11")
                                    .contains(slow));
            assertThat(outcomes.get(2)).isInstanceOf(Outcome.Skipped.class);
            assertThat(other.run(List.of("SELECT 1"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            ours.reset();
            other.reset();
            assertThat(one(ours)).isEqualTo(Value.of(1));
            assertThat(one(other)).isEqualTo(Value.of(1));
        }
    }
}
