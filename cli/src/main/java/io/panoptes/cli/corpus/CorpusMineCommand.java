package io.panoptes.cli.corpus;

import io.panoptes.cli.mine.ModelOptions;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.corpus.building.SnippetImport;
import io.panoptes.corpus.mining.SnippetMining;
import io.panoptes.corpus.mining.SnippetQuestions;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.languagemodel.LanguageModel;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Has a language model write snippets. */
@Command(
        name = "mine",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Asks a language model for snippets, tries each on a DBMS, and adds those that hold to a corpus.",
            "Each question names functions of the catalogue, those first that no snippet calls, or holds a passage of"
                    + " --documentation. A model is asked live, through batch files, or not at all: --recorded takes the"
                    + " answers of an earlier run, --file those of one file."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "2:could not run", "3:ended early: a budget is spent, or the provider refuses"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes corpus mine duckdb:2.0.0.1 --model openai:gpt-4.1-mini --budget-usd 1 --out duckdb.snippets.gz",
            "  panoptes corpus mine duckdb:2.0.0.1 --model openai:gpt-4.1-mini --batch-out requests.jsonl --out"
                    + " duckdb.snippets.gz",
            "  panoptes corpus mine duckdb:2.0.0.1 --model openai:gpt-4.1-mini --batch-in answers.jsonl --out"
                    + " duckdb.snippets.gz",
            "  panoptes corpus mine sqlite:3.54.1.0 --file answer.json --out sqlite.snippets.gz"
        })
final class CorpusMineCommand implements Callable<Integer> {
    private static final int LONGEST_PASSAGE = 3_000;

    @Parameters(paramLabel = "NAME:VERSION", description = "The DBMS and the version of the corpus to try them on.")
    private String target = "";

    @Mixin
    private StoreArguments from;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the whole corpus goes.")
    private Path out = Path.of("");

    @Option(
            names = "--questions",
            paramLabel = "N",
            defaultValue = "10",
            description = "How many questions. Default: 10.")
    private int questions;

    @Option(
            names = "--wanted",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many expressions a question asks for. Default: 20.")
    private int wanted;

    @Option(
            names = "--documentation",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Ask about the passages of these files in place of the catalogue's functions: --documentation"
                    + " functions.md")
    private List<Path> documentation = List.of();

    @Option(names = "--focus", paramLabel = "WORDS", description = "What every expression should have: \"a cast\".")
    private Optional<String> focus = Optional.empty();

    @Option(names = "--recorded", description = "Ask no model: take the answers of an earlier run, of --answers.")
    private boolean recorded;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Take the snippets of this file, as `corpus import` reads them.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--json", description = "Print the summary as JSON.")
    private boolean json;

    @ArgGroup(validate = false, heading = "%nThe language model:%n")
    private ModelOptions models = new ModelOptions();

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        if (questions < 1 || wanted < 1) {
            throw new CannotRun("%s must be at least 1.".formatted(questions < 1 ? "--questions" : "--wanted"));
        }
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = new ReleasedTargets()) {
            Target found = targets.find(target, Optional.empty());
            SnippetStore store = from.open(found.dbms());
            try (var validator = new SnippetValidator(targets, found);
                    Interruption interruption = Interruption.stopping(() -> stopped = true)) {
                var mining = new SnippetMining(store, found.version(), validator::validate);
                if (file.isPresent()) {
                    mining.take(SnippetImport.read(file.get()));
                } else {
                    ask(mining, store, found);
                }
                SnippetStore more = mining.store();
                more.write(out.toAbsolutePath());
                tellBugs(mining);
                SnippetMining.Summary summary = mining.summary();
                print(stdout, summary, more.snippets().size() - store.snippets().size());
                int code = summary.ended().isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
                interruption.ended(code);
                return code;
            }
        } catch (IllegalArgumentException | UncheckedIOException wrong) {
            throw new CannotRun(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private void ask(SnippetMining mining, SnippetStore store, Target found) {
        var asking = new SnippetQuestions(models.prompts(), found.toString(), store, wanted, focus, passages());
        Path folder = Optional.ofNullable(out.toAbsolutePath().getParent()).orElse(Path.of("."));
        try (LanguageModel model =
                models.model(folder, recorded, spec.commandLine().getErr())) {
            mining.ask(model, asking, questions, () -> stopped);
        }
    }

    private List<String> passages() {
        List<String> passages = new ArrayList<>();
        for (Path path : documentation) {
            try {
                StringBuilder passage = new StringBuilder();
                for (String part : Arrays.asList(Files.readString(path).split("\\R[ \\t]*\\R"))) {
                    if (passage.length() + part.length() > LONGEST_PASSAGE && !passage.isEmpty()) {
                        passages.add(passage.toString().strip());
                        passage.setLength(0);
                    }
                    passage.append(part, 0, Math.min(part.length(), LONGEST_PASSAGE))
                            .append("\n\n");
                }
                passages.add(passage.toString().strip());
            } catch (IOException e) {
                throw new CannotRun(
                        "%s can't be read as UTF-8 text for --documentation: %s".formatted(path, e.getMessage()));
            }
        }
        return passages.stream().filter(passage -> !passage.isEmpty()).toList();
    }

    /** Answers that differ where they should not may be bugs of the DBMS. */
    private void tellBugs(SnippetMining mining) {
        mining.verdicts().stream()
                .filter(ValidationResult.Refused.class::isInstance)
                .map(ValidationResult.Refused.class::cast)
                .filter(ValidationResult.Refused::mayBeABug)
                .forEach(refused -> spec.commandLine().getErr().println(refused.told()));
    }

    private void print(PrintWriter stdout, SnippetMining.Summary summary, int added) {
        if (json) {
            stdout.println(CorpusMineSummary.json(summary, added));
        } else {
            stdout.printf(
                    "%,d answers: %,d snippets, %,d accepted, %,d added to %s%n",
                    summary.answers(), summary.proposed(), summary.accepted(), added, out);
            stdout.printf("  refused        %s%n", ProgressText.counts(summary.refused()));
            stdout.printf("  new functions  %,d %s%n", summary.functions().size(), summary.functions());
            stdout.printf("  new nestings   %,d%n", summary.nestings().size());
            stdout.printf(
                    "  cost           %,d requests, %,d tokens, %s dollars%n",
                    summary.cost().requests(),
                    summary.cost().inputTokens() + summary.cost().outputTokens(),
                    summary.cost().dollars());
            if (summary.deferred() > 0) {
                stdout.printf(
                        "  written        %,d questions; send them to the batch endpoint and go on with --batch-in%n",
                        summary.deferred());
            }
            if (!summary.ended().isEmpty()) {
                stdout.printf("  ended          %s%n", summary.ended());
            }
        }
        stdout.flush();
    }
}
