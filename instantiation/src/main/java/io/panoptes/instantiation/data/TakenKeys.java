package io.panoptes.instantiation.data;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The values that the rows of a table have in its keys. */
final class TakenKeys {
    private final List<Key> keys;

    TakenKeys(Table table) {
        this.keys = table.constraints().stream()
                .flatMap(TakenKeys::columns)
                // A key over a generated column is left to the DBMS, which computes it and refuses the row.
                .filter(columns ->
                        columns.stream().allMatch(name -> table.column(name).isPresent()))
                .map(columns -> new Key(columns.stream().map(table::indexOf).toList(), new HashSet<>()))
                .toList();
    }

    private static Stream<List<String>> columns(Constraint constraint) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> Stream.of(columns);
            case Constraint.Unique(var columns) -> Stream.of(columns);
            case Constraint.Reference ignored -> Stream.of();
            case Constraint.Check ignored -> Stream.of();
            case Constraint.Range ignored -> Stream.of();
            case Constraint.Categorical ignored -> Stream.of();
            case Constraint.FunctionalDependency ignored -> Stream.of();
            case Constraint.Ordering ignored -> Stream.of();
        };
    }

    /**
     * Takes the values of the row in all keys; where one of them is taken already it is false, and nothing is taken. A key with a
     * NULL in it may come again.
     */
    boolean take(Value[] row) {
        List<Key> taking = new ArrayList<>();
        for (Key key : keys) {
            List<Value> values = key.of(row);
            if (values.stream().anyMatch(Value::isNull)) {
                continue;
            }
            if (key.taken().contains(values)) {
                return false;
            }
            taking.add(key);
        }
        taking.forEach(key -> key.taken().add(key.of(row)));
        return true;
    }

    private record Key(List<Integer> columns, Set<List<Value>> taken) {
        List<Value> of(Value[] row) {
            return columns.stream().map(column -> row[column]).toList();
        }
    }
}
