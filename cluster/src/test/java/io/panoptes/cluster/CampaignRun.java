package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
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
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Campaigns on a release of DuckDB that is known to have bugs, or on another subject, here and on a cluster. */
final class CampaignRun {
    static final String TARGET = "duckdb:1.3.2.0";
    static final long SEED = 7;
    private static final Subject DUCKDB = new Subject(TARGET, Optional.empty());

    private CampaignRun() {}

    /** The DBMS that is tested. */
    record Subject(String target, Optional<Path> build) {}

    /** The result of a campaign. */
    record Result(CampaignProgress progress, Map<Long, Suspect> suspects, List<String> notes) {}

    /** @param cluster empty for this process alone */
    static Result of(
            Optional<Cluster> cluster, long cases, Duration grace, Path folder, Consumer<CampaignEvent> listener) {
        return of(DUCKDB, cluster, cases, grace, folder, listener);
    }

    static Result of(
            Subject subject,
            Optional<Cluster> cluster,
            long cases,
            Duration grace,
            Path folder,
            Consumer<CampaignEvent> listener) {
        return of(subject, cluster, cases, grace, folder, CampaignHistory.NONE, listener);
    }

    /** The campaign in this process alone. */
    static Result here(long cases, Path folder) {
        return of(Optional.empty(), cases, Duration.ZERO, folder, event -> {});
    }

    /** Runs the campaign on a cluster: cases, suspects and counts must be those of this process, and its load must be told. */
    static void assertSameOn(Cluster cluster, long cases, Path folder, Result here) {
        AtomicReference<Optional<ClusterLoad>> load = new AtomicReference<>(Optional.empty());
        Result there = of(Optional.of(cluster), cases, Duration.ZERO, folder, event -> {
            if (event instanceof CampaignEvent.Spread(var now)) {
                load.set(Optional.of(now));
            }
        });
        assertThat(load.get()).isPresent();
        assertThat(there.suspects()).isNotEmpty().isEqualTo(here.suspects());
        assertThat(there.progress().cases()).isEqualTo(here.progress().cases());
        assertThat(there.progress().valid()).isEqualTo(here.progress().valid());
        assertThat(there.progress().dropped()).isEqualTo(here.progress().dropped());
        assertThat(there.progress().oraclesTried()).isEqualTo(here.progress().oraclesTried());
        assertThat(there.progress().planShapes()).isEqualTo(here.progress().planShapes());
    }

    /** Goes on with the campaign of a folder. */
    static Result resumed(Cluster cluster, long cases, Duration grace, Path folder, Consumer<CampaignEvent> listener) {
        CampaignHistory history = CampaignHistory.of(Journal.read(folder));
        return of(DUCKDB, Optional.of(cluster), cases, grace, folder, history, listener);
    }

    static CampaignPlan plan(Subject subject, long cases, int workers) {
        return new CampaignPlan(
                subject.target(),
                subject.build(),
                SEED,
                Optional.empty(),
                Optional.of(cases),
                workers,
                List.of(),
                Optional.of(SnippetSource.BOTH));
    }

    static StandardSupplies supplies(
            Targets targets, Target target, CampaignPlan plan, KnownFindings known, Duration grace) {
        return new StandardSupplies(
                targets,
                target,
                plan,
                OracleLibrary.shipped().oracles(),
                Finding::id,
                known,
                TriageLimits.QUICK,
                grace);
    }

    /** The cases of all suspects that a campaign wrote to its journal. */
    static List<Long> journaled(Path folder) {
        return Journal.read(folder).stream()
                .filter(JournalEntry.Suspected.class::isInstance)
                .map(JournalEntry.Suspected.class::cast)
                .map(entry -> entry.suspect().testCase().index())
                .toList();
    }

    private static Result of(
            Subject subject,
            Optional<Cluster> cluster,
            long cases,
            Duration grace,
            Path folder,
            CampaignHistory history,
            Consumer<CampaignEvent> listener) {
        CampaignPlan plan = plan(subject, cases, cluster.map(Cluster::slots).orElse(1));
        List<String> notes = new CopyOnWriteArrayList<>();
        try (Targets targets = new ReleasedTargets()) {
            Target target = targets.find(subject.target(), subject.build());
            KnownFindings known = new KnownFindings(List.of());
            StandardSupplies local = supplies(targets, target, plan, known, grace);
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
