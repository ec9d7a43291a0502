package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.Finding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign on a released DuckDB, all the way. */
@Tag("network")
class DuckDbCampaignTest {
    @TempDir
    private Path folder;

    private final List<Finding> findings = new ArrayList<>();

    @Test
    void runsCasesAndSettlesWhatItSuspects() {
        CampaignProgress progress = run("duckdb:1.3.2.0", 4_000);
        System.out.println(progress);
        assertThat(progress.cases()).isGreaterThan(1_000);
        assertThat(progress.validShare()).isGreaterThan(0.5);
        assertThat(progress.open()).isZero();
    }

    private CampaignProgress run(String name, long cases) {
        try (Targets targets = new ReleasedTargets()) {
            CampaignPlan plan = new CampaignPlan(
                    name, Optional.empty(), 1, Optional.empty(), Optional.of(cases), 1, List.of(), Optional.empty());
            StandardSupplies supplies = new StandardSupplies(
                    targets,
                    targets.find(name, Optional.empty()),
                    plan,
                    TestOracles.all().stream().map(ParsedOracle::oracle).toList(),
                    finding -> {
                        findings.add(finding);
                        return finding.id();
                    },
                    new KnownFindings(List.of()),
                    TriageLimits.QUICK,
                    Duration.ofSeconds(120));
            return new Campaign(plan, folder, CampaignHistory.NONE, supplies, DuckDbCampaignTest::print).run();
        }
    }

    private static void print(CampaignEvent event) {
        if (!(event instanceof CampaignEvent.Progressed) && !(event instanceof CampaignEvent.Examined)) {
            System.out.println(
                    event.toString().substring(0, Math.min(600, event.toString().length())));
        }
    }
}
