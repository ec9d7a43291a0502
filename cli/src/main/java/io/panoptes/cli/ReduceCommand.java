package io.panoptes.cli;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.FindingJson;
import io.panoptes.instantiation.reduction.ReductionBudget;
import io.panoptes.instantiation.triage.CandidateSettler;
import io.panoptes.instantiation.triage.KnownFindings;
import io.panoptes.instantiation.triage.OpenTargets;
import io.panoptes.instantiation.triage.SettlingLimits;
import io.panoptes.instantiation.wiring.TargetCaseWriter;
import io.panoptes.instantiation.wiring.WrittenCaseOpener;
import io.panoptes.reporting.FindingFolders;
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
final class ReduceCommand implements Callable<Integer> {
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
        SettlingLimits limits = new SettlingLimits(new ReductionBudget(1_000_000, time), time);
        PrintWriter err = spec.commandLine().getErr();
        try (Targets targets = new ReleasedTargets();
                CandidateSettler settler = new CandidateSettler(
                        finding.target(),
                        new OpenTargets(targets, Duration.ofSeconds(30)),
                        TargetCaseWriter::new,
                        WrittenCaseOpener.of(targets.profile(finding.target())),
                        limits,
                        new KnownFindings(List.of()),
                        ignored -> "",
                        () -> false)) {
            Finding smaller = settler.again(finding, step -> progress(err, step));
            FindingFolders.write(Files.isDirectory(folder) ? folder : folder.resolveSibling("."), smaller);
            print(finding, smaller);
            return ExitCode.NOTHING_FOUND;
        } catch (CandidateSettler.NotThere gone) {
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
