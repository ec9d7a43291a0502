package io.panoptes.cluster;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.Finding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Campaigns on a release of DuckDB that is known to have bugs, here and on a cluster. */
final class CampaignRun {
    static final String TARGET = "duckdb:1.3.2.0";
    static final long SEED = 7;

    private CampaignRun() {}

    /** What a campaign came to. */
    record Result(CampaignProgress progress, Map<Long, Suspect> suspects, List<String> notes) {}

    /** @param cluster empty for this process alone */
    static Result of(
            Optional<Cluster> cluster, long cases, Duration grace, Path folder, Consumer<CampaignEvent> listener) {
        return of(cluster, cases, grace, folder, CampaignHistory.NONE, listener);
    }

    /** Goes on with the campaign of a folder. */
    static Result resumed(Cluster cluster, long cases, Duration grace, Path folder, Consumer<CampaignEvent> listener) {
        return of(Optional.of(cluster), cases, grace, folder, CampaignHistory.of(Journal.read(folder)), listener);
    }

    private static Result of(
            Optional<Cluster> cluster,
            long cases,
            Duration grace,
            Path folder,
            CampaignHistory history,
            Consumer<CampaignEvent> listener) {
        CampaignPlan plan = new CampaignPlan(
                TARGET,
                Optional.empty(),
                SEED,
                Optional.empty(),
                Optional.of(cases),
                cluster.map(Cluster::slots).orElse(1),
                List.of(),
                Optional.of(SnippetSource.BOTH));
        List<String> notes = new CopyOnWriteArrayList<>();
        try (Targets targets = new ReleasedTargets()) {
            Target target = targets.find(TARGET, Optional.empty());
            KnownFindings known = new KnownFindings(List.of());
            StandardSupplies local = new StandardSupplies(
                    targets,
                    target,
                    plan,
                    OracleLibrary.shipped().oracles(),
                    Finding::id,
                    known,
                    TriageLimits.QUICK,
                    grace);
            CampaignProgress progress = new Campaign(
                            plan,
                            folder,
                            history,
                            cluster.map(there -> there.supplies(local, plan, known, Finding::id))
                                    .orElse(local),
                            event -> {
                                if (event instanceof CampaignEvent.Noted(var note)) {
                                    notes.add(note);
                                }
                                listener.accept(event);
                            })
                    .run();
            Map<Long, Suspect> suspects =
                    new TreeMap<>(CampaignHistory.of(Journal.read(folder)).suspects());
            return new Result(progress, suspects, notes);
        }
    }
}
