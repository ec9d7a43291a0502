package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.baseline.BaselineEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code panoptes baseline}, on H2, whose driver is in the local repository. */
class BaselineCommandTest {
    @TempDir
    private Path folder;

    @Test
    void bugsAreAddedWithAReasonAndShown() throws IOException {
        Path file = folder.resolve("known.json");
        Path finding = TwoBuilds.in(folder).finding("F1", "OPEN");
        TwoBuilds.Ran added = TwoBuilds.run(
                "baseline",
                "add",
                file.toString(),
                finding.toString(),
                "--reason",
                "in review",
                "--link",
                "https://x/1");
        assertThat(added.exitCode()).as(added.err()).isZero();
        assertThat(added.out()).isEqualTo("B1: a row is lost\n");
        TwoBuilds.run("baseline", "add", file.toString(), "--message", "INTERNAL Error: key 7", "--reason", "see #2");
        assertThat(Baseline.read(file).bugs()).extracting(BaselineEntry::id).containsExactly("B1", "B2");
        assertThat(TwoBuilds.run("baseline", "show", file.toString()).out()).isEqualTo("""
                    B1   a row is lost
                         in review (https://x/1)
                    B2   INTERNAL Error: key 7
                         see #2
                    """);
    }

    @Test
    void whatHasGoneOnABuildIsTakenOut() throws IOException {
        TwoBuilds builds = TwoBuilds.in(folder);
        String file = folder.resolve("known.json").toString();
        String finding = builds.finding("F1", "OPEN").toString();
        TwoBuilds.run("baseline", "add", file, finding, "--reason", "in review");
        TwoBuilds.run("baseline", "add", file, "--message", "INTERNAL Error: key 7", "--reason", "see #2");
        TwoBuilds.Ran bad = TwoBuilds.run(
                "baseline",
                "prune",
                file,
                "--target",
                "h2",
                "--build",
                builds.bad().toString());
        assertThat(bad.out())
                .as(bad.err())
                .contains("B1: still there: a row is lost", "B2: could not be run: INTERNAL Error", "0 of 2 taken out");
        TwoBuilds.Ran good = TwoBuilds.run(
                "baseline",
                "prune",
                file,
                "--target",
                "h2",
                "--build",
                builds.good().toString());
        assertThat(good.out()).as(good.err()).contains("B1: gone: a row is lost", "1 of 2 taken out");
        assertThat(Baseline.read(Path.of(file)).bugs())
                .extracting(BaselineEntry::id)
                .containsExactly("B2");
    }

    @Test
    void bugsOfADriverAloneAreRunThroughIt() throws IOException {
        TwoBuilds builds = TwoBuilds.in(folder);
        String file = folder.resolve("known.json").toString();
        Path finding = builds.finding("F1", "OPEN");
        Path json = finding.resolve("finding.json");
        Files.writeString(json, Files.readString(json).replace("\"h2\"", "\"h2_learnt\""));
        TwoBuilds.run("baseline", "add", file, finding.toString(), "--reason", "in review");
        TwoBuilds.Ran bad = prune(file, builds.bad());
        assertThat(bad.out()).as(bad.err()).contains("B1: still there: a row is lost", "0 of 1 taken out");
        TwoBuilds.Ran good = prune(file, builds.good());
        assertThat(good.out()).as(good.err()).contains("B1: gone: a row is lost", "1 of 1 taken out");
    }

    private static TwoBuilds.Ran prune(String file, Path jar) {
        return TwoBuilds.run("baseline", "prune", file, "--driver", jar.toString(), "--url", "jdbc:h2:mem:t{n}");
    }

    @Test
    void whatIsMissingIsTold() {
        String file = folder.resolve("known.json").toString();
        assertThat(TwoBuilds.run("baseline", "add", file, "--reason", "x").err())
                .contains("nothing to add");
        assertThat(TwoBuilds.run("baseline", "add", file, "F1").err()).contains("--reason");
        TwoBuilds.Ran none = TwoBuilds.run("baseline", "show", file);
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).contains("there is no baseline at", "baseline add");
    }
}
