package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What stands for one table of the oracle in the two queries.
 *
 * @param table the table's name in the oracle
 * @param source where its rows come from, the same in both queries
 * @param placeholders a snippet for each expression placeholder of the table, over the columns of the source
 * @param left how the left query names it
 * @param right how the right query names it
 */
public record Binding(String table, Source source, Map<String, Snippet> placeholders, Manner left, Manner right) {
    public Binding {
        placeholders = Map.copyOf(placeholders);
    }

    /** Whether a snippet of the corpus stands for the table or for a placeholder of it. */
    public boolean holdsStored() {
        return placeholders.values().stream().anyMatch(snippet -> snippet.has(Trait.VALIDATED))
                || source instanceof TableSnippet(var query, var ignored, var also) && StoredTable.isIn(query);
    }

    /** Where the rows come from. */
    public sealed interface Source {}

    /** A table of the state; {@code columns} says which of its columns stands for which of the oracle's. */
    public record StateTable(String name, Map<String, String> columns) implements Source {
        public StateTable {
            columns = Map.copyOf(columns);
        }
    }

    /**
     * A table snippet, which gives the oracle's columns and then {@code extra} columns that snippets may read.
     *
     * @param masked the same with TRUE in the place of each predicate that guards must not look into, where it has such
     */
    public record TableSnippet(Query query, List<String> extra, Optional<Query> masked) implements Source {
        public TableSnippet {
            extra = List.copyOf(extra);
        }
    }

    /** How a query names the table. */
    public enum Manner {
        /** By the name in the state, every column and placeholder replaced by what stands for it: textual filling. */
        TEXTUAL,
        DERIVED_TABLE,
        COMMON_TABLE,
        /** A common table that the target is told to materialize. */
        MATERIALIZED_COMMON_TABLE,
        /** A common table that the target is told not to materialize. */
        INLINED_COMMON_TABLE,
        VIEW
    }
}
