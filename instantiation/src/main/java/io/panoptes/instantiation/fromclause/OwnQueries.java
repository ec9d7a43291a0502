package io.panoptes.instantiation.fromclause;

import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.opaque.OwnQuery;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Queries in words that only one DBMS has, such as an ANTI JOIN, for a FROM clause. Guards see the rows of a table twice in the place
 * of one: nothing looks like a key.
 */
final class OwnQueries {
    private final RandomGenerator random;
    private final OpaqueWords words;
    private final List<Stored> tables;

    OwnQueries(RandomGenerator random, OpaqueWords words, List<Stored> tables) {
        this.random = random;
        this.words = words;
        this.tables = List.copyOf(tables);
    }

    /** Empty where the DBMS has none, or these tables have nothing to fill it. */
    Optional<JoinSource> draw(Stored first, String alias) {
        List<OwnQuery> queries = words.queries().stream()
                .filter(query -> query.form() != OwnQuery.Form.OF_ONE_ROW || first.rows() <= 1)
                .toList();
        if (queries.isEmpty()) {
            return Optional.empty();
        }
        OwnQuery query = Draw.oneOf(random, queries);
        Stored second = Draw.oneOf(random, tables);
        List<String> ones = numbers(first);
        List<String> others = numbers(second);
        List<String> shared = ones.stream().filter(others::contains).toList();
        if (ones.isEmpty() || others.isEmpty() || shared.isEmpty()) {
            return Optional.empty();
        }
        var columns = new OwnQuery.Columns(
                Draw.oneOf(random, ones),
                Draw.oneOf(random, ones),
                Draw.oneOf(random, others),
                Draw.oneOf(random, others),
                Draw.oneOf(random, shared),
                Draw.oneOf(random, first.table().columns()).name());
        String text = query.over(first.table().name(), second.table().name(), columns, Draw.between(random, 1, 3));
        Query seen = rows(first, columns);
        return Optional.of(new JoinSource(
                new FromItem.VerbatimTable("(" + text + ") AS " + alias),
                Sql.derived(Sql.unionAll(seen, seen), alias),
                row(query, first, columns, alias),
                List.of(),
                (long) first.rows() * Math.max(2, second.rows()) + second.rows()));
    }

    /** What a compound query gives, SQLite compares by one part or the other: there only the rows count. */
    private OpaqueRow row(OwnQuery query, Stored first, OwnQuery.Columns columns, String alias) {
        if (words.comparesEverything() && query.form() == OwnQuery.Form.COMPOUND) {
            return OpaqueRow.of(List.of());
        }
        List<Value> held = first.row().data().getOrDefault(columns.a(), List.of());
        String key = alias + "." + OwnQuery.FIRST;
        return new OpaqueRow(
                List.of(
                        new Column(key, SqlType.INTEGER, true),
                        new Column(
                                alias + "." + OwnQuery.SECOND,
                                query.givesAny() ? words.anyType() : SqlType.INTEGER,
                                true)),
                held.isEmpty() ? Map.of() : Map.of(key, held),
                List.of(),
                List.of(),
                Set.of());
    }

    private static Query rows(Stored stored, OwnQuery.Columns columns) {
        return Sql.select(
                List.of(item(columns.a(), OwnQuery.FIRST), item(columns.b(), OwnQuery.SECOND)),
                Sql.table(stored.table().name(), "d"),
                Optional.empty());
    }

    private static Query.SelectItem item(String column, String name) {
        return Sql.item(Sql.column("d", column), name);
    }

    private static List<String> numbers(Stored stored) {
        return stored.table().columns().stream()
                .filter(column -> column.type().equals(SqlType.INTEGER))
                .map(Column::name)
                .toList();
    }
}
