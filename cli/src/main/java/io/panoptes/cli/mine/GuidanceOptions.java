package io.panoptes.cli.mine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.llm.ContextPassages;
import io.panoptes.discovery.llm.PromptGuidance;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a model is shown beside the seed. */
public final class GuidanceOptions {
    @Option(
            names = "--examples",
            paramLabel = "FILE",
            description =
                    "Oracles that found bugs, three of which each question shows; made by `panoptes oracles export"
                            + " --found-in`: --examples found.jsonl")
    private Optional<Path> examples = Optional.empty();

    @Option(
            names = "--context",
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "Release notes, documents or source of the target's optimizer; the passages that tell most about"
                            + " rewriting go into each question: --context CHANGES.md")
    private List<Path> context = List.of();

    @Option(
            names = "--context-tokens",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How much of --context a question holds, in tokens. Default: 2000.")
    private int contextTokens;

    @Option(
            names = "--repair",
            description = "Make every second question of a seed one for corrected forms of what failed, with the"
                    + " counterexample or the engine's reason.")
    private boolean repair;

    public PromptGuidance guidance() {
        if (contextTokens < 1) {
            throw new CannotRun("--context-tokens must be at least 1, and is %d.".formatted(contextTokens));
        }
        return new PromptGuidance(oracles(), ContextPassages.of(texts(), contextTokens), repair);
    }

    private List<Oracle> oracles() {
        if (examples.isEmpty()) {
            return List.of();
        }
        try {
            List<Oracle> oracles = OracleLibrary.of(List.of(examples.get())).oracles();
            if (oracles.isEmpty()) {
                throw new CannotRun(
                        "%s holds no oracle.%n  Make one with: panoptes oracles export --rank-on duckdb --found-in campaigns/* --top 50 --out %s"
                                .formatted(examples.get(), examples.get()));
            }
            return oracles;
        } catch (IOException e) {
            throw new CannotRun("the examples in %s can't be read: %s".formatted(examples.get(), e.getMessage()));
        }
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Path file : context) {
            try {
                texts.add(Files.readString(file));
            } catch (IOException e) {
                throw new CannotRun("%s can't be read as UTF-8 text for --context: %s".formatted(file, e.getMessage()));
            }
        }
        return texts;
    }
}
