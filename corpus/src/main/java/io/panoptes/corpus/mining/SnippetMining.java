package io.panoptes.corpus.mining;

import io.panoptes.corpus.building.SnippetImport;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.languagemodel.AnswerReader;
import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Asks a model for snippets, has them tried, and counts what they add. Used by one thread. */
public final class SnippetMining {
    private final SnippetStore store;
    private final String version;
    private final Function<List<Draft>, List<ValidationResult>> trial;
    private final Set<String> texts = new HashSet<>();
    private final Set<String> functions = new HashSet<>();
    private final Set<String> nestings = new HashSet<>();
    private final List<ValidationResult> verdicts = new ArrayList<>();
    private final Set<String> newFunctions = new TreeSet<>();
    private final Set<String> newNestings = new TreeSet<>();
    private final Map<String, Long> refused = new TreeMap<>();
    private int answers;
    private int proposed;
    private int accepted;
    private int deferred;
    private Cost cost = Cost.NONE;
    private String ended = "";

    /**
     * What came of it.
     *
     * @param refused how many were not taken, by the reason
     * @param functions that no snippet of the store called before
     * @param nestings of one function right within another, that no snippet of the store had before
     * @param deferred questions that were written down for a batch
     * @param ended why no more was asked; empty where all was
     */
    public record Summary(
            int answers,
            int proposed,
            int accepted,
            Map<String, Long> refused,
            Set<String> functions,
            Set<String> nestings,
            int deferred,
            Cost cost,
            String ended) {
        public Summary {
            refused = new TreeMap<>(refused);
            functions = new TreeSet<>(functions);
            nestings = new TreeSet<>(nestings);
        }
    }

    /**
     * @param version of the store, at which they are tried
     * @param trial tries them on the DBMS
     */
    public SnippetMining(SnippetStore store, String version, Function<List<Draft>, List<ValidationResult>> trial) {
        this.store = store;
        this.version = version;
        this.trial = trial;
        for (StoredSnippet snippet : store.snippets()) {
            String text = snippet.text().text();
            texts.add(text);
            functions.addAll(FunctionNames.in(text));
            nestings.addAll(Nestings.in(text));
        }
    }

    /** Asks these questions, until one can't be answered for good, or somebody stops it. */
    public void ask(LanguageModel model, SnippetQuestions questions, int count, BooleanSupplier stopped) {
        for (int number = 0; number < count && ended.isEmpty() && !stopped.getAsBoolean(); number++) {
            switch (model.ask(questions.question(number))) {
                case ModelAnswer.Said(String text, Cost price) -> {
                    answers++;
                    cost = cost.plus(price);
                    take(drafts(text));
                }
                case ModelAnswer.Deferred ignored -> deferred++;
                case ModelAnswer.Refused(var cause, String message, Cost price) -> {
                    cost = cost.plus(price);
                    if (cause.isFinal()) {
                        ended = message;
                    }
                }
            }
        }
    }

    /** What a file holds, see {@link SnippetImport#read}. */
    public void take(List<Draft> drafts) {
        proposed += drafts.size();
        List<Draft> fresh = new ArrayList<>();
        for (Draft draft : drafts) {
            if (texts.add(draft.text().text())) {
                fresh.add(draft);
            } else {
                count("is there already");
            }
        }
        for (ValidationResult verdict : fresh.isEmpty() ? List.<ValidationResult>of() : trial.apply(fresh)) {
            verdicts.add(verdict);
            switch (verdict) {
                case ValidationResult.Accepted(var draft, var facts) -> {
                    accepted++;
                    String text = draft.text().text();
                    add(FunctionNames.in(text), functions, newFunctions);
                    add(Nestings.in(text), nestings, newNestings);
                }
                case ValidationResult.Refused(var draft, var reason, var detail) -> count(reason.words());
            }
        }
    }

    private static void add(Set<String> found, Set<String> known, Set<String> fresh) {
        found.stream().filter(known::add).forEach(fresh::add);
    }

    private void count(String reason) {
        refused.merge(reason, 1L, Long::sum);
    }

    private List<Draft> drafts(String answer) {
        List<Draft> drafts = new ArrayList<>();
        for (AnswerReader.Found found : AnswerReader.read(answer)) {
            Optional<Draft> draft = SnippetImport.draft(found.sql(), found.beside());
            if (draft.isPresent()) {
                drafts.add(draft.get());
            } else {
                proposed++;
                count("is of no type that snippets have");
            }
        }
        return drafts;
    }

    /** The store with what was accepted. */
    public SnippetStore store() {
        return SnippetImport.add(store, version, verdicts);
    }

    public List<ValidationResult> verdicts() {
        return List.copyOf(verdicts);
    }

    public Summary summary() {
        return new Summary(answers, proposed, accepted, refused, newFunctions, newNestings, deferred, cost, ended);
    }
}
