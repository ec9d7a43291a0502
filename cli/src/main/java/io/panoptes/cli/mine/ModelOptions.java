package io.panoptes.cli.mine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.dbms.Target;
import io.panoptes.discovery.llm.LlmProposer;
import io.panoptes.discovery.llm.PromptGuidance;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.languagemodel.ApiKey;
import io.panoptes.languagemodel.ChatLanguageModel;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.MeteredModel;
import io.panoptes.languagemodel.ModelBudget;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.PriceTable;
import io.panoptes.languagemodel.Provider;
import io.panoptes.languagemodel.RecordedModel;
import io.panoptes.languagemodel.Transcript;
import io.panoptes.languagemodel.batch.BatchAnswers;
import io.panoptes.languagemodel.batch.BatchRequests;
import io.panoptes.prompts.PromptException;
import io.panoptes.prompts.PromptLibrary;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Which language model proposes, and what may be spent on it. */
public final class ModelOptions {
    @Option(
            names = "--model",
            paramLabel = "PROVIDER:NAME",
            description = "The language model, of openai, anthropic, gemini or ollama: openai:gpt-4.1-mini.")
    private Optional<String> model;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "An address that speaks the provider's protocol, in place of the provider's own.")
    private Optional<URI> baseUrl;

    @Option(
            names = "--api-key-file",
            paramLabel = "FILE",
            description = "Holds the key; the provider's usual variable of the environment if absent.")
    private Optional<Path> keyFile;

    @Option(names = "--temperature", paramLabel = "X", description = "Left to the model if absent.")
    private Optional<Double> temperature;

    @Option(
            names = "--max-output-tokens",
            paramLabel = "N",
            defaultValue = "4000",
            description = "How long an answer may be; 4000 if absent.")
    private int maxOutputTokens;

    @Option(
            names = "--answer-within",
            paramLabel = "TIME",
            defaultValue = "120s",
            converter = DurationConverter.class,
            description = "How long to wait for one answer; 120s if absent.")
    private Duration answerWithin = Duration.ofSeconds(120);

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often a request is sent to a server that is busy; 5 if absent.")
    private int tries;

    @Option(names = "--budget-usd", paramLabel = "X", description = "Stop at this many US dollars.")
    private Optional<BigDecimal> dollars;

    @Option(names = "--max-requests", paramLabel = "N", description = "Stop after this many requests.")
    private Optional<Long> requests;

    @Option(
            names = "--max-tokens",
            paramLabel = "N",
            description = "Stop after this many tokens, input and output together.")
    private Optional<Long> tokens;

    @Option(names = "--prices", paramLabel = "FILE", description = "A price table (YAML) in place of the shipped one.")
    private Optional<Path> prices;

    @Option(
            names = "--prompt-dir",
            paramLabel = "DIR",
            description = "A folder of prompts that take the place of ours.")
    private Optional<Path> promptDir;

    @Option(
            names = "--answers",
            paramLabel = "FILE",
            description = "Where answers are kept, and taken from before a model is asked; in --out if absent.")
    private Optional<Path> answers;

    @Option(
            names = "--batch-out",
            paramLabel = "FILE",
            description = "Write the questions for the provider's batch endpoint, in place of asking.")
    private Optional<Path> batchOut;

    @Option(
            names = "--batch-in",
            paramLabel = "FILE",
            description = "Take the answers that the batch endpoint gave, and go on from them.")
    private Optional<Path> batchIn;

    private static final int MOST_PROBLEMS = 5;

    private IntSupplier requestsWritten = () -> 0;
    private OptionalLong answersExpected = OptionalLong.empty();

    /** Whether a batch file was named, which says {@code --proposer batch} as well. */
    public boolean namesBatch() {
        return batchOut.isPresent() || batchIn.isPresent();
    }

    /** Whether a model was named, which says {@code --proposer llm} as well. */
    boolean namesModel() {
        return model.isPresent();
    }

    /** How many answers there are to judge; absent where a model is asked as the run goes. */
    OptionalLong answersExpected() {
        return answersExpected;
    }

    /**
     * The proposer of this name: {@code llm} asks a model at its address as long as the budget lasts, {@code batch} writes questions
     * and reads answers in files, {@code replay} takes what was answered before and nothing else.
     *
     * @param out the folder of the answers that are kept
     */
    public Proposer proposer(
            String name, PromptLibrary prompts, PromptGuidance guidance, Target target, Path out, PrintWriter err) {
        LanguageModel asked = switch (name) {
            case "llm" -> live(out);
            case "batch" -> inBatches(out, err);
            case "replay" -> recorded(out);
            default -> throw new IllegalArgumentException("no model proposes as " + name);
        };
        return new LlmProposer(name, asked, prompts, target.toString(), guidance);
    }

    /** @param out the folder of the answers that are kept */
    public LanguageModel live(Path out) {
        ModelChoice choice = choice();
        Optional<PriceTable.Price> price = prices().of(choice.name());
        if (dollars.isPresent() && price.isEmpty()) {
            throw new CannotRun(
                    "there is no price for %s, so --budget-usd can't be kept.%n  Add it to a table for --prices."
                            .formatted(choice.name()));
        }
        Optional<ApiKey> key = key(choice.provider());
        LanguageModel asked = new MeteredModel(
                new ChatLanguageModel(choice, key, new Random()),
                price,
                new ModelBudget(new ModelBudget.Caps(requests, tokens, dollars)),
                choice.maxOutputTokens());
        return RecordedModel.before(asked, transcript(out));
    }

    /** As {@link #live}, but questions are written down and answers taken from a file. */
    public LanguageModel inBatches(Path out, PrintWriter err) {
        ModelChoice choice = choice();
        Transcript transcript = transcript(out);
        try {
            if (batchIn.isPresent()) {
                BatchAnswers.Taken taken =
                        BatchAnswers.take(batchIn.get(), choice, prices().of(choice.name()), transcript);
                taken.problems().stream().limit(MOST_PROBLEMS).forEach(problem -> err.println("panoptes: " + problem));
                if (taken.problems().size() > MOST_PROBLEMS) {
                    err.printf(
                            "panoptes: and %,d more such lines%n",
                            taken.problems().size() - MOST_PROBLEMS);
                }
                if (taken.answers() == 0) {
                    err.flush();
                    throw new CannotRun(
                            "%s holds no answer of a %s batch.%n  Give --batch-in the file of results that the provider offers for download."
                                    .formatted(batchIn.get(), choice.provider().id()));
                }
                answersExpected = OptionalLong.of(transcript.size());
                err.printf("panoptes: %,d answers taken%n", taken.answers());
                err.flush();
            }
            if (batchOut.isEmpty()) {
                return RecordedModel.replaying(choice.name(), transcript);
            }
            BatchRequests asking = new BatchRequests(choice, batchOut.get());
            requestsWritten = asking::written;
            return RecordedModel.before(asking, transcript);
        } catch (IOException e) {
            throw new CannotRun("a batch file can't be used: " + e.getMessage());
        }
    }

    /** After a run with a batch file: what was written, and the command that goes on with it. */
    void tellWhatIsNext(Path out, PrintWriter err) {
        if (batchOut.isEmpty()) {
            return;
        }
        int written = requestsWritten.getAsInt();
        if (written == 0) {
            err.printf("panoptes: no question is left to ask; %s is empty.%n", batchOut.get());
        } else {
            err.printf(
                    "panoptes: %,d questions written to %s.%n  Send it to the batch endpoint of %s, and go on with its"
                            + " answers: panoptes mine --model %s --batch-in ANSWERS --batch-out NEXT --out %s%n  with the"
                            + " same --target, --seeds and --seed.%n",
                    written, batchOut.get(), choice().provider().id(), model.orElse(""), out);
        }
        err.flush();
    }

    /** What was answered before, and nothing else. */
    public LanguageModel recorded(Path out) {
        Path file = answers.orElse(out.resolve("answers.jsonl"));
        if (!Files.exists(file)) {
            throw new CannotRun(
                    "there are no answers in %s.%n  Name the file of an earlier run with --answers.".formatted(file));
        }
        Transcript transcript = transcript(out);
        answersExpected = OptionalLong.of(transcript.size());
        return RecordedModel.replaying(choice().name(), transcript);
    }

    /** Live, through batch files where these are named, or only what was answered before. */
    public LanguageModel model(Path out, boolean onlyRecorded, PrintWriter err) {
        return onlyRecorded ? recorded(out) : namesBatch() ? inBatches(out, err) : live(out);
    }

    public PromptLibrary prompts() {
        return prompts(promptDir);
    }

    /** The shipped ones where no folder is named. */
    public static PromptLibrary prompts(Optional<Path> folder) {
        try {
            return folder.isPresent() ? PromptLibrary.of(folder.get()) : PromptLibrary.shipped();
        } catch (PromptException e) {
            throw new CannotRun(String.valueOf(e.getMessage()));
        }
    }

    private ModelChoice choice() {
        String name = model.orElseThrow(() -> new CannotRun(
                "which model?%n  Name it with --model, such as --model openai:gpt-4.1-mini.".formatted()));
        int colon = name.indexOf(':');
        Provider provider = Arrays.stream(Provider.values())
                .filter(one -> colon > 0 && one.id().equals(name.substring(0, colon)))
                .findFirst()
                .orElseThrow(() ->
                        new CannotRun("%s names no provider.%n  Write one of %s, a colon, and the model's name."
                                .formatted(
                                        name,
                                        Arrays.stream(Provider.values())
                                                .map(Provider::id)
                                                .collect(Collectors.joining(", ")))));
        return new ModelChoice(
                provider,
                name.substring(colon + 1),
                baseUrl,
                temperature.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
                maxOutputTokens,
                answerWithin,
                tries);
    }

    private Optional<ApiKey> key(Provider provider) {
        try {
            if (keyFile.isPresent()) {
                return Optional.of(ApiKey.fromFile(keyFile.get()));
            }
        } catch (IOException e) {
            throw new CannotRun("the key can't be read: " + e.getMessage());
        }
        Map<String, String> environment = System.getenv();
        Optional<ApiKey> key = ApiKey.fromEnvironment(environment, provider.keyVariable());
        // A server of one's own may want none.
        if (key.isEmpty() && provider.wantsKey() && baseUrl.isEmpty()) {
            throw new CannotRun("there is no key for %s.%n  Put it into the variable %s or a file for --api-key-file."
                    .formatted(provider.id(), provider.keyVariable()));
        }
        return key;
    }

    private PriceTable prices() {
        try {
            return prices.isPresent() ? PriceTable.of(prices.get()) : PriceTable.shipped();
        } catch (IOException e) {
            throw new CannotRun("the price table can't be used: " + e.getMessage());
        }
    }

    private Transcript transcript(Path out) {
        Path file = answers.orElse(out.resolve("answers.jsonl"));
        try {
            return Transcript.open(file);
        } catch (IOException e) {
            throw new CannotRun("the answers in %s can't be used: %s".formatted(file, e.getMessage()));
        }
    }
}
