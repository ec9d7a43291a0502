package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Place;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnreducedFindingTest {
    private final Finding other = KnownFindingsTest.finding();

    private Finding made() {
        Suspect suspect = new Suspect(
                other.original(),
                new Crash(
                        Place.LEFT,
                        other.statements().left().sql(),
                        "Each of 3 machines that ran the case was lost.\nExecutorLostFailure (executor 7)"));
        return UnreducedFinding.of(
                suspect,
                other.target(),
                testCase -> other.reduced(),
                new TargetCaseWriter(Adapters.named("duckdb").profile(new Version("1.3.2.0"))),
                new Provenance("0.1.0", "3 oracles", 7, "DuckDB", Optional.empty()),
                "ExecutorLostFailure (executor 9)");
    }

    @Test
    void holdsTheCaseAsItIs() {
        Finding finding = made();
        assertThat(finding.original()).isEqualTo(other.original());
        assertThat(finding.reduced()).isEqualTo(other.reduced());
        assertThat(finding.statements().left().sql()).contains("SELECT");
        assertThat(finding.title()).isEqualTo("Crash: Each of 3 machines that ran the case was lost.");
        assertThat(finding.checks()).extracting(Check::result).anyMatch(result -> result.contains("executor 9"));
    }

    @Test
    void isAddedOnce() {
        KnownFindings known = new KnownFindings(List.of());
        assertThat(known.addUnlessKnown(made())).isEqualTo(new KnownFindings.Added(made().withId("F1")));
        assertThat(known.addUnlessKnown(made())).isInstanceOf(KnownFindings.Same.class);
    }
}
