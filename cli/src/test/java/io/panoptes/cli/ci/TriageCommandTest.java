package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.Journal;
import io.panoptes.cli.terminal.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code panoptes triage} on the folder of a campaign that was run here. */
@Tag("slow")
class TriageCommandTest {
    private static final long SEED = 5;

    @TempDir
    private Path folder;

    @Test
    void aSuspectThatDoesNotHoldUpIsDismissed() {
        String run = campaign();
        long index = PlantedSuspects.in(Path.of(run), SEED, 1).getFirst();
        assertThat(TwoBuilds.run("triage", run, "--case", String.valueOf(index + 1))
                        .err())
                .contains("case %d is no suspect of the campaign".formatted(index + 1));
        TwoBuilds.Ran ran = TwoBuilds.run("triage", run, "--case", String.valueOf(index), "--time", "60s");
        assertThat(ran.exitCode()).as(ran.out() + ran.err()).isZero();
        assertThat(ran.out()).contains("1 suspects triaged, 0 new findings, 0 still open");
        assertThat(CampaignHistory.of(Journal.read(Path.of(run))).results()).containsKey(index);
    }

    @Test
    void suspectsThatAreLeftAreNamedAndFailTheCommand() {
        String run = campaign();
        PlantedSuspects.in(Path.of(run), SEED, 60);
        TwoBuilds.Ran ran = TwoBuilds.run("triage", run, "--time", "1s");
        assertThat(ran.exitCode()).as(ran.out() + ran.err()).isEqualTo(ExitCode.FINDINGS);
        assertThat(ran.out()).doesNotContain(" 0 still open").contains("0 new findings");
        long left = CampaignHistory.of(Journal.read(Path.of(run)))
                .open()
                .getFirst()
                .testCase()
                .index();
        assertThat(ran.out())
                .contains(
                        "  not triaged case %d: ".formatted(left), "panoptes triage %s --case %d".formatted(run, left));
    }

    @Test
    void aFolderWithoutACampaignIsTold() {
        TwoBuilds.Ran ran = TwoBuilds.run("triage", folder.toString());
        assertThat(ran.exitCode()).isEqualTo(2);
        assertThat(ran.err()).contains("holds no campaign");
    }

    private String campaign() {
        String run = folder.resolve("run").toString();
        TwoBuilds.Ran ran = TwoBuilds.run(
                "fuzz",
                "--target",
                "h2",
                "--cases",
                "20",
                "--seed",
                String.valueOf(SEED),
                "--symptoms",
                "crash",
                "--snippets",
                "grammar",
                "--out",
                run);
        assertThat(ran.exitCode()).as(ran.err()).isZero();
        return run;
    }
}
