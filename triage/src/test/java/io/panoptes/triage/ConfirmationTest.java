package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.triage.Confirmation.Confirmed;
import io.panoptes.triage.Confirmation.Refused;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.reduction.FakeInstance;
import io.panoptes.triage.symptom.Hang;
import io.panoptes.triage.symptom.Place;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConfirmationTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Finding finding = KnownFindingsTest.finding();

    /** Known false alarm: PostgreSQL plans a join of empty tables for billions of rows, and is done after twenty seconds. */
    @Test
    void whatEndsWhenItGetsMoreTimeIsNoHang() {
        assertThat(confirm(Duration.ofSeconds(20))).isInstanceOf(Refused.class);
    }

    @Test
    void whatDoesNotEndThenEitherIs() {
        assertThat(confirm(Duration.ofHours(1))).isInstanceOf(Confirmed.class);
    }

    private Confirmation confirm(Duration needed) {
        TargetCaseWriter writer = new TargetCaseWriter(
                FakeTargets.of(List.of(), Set.of(), Set.of()).profile(finding.target()));
        var hang = new Hang(Place.LEFT, "SELECT 1", "no answer");
        return Confirmation.of(finding.reduced(), writer, new CaseRunner(new Slow(needed), LIMIT), hang);
    }

    /** Its queries take a while. */
    private record Slow(Duration needed) implements Instance {
        @Override
        public Target target() {
            return new Target("fake", "1", Optional.empty());
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            return statements.stream().map(sql -> outcome(sql, limit)).toList();
        }

        private Outcome outcome(String sql, Duration limit) {
            if (!sql.startsWith("SELECT") && !sql.startsWith("WITH")) {
                return new Outcome.Done(1);
            }
            return needed.compareTo(limit) > 0
                    ? new Outcome.Hung(limit.toMillis(), "still at it")
                    : FakeInstance.rows(0);
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
