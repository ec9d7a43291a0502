package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** For a server whose sessions are threads, so that a crash ends the whole of it, and it is started again. */
abstract class ThreadedServerFaults extends ServerFaults {

    ThreadedServerFaults(String dbms, String version, String slow) {
        super(dbms, version, slow);
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
