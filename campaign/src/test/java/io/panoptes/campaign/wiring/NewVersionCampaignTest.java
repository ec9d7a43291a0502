package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases for a version that no store knows: stored snippets fill them from the first one on, and always the same. */
@Tag("network")
class NewVersionCampaignTest {
    private static final String CACHE = "panoptes.corpus.cache";
    private static final String NAME = "sqlite:3.30.1";
    private static final long CASES = 1_200;

    private final Optional<String> chosen = Optional.ofNullable(System.getProperty(CACHE));

    @TempDir
    private Path folder;

    @AfterEach
    void restore() {
        chosen.ifPresentOrElse(place -> System.setProperty(CACHE, place), () -> System.clearProperty(CACHE));
    }

    @Test
    void theSameSeedGivesTheSameCasesWhateverWasTriedBefore() {
        assertThat(SnippetStore.shipped("sqlite").orElseThrow().versions()).doesNotContain("3.30.1");
        Cases once = cases("once");
        assertThat(once.stored()).isGreaterThan(CASES / 10);
        assertThat(cases("again")).isEqualTo(once);
        assertThat(folder.resolve("once").resolve("campaigns")).isNotEmptyDirectory();
        assertThat(cases("once")).isEqualTo(once);
    }

    private record Cases(List<String> texts, long stored) {}

    private Cases cases(String cache) {
        System.setProperty(CACHE, folder.resolve(cache).toString());
        try (Targets targets = new ReleasedTargets();
                StandardSupplies supplies = supplies(targets, targets.find(NAME, Optional.empty()))) {
            supplies.prepare();
            TestCaseBuilder builder = supplies.newBuilder();
            var texts = new ArrayList<String>();
            long stored = 0;
            for (long index = 0; index < CASES; index++) {
                Drawn drawn = builder.draw(index);
                if (drawn instanceof Drawn.Made made) {
                    texts.add(supplies.writer().write(made).toString());
                    stored += made.testCase().holdsStored() ? 1 : 0;
                }
            }
            return new Cases(texts, stored);
        }
    }

    private static StandardSupplies supplies(Targets targets, Target target) {
        return new StandardSupplies(
                targets,
                target,
                new CampaignPlan(
                        target.toString(),
                        Optional.empty(),
                        3,
                        Optional.empty(),
                        Optional.of(CASES),
                        1,
                        List.of(),
                        Optional.empty()),
                TestOracles.all().stream().map(ParsedOracle::oracle).toList(),
                finding -> finding.id(),
                new KnownFindings(List.of()),
                TriageLimits.QUICK,
                Duration.ofSeconds(1));
    }
}
