package io.panoptes.corpus.mining;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.languagemodel.Cost;
import io.panoptes.languagemodel.LanguageModel;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.Question;
import io.panoptes.prompts.PromptLibrary;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SnippetMiningTest {
    private static final Cost COST = new Cost(1, 100, 20, new BigDecimal("0.01"));
    private static final SnippetStore STORE = new SnippetStore(
            "duckdb",
            List.of("2"),
            List.of("abs", "lower", "trim"),
            Map.of(),
            List.of(
                    new StoredSnippet(SlotType.INTEGER, new SnippetText("abs({i0})"), List.of("N")),
                    new StoredSnippet(SlotType.TEXT, new SnippetText("lower(«trim({t0})»)"), List.of("N"))));

    private final List<Question> asked = new ArrayList<>();

    @Test
    void whatHoldsIsAddedAndCounted() {
        SnippetMining mining = mining();
        mining.ask(model(new ModelAnswer.Said("""
            {"expressions": [
              {"sql": "abs(i0)", "type": "INTEGER"},
              {"sql": "upper(lower(t0))", "type": "VARCHAR"},
              {"sql": "bad(i0)", "type": "INTEGER"},
              {"sql": "now()", "type": "INSTANT"}]}
            """, COST)), questions(List.of()), 1, () -> false);

        SnippetMining.Summary summary = mining.summary();
        assertThat(summary.answers()).isEqualTo(1);
        assertThat(summary.proposed()).isEqualTo(4);
        assertThat(summary.accepted()).isEqualTo(1);
        assertThat(summary.refused())
                .containsEntry("is there already", 1L)
                .containsEntry("is not understood", 1L)
                .containsEntry("is of no type that snippets have", 1L);
        assertThat(summary.functions()).containsExactly("upper");
        assertThat(summary.nestings()).containsExactly("upper(lower)");
        assertThat(summary.cost()).isEqualTo(COST);
        assertThat(mining.store().snippets()).hasSize(3);
    }

    @Test
    void functionsThatNoSnippetCallsAreAskedForFirst() {
        SnippetStore more =
                new SnippetStore("duckdb", List.of("2"), List.of("abs", "zebra"), Map.of(), STORE.snippets());
        mining().ask(model(new ModelAnswer.Deferred()), questions(more, List.of()), 1, () -> false);

        assertThat(asked.getFirst().user())
                .contains("Functions of this system: zebra, abs", "Write 5 expressions", "DuckDB 2");
    }

    @Test
    void eachQuestionHasAPassageOfTheDocumentation() {
        mining().ask(model(new ModelAnswer.Deferred()), questions(List.of("the one", "the other")), 3, () -> false);

        assertThat(asked).extracting(Question::draw).containsExactly(0, 1, 2);
        assertThat(asked.get(1).user()).contains("the other").doesNotContain("the one");
    }

    @Test
    void aRefusalForGoodEndsIt() {
        SnippetMining mining = mining();
        mining.ask(
                model(new ModelAnswer.Refused(ModelAnswer.Cause.BUDGET, "spent", Cost.NONE)),
                questions(List.of()),
                9,
                () -> false);

        assertThat(asked).hasSize(1);
        assertThat(mining.summary().ended()).isEqualTo("spent");
    }

    @Test
    void nestingsAreThoseOfOneFunctionRightWithinAnother() {
        assertThat(Nestings.in("coalesce(lower(«trim({t0})»), ')(') || (abs(1) + length(x))"))
                .containsExactly("coalesce(lower)", "lower(trim)");
        assertThat(Nestings.in("abs((round(1)))")).containsExactly("abs(round)");
    }

    private static SnippetMining mining() {
        return new SnippetMining(
                STORE,
                "2",
                drafts -> drafts.stream().map(SnippetMiningTest::verdict).toList());
    }

    private static ValidationResult verdict(Draft draft) {
        return draft.text().text().startsWith("bad")
                ? new ValidationResult.Refused(draft, ValidationResult.Reason.NOT_UNDERSTOOD, "no function bad")
                : new ValidationResult.Accepted(draft, Set.of());
    }

    private static SnippetQuestions questions(List<String> passages) {
        return questions(STORE, passages);
    }

    private static SnippetQuestions questions(SnippetStore store, List<String> passages) {
        return new SnippetQuestions(PromptLibrary.shipped(), "DuckDB 2", store, 5, Optional.empty(), passages);
    }

    private LanguageModel model(ModelAnswer answer) {
        return new LanguageModel() {
            @Override
            public String name() {
                return "m";
            }

            @Override
            public ModelAnswer ask(Question question) {
                asked.add(question);
                return answer;
            }
        };
    }
}
