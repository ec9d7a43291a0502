package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CorpusTest {
    private static final Scope ROW = new Scope(
            List.of(new Column("a", SqlType.INTEGER, true), new Column("b", SqlType.INTEGER, true)), List.of());

    @Test
    void drawsWhatHoldsAtTheVersion() {
        Corpus corpus = corpus(
                "2.0.0.1", stored(SlotType.INTEGER, "abs({i0})", "NE"), stored(SlotType.INTEGER, "bad({i0})", "-"));
        assertThat(corpus.size()).isEqualTo(1);
        assertThat(texts(corpus, SqlType.INTEGER, false)).containsOnly("abs(#)");
    }

    @Test
    void drawsOnlyWhatKeepsNullWhereThatIsAskedFor() {
        Corpus corpus = corpus(
                "2.0.0.1",
                stored(SlotType.INTEGER, "abs({i0})", "N"),
                stored(SlotType.INTEGER, "coalesce({i0}, 1)", "."));
        assertThat(texts(corpus, SqlType.INTEGER, true)).containsOnly("abs(#)");
        assertThat(texts(corpus, SqlType.INTEGER, false)).containsOnly("abs(#)", "coalesce(#, 1)");
    }

    @Test
    void fillsWholeNumbersWithWiderOnesButNotTheOtherWayRound() {
        Corpus corpus = corpus(
                "2.0.0.1", stored(SlotType.INTEGER, "abs({i0})", "N"), stored(SlotType.HUGEINT, "sum({i0})", "N"));
        assertThat(texts(corpus, SqlType.INTEGER, false)).containsOnly("abs(#)", "sum(#)");
        assertThat(texts(corpus, SqlType.BIGINT, false)).containsOnly("sum(#)");
        assertThat(draw(corpus, new SplittableRandom(1), SqlType.TEXT, false)).isEmpty();
    }

    @Test
    void passesOverWhatReadsColumnsThatTheRowLacks() {
        Corpus corpus = corpus(
                "2.0.0.1", stored(SlotType.INTEGER, "abs({i0})", "N"), stored(SlotType.INTEGER, "length({t0})", "N"));
        assertThat(texts(corpus, SqlType.INTEGER, false)).containsOnly("abs(#)");
    }

    @Test
    void givesEachSlotAColumnOfItsOwn() {
        Corpus corpus = corpus("2.0.0.1", stored(SlotType.INTEGER, "{i0} + {i1}", "N"));
        Snippet snippet =
                draw(corpus, new SplittableRandom(1), SqlType.INTEGER, false).orElseThrow();
        assertThat(snippet.columns()).containsExactlyInAnyOrder("a", "b");
        assertThat(snippet.isOwnColumnLike()).isTrue();
    }

    @Test
    void drawsNothingThatWasNotTried() {
        Corpus corpus = corpus(
                "2.0.0.1", stored(SlotType.INTEGER, "abs({i0})", "?"), stored(SlotType.INTEGER, "sign({i0})", "N"));
        assertThat(texts(corpus, SqlType.INTEGER, false)).containsOnly("sign(#)");
        assertThat(corpus("1.0.0", stored(SlotType.INTEGER, "abs({i0})", "N")).size())
                .isZero();
    }

    private static Corpus corpus(String version, StoredSnippet... snippets) {
        Profile profile = Adapters.named("duckdb").profile(new Version(version));
        var store = new SnippetStore("duckdb", List.of("2.0.0.1"), List.of(), Map.of(), List.of(snippets));
        return Corpus.of(store, profile, store.facts(version));
    }

    private static StoredSnippet stored(SlotType type, String text, String facts) {
        return new StoredSnippet(type, new SnippetText(text), List.of(facts));
    }

    private static Set<String> texts(Corpus corpus, SqlType type, boolean keepsNull) {
        var texts = new HashSet<String>();
        var random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            Optional<Snippet> drawn = draw(corpus, random, type, keepsNull);
            drawn.map(Snippet::expression)
                    .map(expression ->
                            expression instanceof io.panoptes.sql.ast.Expression.Template(var pieces, var ignored)
                                    ? String.join("#", pieces)
                                    : expression.toString())
                    .ifPresent(texts::add);
        }
        return texts;
    }

    private static Optional<Snippet> draw(Corpus corpus, RandomGenerator random, SqlType type, boolean keepsNull) {
        return corpus.draw(random, Corpus.Preference.NONE, ROW, type, keepsNull).map(Corpus.Drawn::value);
    }
}
