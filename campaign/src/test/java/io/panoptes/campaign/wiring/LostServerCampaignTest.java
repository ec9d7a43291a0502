package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.Cancellation;
import io.panoptes.dbms.learning.DriverJars;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.dbms.learning.UnknownPlace;
import io.panoptes.dbms.learning.place.DriverOrigin;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.symptom.SymptomKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that nobody wrote an adapter for, here H2's, is killed in the middle of a campaign, and comes back. */
class LostServerCampaignTest {
    private static final long CASES = 450;
    private static final int KILLED_AT = 15;

    private final List<Finding> findings = new ArrayList<>();

    @TempDir
    private Path folder;

    /** Crashes are looked for, and an operator who restarts a server makes none. */
    @Test
    void theCampaignGoesOnAndEndsWithTheSameCases() throws IOException {
        List<PartLesson> whole = run("whole", Integer.MAX_VALUE);
        List<PartLesson> hit = run("hit", KILLED_AT);
        assertThat(whole.stream().mapToInt(PartLesson::cases).sum()).isGreaterThan(300);
        assertThat(hit.stream().map(PartLesson::first))
                .isEqualTo(whole.stream().map(PartLesson::first).toList());
        assertThat(hit.stream().map(PartLesson::cases))
                .isEqualTo(whole.stream().map(PartLesson::cases).toList());
        assertThat(findings)
                .filteredOn(finding -> finding.symptom().kind() == SymptomKind.CRASH)
                .isEmpty();
    }

    private List<PartLesson> run(String name, int killedAt) throws IOException {
        Path out = folder.resolve(name);
        try (ServerProcess server = ServerProcess.start(folder);
                LearntTargets learnt = learnt(server);
                Targets targets = new Killing(learnt, server, new AtomicInteger(), killedAt)) {
            CampaignPlan plan = new CampaignPlan(
                            learnt.learnt().name(),
                            Optional.empty(),
                            5,
                            Optional.empty(),
                            Optional.of(CASES),
                            1,
                            List.of(),
                            Optional.empty())
                    .lookingFor(Set.of(SymptomKind.CRASH));
            StandardSupplies supplies = new StandardSupplies(
                    targets,
                    learnt.target(),
                    plan,
                    OracleLibrary.shipped().oracles(),
                    this::keep,
                    new KnownFindings(List.of()),
                    TriageLimits.QUICK,
                    Duration.ofSeconds(30),
                    Learning.of(LearningSource.NONE, false, false).adapting());
            new Campaign(plan, out, CampaignHistory.NONE, supplies, event -> {}).run();
            assertThat(server.starts()).isEqualTo(killedAt < CASES ? 2 : 1);
        }
        return CampaignHistory.of(Journal.read(out)).lessons();
    }

    private String keep(Finding finding) {
        findings.add(finding);
        return finding.id();
    }

    private static LearntTargets learnt(ServerProcess server) {
        Profile known = Adapters.named("h2").profile(new Version("2.4.240"));
        var profile = new Profile(
                "h2_lost",
                known.version(),
                known.dialect(),
                known.types(),
                known.hazards(),
                known.fillings(),
                known.features(),
                known.errors(),
                known.explain(),
                List.of(),
                known.upkeep());
        var learnt = new LearntDbms(
                "H2",
                new DriverOrigin("org.h2.Driver", List.of(), ""),
                profile,
                "",
                Cancellation.CANCEL,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "");
        return LearntTargets.with(
                new ReleasedTargets(),
                new UnknownPlace(DriverJars.of(ServerProcess.jar().toString()), server.url(), ""),
                learnt);
    }

    /** Kills the server at one of the batches that are sent to it. */
    private record Killing(Targets targets, ServerProcess server, AtomicInteger batches, int killedAt)
            implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            return targets.find(name, build);
        }

        @Override
        public Profile profile(Target target) {
            return targets.profile(target);
        }

        @Override
        public void lookForCrashes() {
            targets.lookForCrashes();
        }

        @Override
        public List<Version> releases(String dbms) {
            return targets.releases(dbms);
        }

        @Override
        public Instance open(Target target) {
            Instance instance = targets.open(target);
            return target.dbms().equals("h2_lost") ? new Counted(instance, this) : instance;
        }

        @Override
        public void close() {}

        private void count() {
            if (batches.incrementAndGet() == killedAt) {
                server.killAndStartAgain(Duration.ofSeconds(2));
            }
        }
    }

    private record Counted(Instance instance, Killing killing) implements Instance {
        @Override
        public Target target() {
            return instance.target();
        }

        @Override
        public List<Outcome> run(List<String> statements, Duration limit) {
            killing.count();
            return instance.run(statements, limit);
        }

        @Override
        public Pending submit(List<String> statements, Duration limit) {
            killing.count();
            return instance.submit(statements, limit);
        }

        @Override
        public void reset() {
            instance.reset();
        }

        @Override
        public String product() {
            return instance.product();
        }

        @Override
        public void close() {
            instance.close();
        }
    }
}
