package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;

/** Draws stored snippets for one case after the other, and notes which. For one thread. */
public final class StoredSnippets {
    private final LongFunction<Corpus> corpora;
    private final SnippetBandit bandit;
    private final List<Integer> drawn = new ArrayList<>();
    private Corpus corpus = Corpus.NONE;
    private Corpus.Preference preference = Corpus.Preference.NONE;

    /** @param corpora what the case of a number may draw from; all of them number the same snippets alike */
    public StoredSnippets(LongFunction<Corpus> corpora, SnippetBandit bandit) {
        this.corpora = corpora;
        this.bandit = bandit;
    }

    /** What is drawn from here on is for the case of this index. */
    public void begin(long index) {
        drawn.clear();
        corpus = corpora.apply(index);
        preference = corpus.size() == 0 ? Corpus.Preference.NONE : bandit.preference(index);
    }

    /** The case was made of what was drawn. */
    public void made(long index) {
        bandit.drew(index, drawn);
    }

    public Optional<Snippet> expression(RandomGenerator random, Scope scope, SqlType type, boolean keepsNull) {
        return corpus.draw(random, preference, scope, type, keepsNull).map(this::noted);
    }

    Optional<Corpus.Rows> rows(RandomGenerator random, List<Table> tables) {
        return corpus.drawRows(random, preference, tables).map(this::noted);
    }

    private <T> T noted(Corpus.Drawn<T> one) {
        drawn.add(one.number());
        return one.value();
    }
}
