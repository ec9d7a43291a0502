package io.panoptes.instantiation.state;

import io.panoptes.corpus.BareColumns;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The tables of a state that queries may read.
 *
 * @param small those with few rows, which may be joined with themselves
 * @param stored the same as {@code tables}, with all that opaque predicates may read
 * @param changeable those that statements may change, without their generated columns
 * @param withOneKey the names of those by whose only key, of one column, MERGE may match rows
 */
public record StateContents(
        List<Table> tables, List<Table> small, List<Stored> stored, List<Table> changeable, Set<String> withOneKey) {
    private static final int FEW = 30;

    public StateContents {
        tables = List.copyOf(tables);
        small = List.copyOf(small);
        stored = List.copyOf(stored);
        changeable = List.copyOf(changeable);
        withOneKey = Set.copyOf(withOneKey);
    }

    /**
     * A table with the columns that proven queries do not read, all that the DBMS keeps of it, and how many rows it was given.
     *
     * @param row also with the columns that the table does not declare
     */
    public record Stored(Table table, OpaqueRow row, int rows) {}

    /** @param hidden columns that tables have without declaring them */
    public static StateContents of(DatabaseState state, List<Column> hidden) {
        List<Table> full = StateTables.of(state);
        List<Table> tables = full.stream().map(StateTables::proven).toList();
        Map<String, Integer> counts = StateTables.rowCounts(state);
        return new StateContents(
                tables,
                tables.stream()
                        .filter(table -> counts.getOrDefault(table.name(), 0) <= FEW)
                        .toList(),
                full.stream()
                        .map(table -> stored(table, state, hidden, counts.getOrDefault(table.name(), 0)))
                        .toList(),
                ChangeableTables.of(state),
                ChangeableTables.withOneKey(state));
    }

    /** Without this table. */
    public StateContents without(String name) {
        return new StateContents(
                others(tables, name),
                others(small, name),
                stored.stream().filter(one -> !one.table().name().equals(name)).toList(),
                others(changeable, name),
                withOneKey);
    }

    private static List<Table> others(List<Table> tables, String name) {
        return tables.stream().filter(table -> !table.name().equals(name)).toList();
    }

    private static Stored stored(Table table, DatabaseState state, List<Column> hidden, int rows) {
        var conditions = new ArrayList<Expression>();
        var keys = new ArrayList<Expression>();
        var indexed = new HashSet<String>(StateTables.keyedColumns(table));
        for (SetupStep step : state.steps()) {
            if (step instanceof SetupStep.CreateTable create && create.name().equals(table.name())) {
                TableOptions.partedBy(create.suffix()).ifPresent(indexed::add);
            }
            if (step instanceof SetupStep.Verbatim(var sql)) {
                OwnIndexes.about(sql, table.name()).ifPresent(indexed::add);
            }
            if (step instanceof SetupStep.CreateIndex index && index.table().equals(table.name())) {
                index.where().ifPresent(conditions::add);
                index.where().map(BareColumns::of).ifPresent(indexed::addAll);
                for (SetupStep.IndexKey key : index.keys()) {
                    indexed.addAll(BareColumns.of(key.expression()));
                    key.computed().ifPresent(keys::add);
                }
            }
        }
        List<Column> readable = isKeptByKey(table, state)
                ? table.columns()
                : Stream.concat(table.columns().stream(), hidden.stream()).toList();
        return new Stored(table, new OpaqueRow(readable, data(table, state), conditions, keys, indexed), rows);
    }

    /** Then its rows have no number of their own. */
    private static boolean isKeptByKey(Table table, DatabaseState state) {
        return state.steps().stream()
                .anyMatch(step -> step instanceof SetupStep.CreateTable create
                        && create.name().equals(table.name())
                        && StorageChoice.isByKey(create));
    }

    private static Map<String, List<Value>> data(Table table, DatabaseState state) {
        var data = new HashMap<String, List<Value>>();
        for (SetupStep step : state.steps()) {
            if (step instanceof SetupStep.Insert insert && insert.table().equals(table.name())) {
                for (Row row :
                        insert.rows().subList(0, Math.min(FEW, insert.rows().size()))) {
                    for (int i = 0; i < insert.columns().size(); i++) {
                        Value value = row.values().get(i);
                        if (!value.isNull()) {
                            data.computeIfAbsent(insert.columns().get(i), ignored -> new ArrayList<>())
                                    .add(value);
                        }
                    }
                }
            }
        }
        return data;
    }

    /** Those with few rows. */
    public List<Stored> storedFew() {
        return stored.stream()
                .filter(one -> small.stream()
                        .anyMatch(other -> other.name().equals(one.table().name())))
                .toList();
    }

    /** Those with few rows, with all their columns. */
    public List<Table> storedSmall() {
        return storedFew().stream().map(Stored::table).toList();
    }

    public Stored stored(String name) {
        return stored.stream()
                .filter(stored -> stored.table().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    public Table table(String name) {
        return tables.stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
