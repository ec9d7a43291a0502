package io.panoptes.campaign.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.panoptes.campaign.ci.Regression.State;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On an H2 of the repository, with findings written by hand. */
class RegressionRunTest {
    private static final String H2 = "2.3.232";

    @TempDir
    private Path folder;

    @Test
    void eachFindingHasTheStateOfItsReplay() throws IOException {
        finding("differs-open", "SELECT 1", "SELECT 2", "OPEN");
        finding("differs-fixed", "SELECT 1", "SELECT 2", "FIXED");
        finding("agrees-open", "SELECT 1", "SELECT 1", "OPEN");
        finding("refused", "SELECT 1 FROM nowhere", "SELECT 1", "OPEN");
        Files.createDirectories(folder.resolve("unreadable"));
        Files.writeString(folder.resolve("unreadable/finding.json"), "{");
        List<Regression> regressions = run(Duration.ofMinutes(1));
        assertThat(regressions)
                .extracting(Regression::name, Regression::state, Regression::isNewlyFixed)
                .containsExactly(
                        tuple("agrees-open", State.FIXED, true),
                        tuple("differs-fixed", State.BACK_AGAIN, false),
                        tuple("differs-open", State.STILL_THERE, false),
                        tuple("refused", State.COULD_NOT_RUN, false),
                        tuple("unreadable", State.COULD_NOT_RUN, false));
        assertThat(regressions.get(3).why()).contains("NOWHERE");
        assertThat(regressions.get(2).command())
                .isEqualTo("panoptes replay %s --target h2:%s".formatted(folder.resolve("differs-open"), H2));
    }

    @Test
    void afterTheDeadlineNothingIsRun() throws IOException {
        finding("late", "SELECT 1", "SELECT 2", "OPEN");
        assertThat(run(Duration.ZERO)).extracting(Regression::state).containsExactly(State.NOT_REACHED);
    }

    @Test
    void aFindingOfAnotherDbmsIsLeftOut() throws IOException {
        finding("other", "SELECT 1", "SELECT 2", "OPEN");
        Path file = folder.resolve("other/finding.json");
        Files.writeString(file, Files.readString(file).replace("\"h2\"", "\"derby\""));
        assertThat(run(Duration.ofMinutes(1))).isEmpty();
    }

    private List<Regression> run(Duration budget) {
        Target target = new Target("h2", H2, Optional.empty());
        try (ReleasedTargets targets = new ReleasedTargets();
                OpenTargets open = new OpenTargets(targets, Duration.ofSeconds(10))) {
            return new RegressionRun(
                            target,
                            open,
                            TargetCaseWriter::new,
                            new Deadline(System.nanoTime(), budget),
                            new CommandLines(target))
                    .run(List.of(folder), Optional.empty(), regression -> {});
        }
    }

    private void finding(String name, String left, String right, String expected) throws IOException {
        KeptFinding.write(folder, name, left, right, expected);
    }
}
