package io.panoptes.corpus.mining;

import io.panoptes.corpus.building.StoreStatistics;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.languagemodel.AnswerForm;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.Prompt;
import io.panoptes.prompts.PromptLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The questions for snippets: each about some functions that few or no snippets call, or about a passage of documentation. */
public final class SnippetQuestions {
    private static final String TABLE =
            "CREATE TABLE t (i0 INTEGER, i1 INTEGER, i2 INTEGER, l0 BIGINT, b0 BOOLEAN, b1 BOOLEAN, t0 VARCHAR, t1"
                    + " VARCHAR, d0 DATE, d1 DATE, n0 DECIMAL(10, 2))";

    /** How many functions a question names. */
    private static final int FUNCTIONS = 12;

    private final PromptLibrary prompts;
    private final String target;
    private final int wanted;
    private final Optional<String> focus;
    private final List<String> topics;

    /**
     * @param target as a model knows it: a DBMS and its version
     * @param wanted how many expressions an answer should have
     * @param passages of the documentation, one for each question; where there are none, functions of the catalogue are named
     */
    public SnippetQuestions(
            PromptLibrary prompts,
            String target,
            SnippetStore store,
            int wanted,
            Optional<String> focus,
            List<String> passages) {
        this.prompts = prompts;
        this.target = target;
        this.wanted = wanted;
        this.focus = focus;
        this.topics = passages.isEmpty() ? functions(store) : List.copyOf(passages);
    }

    /** Those that no snippet calls come first. */
    private static List<String> functions(SnippetStore store) {
        StoreStatistics statistics = StoreStatistics.of(store);
        List<String> names = new ArrayList<>(new TreeSet<>(statistics.functions()));
        names.removeAll(statistics.used());
        names.addAll(statistics.used());
        List<String> topics = new ArrayList<>();
        for (int from = 0; from < names.size(); from += FUNCTIONS) {
            topics.add("Functions of this system: "
                    + String.join(", ", names.subList(from, Math.min(names.size(), from + FUNCTIONS))));
        }
        return topics;
    }

    public Question question(int number) {
        String topic = topics.isEmpty() ? "" : topics.get(number % topics.size());
        String user = prompts.get(Prompt.SNIPPETS)
                .fill(Map.of(
                        "table", TABLE,
                        "count", Integer.toString(wanted),
                        "dbms", target,
                        "documentation", topic,
                        "focus", focus.orElse("")));
        return new Question(prompts.get(Prompt.ROLE).text(), user, AnswerForm.EXPRESSIONS, number);
    }
}
