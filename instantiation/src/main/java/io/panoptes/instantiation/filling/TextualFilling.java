package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import java.util.HashSet;
import java.util.Optional;

/**
 * {@code t.p -> e} and {@code FROM t -> FROM b AS t}: every reference is replaced by what stands for it.
 *
 * <p>Holds only when e is deterministic, raises no error, has exactly the declared type, and gives NULL on an all-NULL row or
 * stands in a table that no outer join extends with NULLs. It reads no other row, but for those of stored tables in a subquery,
 * which are the same wherever it stands; not where the query groups, aggregates or orders, for DBMSs differ in whether a
 * subquery may stand there. A constant is refused where it would be read as an ordinal or would lift an aggregate to another
 * level; grouping sets are refused, for they make NULLs of their own, and for two columns that are one by text: {@code SELECT
 * b.a, b.a GROUP BY ROLLUP (b.a, b.a)} shows both where it groups by the first.
 */
record TextualFilling() implements TableFilling {
    @Override
    public Manner manner() {
        return Manner.TEXTUAL;
    }

    @Override
    public Optional<String> obstacle(Query query, Binding binding, Schema schema) {
        if (!(binding.source() instanceof Binding.StateTable(var name, var columns))) {
            return Optional.of("only a table of the state has a name to put in");
        }
        QueryTraits traits = QueryTraits.of(query);
        if (traits.hasVerbatim()) {
            return Optional.of("columns within verbatim text can't be found");
        }
        if (traits.renamesColumns()) {
            return Optional.of("the query gives the columns of a table other names");
        }
        if (traits.hasGroupingSets() && new HashSet<>(columns.values()).size() < columns.size()) {
            return Optional.of(
                    "a column stands for two, and a grouping set by one of them would show the other as well");
        }
        boolean extended = NullExtension.reaches(query, binding.table());
        return binding.placeholders().values().stream()
                .flatMap(snippet -> obstacle(snippet, traits, extended).stream())
                .findFirst();
    }

    private static Optional<String> obstacle(Snippet snippet, QueryTraits traits, boolean extended) {
        boolean asksStoredTables = snippet.has(Trait.OPAQUE) && !snippet.has(Trait.OWN_ROW_ONLY);
        if (asksStoredTables ? traits.distinguishesConstants() : !snippet.isOwnColumnLike()) {
            return Optional.of("the snippet lacks a trait of a column: it has only " + snippet.traits());
        }
        if (extended && !snippet.has(Trait.NULL_PRESERVING)) {
            return Optional.of("an outer join extends the table with NULLs, which the snippet does not keep");
        }
        if (snippet.columns().isEmpty() && traits.distinguishesConstants()) {
            return Optional.of("a constant would be an ordinal, or belong to another query");
        }
        return traits.hasGroupingSets() ? Optional.of("grouping sets make NULLs of their own") : Optional.empty();
    }

    @Override
    public Filled fill(Query query, Binding binding, Schema schema) {
        return Filled.of(new ColumnReplacement(binding, schema).query(query));
    }
}
