package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.comparison.CaseRunner;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenTargetsTest {
    private static final List<String> LEAVE = List.of(
            "CREATE ALIAS leave_it FOR \"java.lang.System.setProperty\"", "CALL leave_it('left.behind', 'something')");
    private static final List<String> LOOK = List.of(
            "CREATE ALIAS look FOR \"java.lang.System.getProperty(java.lang.String)\"", "CALL look('left.behind')");

    /** What a statement left in the process, a fresh database there still has. */
    @Test
    void anewNothingIsLeftInTheProcess() {
        try (ReleasedTargets targets = new ReleasedTargets();
                OpenTargets open = new OpenTargets(targets, Duration.ofSeconds(10))) {
            Target h2 = targets.find("h2", Optional.empty());
            open.runner(h2).enter(LEAVE);
            assertThat(found(open.runner(h2))).isEqualTo(Value.of("something"));
            Value anew = open.anew(h2, OpenTargetsTest::found);
            assertThat(anew).isEqualTo(Value.NULL);
            assertThat(found(open.runner(h2))).isEqualTo(Value.of("something"));
        }
    }

    private static Value found(CaseRunner runner) {
        runner.enter(List.of());
        Outcome outcome = runner.runPlain(LOOK).getLast();
        assertThat(outcome).isInstanceOf(Rows.class);
        return ((Rows) outcome).rows().getFirst().values().getFirst();
    }
}
