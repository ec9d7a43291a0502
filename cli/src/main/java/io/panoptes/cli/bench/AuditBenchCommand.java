package io.panoptes.cli.bench;

import io.panoptes.benchmarks.audit.AuditReport;
import io.panoptes.benchmarks.audit.AuditedDbms;
import io.panoptes.benchmarks.audit.ReadingAudit;
import io.panoptes.cli.engine.PairArguments;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.JsonText;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.registry.DefaultTargets;
import io.panoptes.sql.reading.ReadingProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for texts that are read as something else than the DBMS takes them for. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Draws query texts from a grammar, reads and evaluates each on small databases, and compares the rows with those that"
                    + " the DBMS gives for the text itself.",
            "A difference is a misreading, or a wrong value of the evaluator; it is printed with the smallest text that shows it."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no difference", "1:differences, or texts on which the engine failed", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench audit --dbms duckdb --cases 5000 --seed 1",
            "  panoptes bench audit --dbms sqlite --mixed --cases 20000",
            "  panoptes bench audit --dbms sqlite --from 1304 --cases 1 --seed 2"
        })
final class AuditBenchCommand implements Callable<Integer> {
    private static final int REASONS = 25;

    @Option(
            names = "--dbms",
            split = ",",
            paramLabel = "NAME:VERSION",
            defaultValue = DefaultTargets.FIRST,
            description = "What answers the texts; of several, one must agree. ${DEFAULT-VALUE} if absent.")
    private List<String> names = List.of();

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description =
                    "How SQL is read; as the first DBMS reads it if absent. The standard reading differs by design, in the order of NULLs for one.")
    private Optional<String> profile = Optional.empty();

    @Option(names = "--cases", paramLabel = "N", defaultValue = "1000", description = "How many texts; 1000 if absent.")
    private int cases;

    @Option(names = "--from", paramLabel = "N", defaultValue = "0", description = "The first of them; 0 if absent.")
    private long from;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The same seed, the same texts.")
    private long seed;

    @Option(
            names = "--mixed",
            description =
                    "Plain queries in which values of any types meet: what operators and functions make of operands that they are not"
                            + " meant for, and the types of their results.")
    private boolean mixed;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each text to this file.")
    private Optional<Path> json = Optional.empty();

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        if (cases < 1 || from < 0) {
            throw new CannotRun(
                    "--cases must be at least 1 and --from at least 0; they are %,d and %,d.".formatted(cases, from));
        }
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(() -> stopped = true);
                Writer lines = json.isPresent() ? Files.newBufferedWriter(json.get()) : Writer.nullWriter()) {
            List<Target> asked = names.stream()
                    .map(name -> targets.find(name, Optional.empty()))
                    .toList();
            List<AuditedDbms> dbmss = new ArrayList<>();
            try {
                asked.forEach(target -> dbmss.add(new AuditedDbms(targets, target)));
                int code = run(audit(asked.getFirst(), dbmss), lines);
                interruption.ended(code);
                return code;
            } finally {
                dbmss.forEach(AuditedDbms::close);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new CannotRun(
                    "%s can't be written: %s".formatted(json.map(Path::toString).orElse(""), e.getMessage()), e);
        }
    }

    private ReadingAudit audit(Target first, List<AuditedDbms> dbmss) {
        Optional<ReadingProfile> own = Adapters.named(first.dbms()).reading().value();
        ReadingProfile reading = profile.map(PairArguments::profile)
                .or(() -> own)
                .orElseThrow(() -> new CannotRun(
                        "how %s reads SQL is in no profile; name one with --profile".formatted(first.dbms())));
        return new ReadingAudit(reading, own.orElse(reading).name(), mixed, dbmss, seed);
    }

    private int run(ReadingAudit audit, Writer lines) {
        PrintWriter out = spec.commandLine().getOut();
        AuditReport report = new AuditReport(REASONS);
        ProgressBar progress = new ProgressBar(spec.commandLine().getErr(), cases, Terminal.isThere());
        audit.run(
                from,
                cases,
                result -> {
                    report.add(result);
                    if (result.isDifferent() || result.isBroken()) {
                        out.printf("case %d: %s%n", result.number(), result.reason());
                        out.flush();
                    }
                    write(
                            lines,
                            JsonText.object(
                                    "case", String.valueOf(result.number()),
                                    "outcome", result.kind(),
                                    "reason", result.reason(),
                                    "sql", result.sql()));
                    progress.step("compared");
                },
                () -> !stopped);
        progress.end();
        out.print(report.text());
        out.flush();
        return report.different() + report.broken() == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    private static void write(Writer out, Object line) {
        try {
            out.write(line + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
