package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Its sessions are threads, so that a crash ends the whole server, which is started again. */
class MySqlFaultsTest extends ServerFaults {

    MySqlFaultsTest() {
        super("mysql", "8.0.33", "SELECT SLEEP(15)");
    }

    @Test
    void aCrashIsACrashWithItsLogAndTheServerComesBack() throws IOException, InterruptedException {
        try (Instance instance = onOwn()) {
            Instance.Pending pending = instance.submit(List.of(slow, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            signal("-SEGV", pid());
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence()).contains("got signal 11"));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
        }
    }
}
