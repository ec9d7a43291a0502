package io.panoptes.reporting.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.CiStatus;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Finding;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CampaignEndTest {
    private final Finding finding = SampleFinding.duckDb();
    private final Suspect suspect = new Suspect(finding.original(), finding.symptom());

    @Test
    void suspectsLeftUntriagedAreNoCleanRun() {
        CampaignEnd end = new CampaignEnd(CampaignProgress.NONE, List.of(), List.of(suspect), "");
        assertThat(end.status()).isEqualTo(CiStatus.NEW_BUGS);
        RunReport report = report(end);
        assertThat(report.exitCode()).contains(1);
        assertThat(report.headline()).isEqualTo("duckdb:1.3.2.0: 0 cases, 0 findings, 1 suspects not triaged");
        long index = suspect.testCase().index();
        assertThat(report.untriaged())
                .extracting(UntriagedReport::index, UntriagedReport::command)
                .containsExactly(tuple(index, "panoptes triage out --case " + index));
    }

    @Test
    void aFindingFailsAlsoACampaignThatEndedEarly() {
        CampaignEnd end = new CampaignEnd(CampaignProgress.NONE, List.of(finding), List.of(), "the server is gone");
        assertThat(end.status()).isEqualTo(CiStatus.NEW_BUGS);
        assertThat(report(end).why()).isEqualTo("the server is gone");
    }

    @Test
    void anEarlyEndWithoutFindingsIsNoCleanRun() {
        CampaignEnd end = new CampaignEnd(CampaignProgress.NONE, List.of(), List.of(), "it was stopped by a signal");
        assertThat(end.status()).isEqualTo(CiStatus.ENDED_EARLY);
        assertThat(report(end).headline()).isEqualTo("duckdb:1.3.2.0: 0 cases, ended early, no bug up to there");
    }

    @Test
    void aWholeCampaignWithoutFindingsIsClean() {
        CampaignEnd end = new CampaignEnd(CampaignProgress.NONE, List.of(), List.of(), "");
        assertThat(end.status()).isEqualTo(CiStatus.NOTHING_NEW);
        assertThat(report(end).headline()).isEqualTo("duckdb:1.3.2.0: 0 cases, no bug; not a proof of absence");
    }

    private static RunReport report(CampaignEnd end) {
        CampaignPlan plan = new CampaignPlan(
                "duckdb:1.3.2.0",
                Optional.empty(),
                7,
                Optional.empty(),
                Optional.of(1_000L),
                1,
                List.of(),
                Optional.empty());
        return new CampaignFacts("0.1.0", plan, Path.of("out"), Instant.EPOCH).ended(end, Course.NONE);
    }
}
