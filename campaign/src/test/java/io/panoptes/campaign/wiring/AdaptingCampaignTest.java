package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.refusal.PartLesson;
import io.panoptes.sql.ast.Construct;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.symptom.SymptomKind;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign on SQLite with a profile that declares all that SQLite has no words for. */
class AdaptingCampaignTest {
    private static final long CASES = 2_000;
    private static final long UNTAUGHT = 75;
    /** What is rare is not learned at once. */
    private static final long TAUGHT = 200;

    @TempDir
    private Path folder;

    @Test
    void drawsLessOfWhatTheTargetRefusesAndGoesOnWithThatWhenResumed() {
        List<PartLesson> whole = lessons(run("whole", CASES, CampaignHistory.NONE));
        double before = validShare(whole.stream().filter(lesson -> lesson.first() < UNTAUGHT));
        double after = validShare(whole.stream().filter(lesson -> lesson.first() >= TAUGHT));
        assertThat(before).as("the profile is wrong enough to matter").isLessThan(0.87);
        assertThat(after).isGreaterThan(0.93);
        assertThat(1 - after).as("of what was refused, less than half").isLessThan((1 - before) / 2);

        Path part = run("part", 1_000, CampaignHistory.NONE);
        run("part", CASES, CampaignHistory.of(Journal.read(part)));
        assertThat(lessons(part)).isEqualTo(whole);
    }

    private static double validShare(Stream<PartLesson> some) {
        List<PartLesson> lessons = some.toList();
        double cases = lessons.stream().mapToInt(PartLesson::cases).sum();
        return 1 - lessons.stream().mapToInt(PartLesson::invalid).sum() / cases;
    }

    private static List<PartLesson> lessons(Path journal) {
        return CampaignHistory.of(Journal.read(journal)).lessons();
    }

    private Path run(String name, long cases, CampaignHistory history) {
        Path out = folder.resolve(name);
        try (Targets targets = new Boasting(new ReleasedTargets())) {
            CampaignPlan plan = new CampaignPlan(
                            "sqlite",
                            Optional.empty(),
                            5,
                            Optional.empty(),
                            Optional.of(cases),
                            1,
                            List.of(),
                            Optional.empty())
                    .lookingFor(Set.of(SymptomKind.CRASH));
            Learning learning = Learning.of(LearningSource.NONE, false, false).adapting();
            StandardSupplies supplies = new StandardSupplies(
                    targets,
                    targets.find("sqlite", Optional.of(driver())),
                    plan,
                    OracleLibrary.shipped().oracles(),
                    finding -> finding.id(),
                    new KnownFindings(List.of()),
                    TriageLimits.QUICK,
                    Duration.ofSeconds(5),
                    learning);
            new Campaign(plan, out, history, supplies, event -> {}).run();
        }
        return out;
    }

    private static Path driver() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.contains("sqlite-jdbc"))
                .map(Path::of)
                .findFirst()
                .orElseThrow();
    }

    /** Says of its target that it has every construct. */
    private record Boasting(Targets targets) implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            return targets.find(name, build);
        }

        @Override
        public Profile profile(Target target) {
            Profile truth = targets.profile(target);
            return new Profile(
                    truth.dbms(),
                    truth.version(),
                    truth.dialect().knowing(Construct.values()),
                    truth.types(),
                    truth.hazards(),
                    truth.fillings(),
                    truth.features(),
                    truth.errors(),
                    truth.explain(),
                    truth.planVariations(),
                    truth.upkeep());
        }

        @Override
        public List<Version> releases(String dbms) {
            return targets.releases(dbms);
        }

        @Override
        public Instance open(Target target) {
            return targets.open(target);
        }

        @Override
        public void close() {
            targets.close();
        }
    }
}
