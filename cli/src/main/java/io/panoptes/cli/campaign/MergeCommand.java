package io.panoptes.cli.campaign;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.reporting.merge.CampaignMerge;
import io.panoptes.reporting.merge.MergeException;
import io.panoptes.triage.finding.Finding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts the shards of a campaign together. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Merges the shards of a campaign or CI run (--shard) into one journal, one set of findings and one set of"
                    + " reports.",
            "A bug that several shards found is one finding. To merge again changes nothing."
        },
        exitCodeListHeading = "%nExit codes (of all shards together):%n",
        exitCodeList = {ExitCode.HELP_0, ExitCode.HELP_1, ExitCode.HELP_2, "3:a shard is missing or ended early"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes merge out-1 out-2 out-3 --out night",
            "  panoptes merge artifacts/* --out night        then: panoptes triage night"
        })
public final class MergeCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "DIR",
            arity = "1..*",
            description = "The folder of a shard, or of an earlier merge that more shards are added to.")
    private List<Path> folders = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "Where journal, findings and reports go; an earlier merge there is taken in.")
    private Path out = Path.of("merged");

    @Option(
            names = "--private",
            description =
                    "The reports are for the public: what may be exploitable (crashes) is counted there, and described in"
                            + " private/ alone.")
    private boolean withheld;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try (FolderLock ignored = FolderLock.of(out, "a merge")) {
            CampaignMerge merge = CampaignMerge.of(folders, out);
            merge.write(out, withheld ? Audience.PUBLIC : Audience.TEAM);
            print(merge);
            return merge.report().exitCode().orElse(ExitCode.NOTHING_FOUND);
        } catch (MergeException unmergeable) {
            throw new CannotRun(String.valueOf(unmergeable.getMessage()));
        }
    }

    private void print(CampaignMerge merge) {
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.printf(
                "%s%n%d of %d shards; %d findings, of %d that they hold; %d suspects were repeats or dismissed, %d"
                        + " wait for triage%n",
                merge.report().headline(),
                merge.parts().size(),
                merge.shards(),
                merge.findings().size(),
                merge.reported(),
                merge.progress().repeated() + merge.progress().dismissed(),
                merge.progress().open());
        for (Finding finding : merge.findings()) {
            stdout.printf(
                    "  %-4s %s%n       %s%n",
                    finding.id(),
                    finding.title(),
                    out.resolve(FindingFolders.FOLDER).resolve(finding.id()).resolve(FindingFolders.REPORT));
        }
        if (merge.progress().open() > 0) {
            stdout.printf("To triage the rest: panoptes triage %s%n", out);
        }
        stdout.flush();
    }
}
