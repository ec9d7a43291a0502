package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is ended by a signal while suspects wait for their triage. */
@Tag("slow")
class FuzzSignalTest {
    private static final int MOST_SECONDS = 120;
    private static final long SEED = 5;
    private static final int SUSPECTS = 60;

    @TempDir
    private Path folder;

    @Test
    void suspectsThatWereLeftAreNamedAndFailTheCampaign() throws Exception {
        Path run = folder.resolve("run");
        TwoBuilds.Ran begun = TwoBuilds.run(
                "fuzz",
                "--target",
                "h2",
                "--cases",
                "20",
                "--seed",
                "5",
                "--symptoms",
                "crash",
                "--out",
                run.toString());
        assertThat(begun.exitCode()).as(begun.err()).isEqualTo(ExitCode.NOTHING_FOUND);
        List<Long> planted = PlantedSuspects.in(run, SEED, SUSPECTS);
        String output;
        try (PanoptesProcess panoptes =
                PanoptesProcess.start(folder, List.of(), "fuzz", "--resume", run.toString(), "--cases", "1000000")) {
            panoptes.awaitOutput("going on at case", MOST_SECONDS);
            panoptes.terminate();
            assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.FINDINGS);
            output = panoptes.output();
        }
        String first = output.lines()
                .filter(line -> line.startsWith("  not triaged case "))
                .findFirst()
                .orElseThrow(() -> new AssertionError(output));
        long index = Long.parseLong(first.replaceAll("\\D*(\\d+):.*", "$1"));
        assertThat(planted).contains(index);
        assertThat(output).contains("panoptes triage %s --case %d".formatted(run, index));
        assertThat(Files.readString(run.resolve("summary.md")))
                .contains("stopped by a signal", "suspects not triaged")
                .doesNotContain("**Suspects not triaged:** none");
        assertThat(Files.readString(run.resolve("report.json"))).contains("--case " + index);
    }
}
