package io.panoptes.cli.campaign;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.triage.FullTriage;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.WrittenCaseOpener;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.reduction.ReductionBudget;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reduces a finding further. */
@Command(
        name = "reduce",
        mixinStandardHelpOptions = true,
        description = "Reduces a finding further than the campaign had time for, and writes its folder anew.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes reduce campaigns/duckdb-1.3.2.0-seed7/findings/F1",
            "  panoptes reduce findings/F1 --time 30m"
        })
public final class ReduceCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FINDING", description = "The folder of a finding.")
    private Path folder;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "5m",
            description = "How long to go on at most: 60s, 5m, 1h. 5 minutes if absent.")
    private Duration time;

    @Option(names = "--json", description = "Print the reduced finding as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Finding finding = FindingJson.read(folder);
        TriageLimits limits = new TriageLimits(new ReductionBudget(1_000_000, time), time);
        PrintWriter err = spec.commandLine().getErr();
        try (Targets targets = new ReleasedTargets();
                FullTriage settler = new FullTriage(
                        finding.target(),
                        new OpenTargets(targets, Duration.ofSeconds(30)),
                        TargetCaseWriter::new,
                        WrittenCaseOpener.of(targets.profile(finding.target())),
                        limits,
                        new KnownFindings(List.of()),
                        ignored -> "",
                        finding.provenance(),
                        () -> false)) {
            Finding smaller = settler.again(finding, step -> progress(err, step));
            FindingFolders.write(Files.isDirectory(folder) ? folder : folder.resolveSibling("."), smaller);
            print(finding, smaller);
            return ExitCode.NOTHING_FOUND;
        } catch (FullTriage.NotThere gone) {
            throw new CannotRun(String.valueOf(gone.getMessage()), gone);
        }
    }

    private static void progress(PrintWriter err, String step) {
        err.println(step);
        err.flush();
    }

    private void print(Finding before, Finding after) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.print(FindingJson.write(after));
        } else {
            out.printf("from %d to %d characters of SQL%n%n", length(before), length(after));
            after.statements().setup().forEach(statement -> out.println(statement + ";"));
            out.println(after.statements().left().sql() + ";");
            out.println(after.statements().right().sql() + ";");
        }
        out.flush();
    }

    private static int length(Finding finding) {
        return finding.statements().setup().stream().mapToInt(String::length).sum()
                + finding.statements().left().sql().length()
                + finding.statements().right().sql().length();
    }
}
