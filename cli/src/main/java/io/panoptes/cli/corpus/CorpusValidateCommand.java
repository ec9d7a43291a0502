package io.panoptes.cli.corpus;

import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.ClusterConnection;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.Pace;
import io.panoptes.cli.terminal.TargetNotes;
import io.panoptes.corpus.building.VersionCheck;
import io.panoptes.corpus.store.FactsFolder;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries a corpus on another version. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Tries the snippets of a corpus on one more version. What holds there is kept for you, and every campaign on that version draws from all of it from its first case on.",
            "One that was cut short resumes where it was; what was tried until then is of use already."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all are tried", "2:could not run, or was stopped before the end"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes corpus validate duckdb:1.4.0.0",
            "  panoptes corpus validate duckdb --jar build/duckdb_jdbc.jar",
            "  panoptes corpus validate h2:2.2.224 --store my.snippets.gz --out my.snippets.gz",
            "  panoptes corpus validate sqlite:3.50.1 --cluster spark://host:7077"
        })
final class CorpusValidateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME:VERSION", description = "The DBMS and the version.")
    private String target;

    @Option(names = "--jar", paramLabel = "FILE", description = "A build to try them on in place of a release.")
    private Optional<Path> build = Optional.empty();

    @Mixin
    private StoreArguments from;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the whole corpus with what holds at this version too, in place of keeping it for you.")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--json", description = "Print JSON, one object a line.")
    private boolean json;

    @Mixin
    private ClusterArguments cluster;

    @Option(
            names = ValidationParts.PART,
            hidden = true,
            paramLabel = "FILE",
            description = "Try the snippets that this file lists, for the machine that leads, and keep nothing here.")
    private Optional<Path> part = Optional.empty();

    @Option(
            names = ValidationParts.TRIED,
            hidden = true,
            paramLabel = "FILE",
            description = "With --part: where what was found goes.")
    private Optional<Path> tried = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final Pace pace = new Pace();

    @Override
    public Integer call() {
        if (from.isOwn() && out.isEmpty() && part.isEmpty()) {
            throw new CannotRun("campaigns read the shipped corpus: say with --out where this one goes.");
        }
        try (Targets targets = new ReleasedTargets()) {
            Target found = targets.find(target, build);
            new TargetNotes().print(targets, found, spec.commandLine().getErr());
            SnippetStore store = from.open(found.dbms());
            return part.isPresent() ? tryPart(targets, found, store, part.get()) : tryAll(targets, found, store);
        }
    }

    private int tryAll(Targets targets, Target found, SnippetStore store) {
        FactsFolder folder = FactsFolder.ofThisUser();
        String version = FactsFolder.version(found);
        VersionFacts known = out.isPresent()
                ? store.facts(version)
                : folder.ofCampaigns()
                        .complete(folder.complete(store, version), version)
                        .facts(version);
        PrintWriter err = spec.commandLine().getErr();
        var check = new VersionCheck(targets, refused -> err.println(refused.told()));
        try (ClusterConnection machines = cluster.connect(err)) {
            Optional<ValidationParts> parts = machines.cluster()
                    .map(there -> new ValidationParts(there, found.toString(), build, from.file(), err::println));
            try (Interruption interruption = Interruption.stopping(() -> {
                check.stop();
                parts.ifPresent(ValidationParts::stop);
            })) {
                int before = known.tried();
                long start = System.nanoTime();
                Consumer<VersionFacts> progress = so -> {
                    if (pace.isTime()) {
                        keep(folder, store, so);
                        print(so, false, (so.tried() - before) * 1e9 / (System.nanoTime() - start));
                    }
                };
                VersionFacts facts = parts.isPresent()
                        ? parts.get().check(store, known, progress)
                        : check.check(store, known, found, progress);
                if (facts.tried() > before) {
                    keep(folder, store, facts);
                }
                print(facts, true, (facts.tried() - before) * 1e9 / (System.nanoTime() - start));
                int exitCode = facts.tried() == facts.cells().size() ? ExitCode.NOTHING_FOUND : ExitCode.COULD_NOT_RUN;
                interruption.ended(exitCode);
                return exitCode;
            }
        }
    }

    private int tryPart(Targets targets, Target found, SnippetStore store, Path list) {
        try {
            TriedSnippets asked = TriedSnippets.of(Files.readString(list));
            if (!asked.store().equals(store.digest())) {
                throw new CannotRun(
                        "the corpus for %s here is not that of the machine that leads.%n  Put the same archive of Panoptes, and the same --store, on every host."
                                .formatted(found.dbms()));
            }
            List<String> cells = new ArrayList<>();
            List<String> suspicious = new ArrayList<>();
            new VersionCheck(targets, refused -> suspicious.add(refused.told()))
                    .check(store, asked.places(), found, (places, cellsOfThem) -> cells.addAll(cellsOfThem));
            if (tried.isPresent()) {
                Files.writeString(
                        tried.get(),
                        new TriedSnippets(asked.store(), asked.places().subList(0, cells.size()), cells, suspicious)
                                .json());
            }
            return cells.size() == asked.places().size() ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
        } catch (IOException e) {
            throw new CannotRun("the part %s can't be tried: %s".formatted(list, e.getMessage()), e);
        }
    }

    private void keep(FactsFolder folder, SnippetStore store, VersionFacts facts) {
        if (out.isPresent()) {
            store.with(facts).write(out.get().toAbsolutePath());
        } else {
            folder.write(store, facts);
        }
    }

    private void print(VersionFacts facts, boolean end, double perSecond) {
        PrintWriter stdout = spec.commandLine().getOut();
        int all = facts.cells().size();
        if (json) {
            stdout.printf(
                    Locale.ROOT,
                    "{\"event\": \"%s\", \"version\": \"%s\", \"tried\": %d, \"of\": %d, \"held\": %d, \"perSecond\": %.1f}%n",
                    end ? "end" : "progress",
                    facts.version(),
                    facts.tried(),
                    all,
                    facts.held(),
                    perSecond);
        } else if (end && facts.tried() < all) {
            stdout.printf("stopped at %,d of %,d; the same command resumes%n", facts.tried(), all);
        } else if (end) {
            stdout.printf("%,d of %,d snippets hold on %s%n", facts.held(), all, target);
        } else {
            stdout.printf("%,d of %,d tried, %,d hold, %.0f a second%n", facts.tried(), all, facts.held(), perSecond);
        }
        stdout.flush();
    }
}
