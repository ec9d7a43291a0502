package io.panoptes.corpus;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The stored snippets that a target was seen to take as the expression of a generated column.
 *
 * @param virtual their numbers where the column is computed when it is read
 * @param stored their numbers where it is kept
 */
public record GeneratedColumns(Corpus corpus, List<Integer> virtual, List<Integer> stored) {
    public static final GeneratedColumns NONE = new GeneratedColumns(Corpus.NONE, List.of(), List.of());

    private static final int ATTEMPTS = 8;

    public GeneratedColumns {
        virtual = List.copyOf(virtual);
        stored = List.copyOf(stored);
    }

    /**
     * One over these columns; empty where none fits.
     *
     * @param keepsNull whether it must give NULL on an all-NULL row
     */
    public Optional<Snippet> draw(
            RandomGenerator random, List<Column> columns, SqlType type, boolean isStored, boolean keepsNull) {
        List<Integer> taken = isStored ? stored : virtual;
        if (taken.isEmpty()) {
            return Optional.empty();
        }
        var preference = new Corpus.Preference(taken, Set.of());
        var scope = new Scope(columns, List.of());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Snippet> drawn = corpus.draw(random, preference, scope, type, keepsNull)
                    .filter(one -> taken.contains(one.number()))
                    .map(Corpus.Drawn::value);
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }
}
