package io.panoptes.cli.ci;

import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.campaign.ci.BaselineRun;
import io.panoptes.campaign.ci.Deadline;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.finding.FindingFiles;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Keeps the file of known bugs. */
@Command(
        name = "baseline",
        mixinStandardHelpOptions = true,
        description = "Keeps the known bugs that panoptes ci counts and does not report.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes baseline add known.json panoptes-out/findings/F1 --link https://... --reason 'fix is in review'",
            "  panoptes baseline add known.json --message 'INTERNAL Error: key out of range' --reason 'see #12'",
            "  panoptes baseline prune known.json --target duckdb --build build/duckdb_jdbc.jar",
            "  panoptes baseline show known.json"
        })
public final class BaselineCommand implements Runnable {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void note(String note) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("panoptes: " + note);
        err.flush();
    }

    @Command(
            name = "add",
            description = "Adds bugs: those of findings, or one by its error message.",
            footerHeading = "%nExamples:%n",
            footer = "  panoptes baseline add known.json panoptes-out/findings/F1 --reason 'fix is in review'")
    int add(
            @Parameters(paramLabel = "FILE", description = "The baseline; made if there is none.") Path file,
            @Parameters(paramLabel = "FINDING", arity = "0..*", description = "Folders of findings.")
                    List<Path> findings,
            @Option(
                            names = "--message",
                            paramLabel = "TEXT",
                            description = "An internal error by what it says; names and numbers in it do not count.")
                    Optional<String> message,
            @Option(names = "--link", paramLabel = "URL", defaultValue = "", description = "The report in a tracker.")
                    String link,
            @Option(
                            names = "--reason",
                            paramLabel = "TEXT",
                            required = true,
                            description = "Why it is not to be reported.")
                    String reason) {
        Baseline baseline = Files.exists(file) ? Baseline.read(file) : Baseline.EMPTY;
        if (message.isEmpty() && (findings == null || findings.isEmpty())) {
            throw new CannotRun("nothing to add: name folders of findings, or an error with --message.");
        }
        if (message.isPresent()) {
            baseline = added(baseline, ofMessage(baseline.nextId(), message.get(), link, reason));
        }
        for (Path folder : findings == null ? List.<Path>of() : FindingFiles.in(findings)) {
            baseline = added(baseline, entry(baseline.nextId(), folder, link, reason));
        }
        baseline.write(file);
        out().flush();
        return ExitCode.NOTHING_FOUND;
    }

    private static BaselineEntry entry(String id, Path folder, String link, String reason) {
        RecordedFinding recorded = FindingJson.readRecorded(folder);
        return recorded.reduced().isPresent()
                ? BaselineEntry.of(id, FindingJson.read(folder), link, reason)
                : BaselineEntry.of(id, recorded, link, reason);
    }

    private Baseline added(Baseline baseline, BaselineEntry bug) {
        out().printf("%s: %s%n", bug.id(), bug.title());
        return baseline.with(bug);
    }

    private static BaselineEntry ofMessage(String id, String message, String link, String reason) {
        InternalError error = new InternalError(Place.LEFT, "", message);
        return new BaselineEntry(
                id,
                message.lines().findFirst().orElse(message),
                error,
                new Signature(error.signature(), Set.of(), Set.of(), Set.of()),
                VersionTable.NOT_TRIED,
                "",
                "",
                Optional.empty(),
                link,
                reason);
    }

    @Command(
            name = "prune",
            description = "Runs the known bugs on a build, and takes out those that have gone.",
            footerHeading = "%nExamples:%n",
            footer = "  panoptes baseline prune known.json --target duckdb --build build/duckdb_jdbc.jar")
    int prune(
            @Parameters(paramLabel = "FILE", description = "The baseline.") Path file, @Mixin TargetArguments target) {
        Baseline baseline = Baseline.read(file);
        try (Targets targets = target.open(this::note)) {
            Target found = target.find(targets);
            try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
                Deadline unlimited = new Deadline(System.nanoTime(), Duration.ofDays(1));
                Map<BaselineEntry, BaselineRun.State> states =
                        new BaselineRun(found, open, TargetCaseWriter::new, unlimited).run(baseline);
                states.forEach((bug, state) -> out().printf("%s: %s: %s%n", bug.id(), words(state), bug.title()));
                Set<String> gone = states.entrySet().stream()
                        .filter(entry -> entry.getValue() == BaselineRun.State.GONE)
                        .map(entry -> entry.getKey().id())
                        .collect(Collectors.toSet());
                baseline.without(gone).write(file);
                out().printf(
                                "%d of %d taken out%n",
                                gone.size(), baseline.bugs().size());
                out().flush();
                return ExitCode.NOTHING_FOUND;
            }
        }
    }

    private static String words(BaselineRun.State state) {
        return switch (state) {
            case SHOWS -> "still there";
            case GONE -> "gone";
            case UNKNOWN -> "could not be run";
        };
    }

    @Command(
            name = "show",
            description = "Lists the known bugs.",
            footerHeading = "%nExamples:%n",
            footer = "  panoptes baseline show known.json")
    int show(@Parameters(paramLabel = "FILE", description = "The baseline.") Path file) {
        for (BaselineEntry bug : Baseline.read(file).bugs()) {
            out().printf(
                            "%-4s %s%n     %s%s%n",
                            bug.id(), bug.title(), bug.reason(), bug.link().isEmpty() ? "" : " (" + bug.link() + ")");
        }
        out().flush();
        return ExitCode.NOTHING_FOUND;
    }
}
