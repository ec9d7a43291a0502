package io.panoptes.instantiation.hazard;

import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A database state as the guards look at it. */
public record StateView(List<SetupStep> setup, List<Table> tables) {

    public static StateView of(DatabaseState state) {
        return new StateView(state.steps(), StateTables.of(state));
    }

    Stream<SetupStep.Insert> inserts() {
        return setup.stream()
                .filter(SetupStep.Insert.class::isInstance)
                .map(SetupStep.Insert.class::cast)
                .map(this::proven);
    }

    /** Without what proven queries do not read. */
    private SetupStep.Insert proven(SetupStep.Insert insert) {
        List<Integer> kept = IntStream.range(0, insert.columns().size())
                .filter(i -> !isOpaque(insert.table(), insert.columns().get(i)))
                .boxed()
                .toList();
        return kept.size() == insert.columns().size()
                ? insert
                : new SetupStep.Insert(
                        insert.table(),
                        kept.stream().map(insert.columns()::get).toList(),
                        insert.rows().stream()
                                .map(row -> new Row(
                                        kept.stream().map(row.values()::get).toList()))
                                .toList());
    }

    private boolean isOpaque(String table, String column) {
        return tables.stream()
                .filter(candidate -> candidate.name().equals(table))
                .flatMap(candidate -> candidate.column(column).stream())
                .anyMatch(found -> found.type() instanceof SqlType.OpaqueType);
    }

    /** The values that are stored and that proven queries read. */
    Stream<Value> values() {
        return Stream.concat(
                inserts().flatMap(insert -> insert.rows().stream()).flatMap(row -> row.values().stream()),
                setup.stream()
                        .filter(step -> step instanceof SetupStep.AddColumn add
                                && !(add.column().type() instanceof SqlType.OpaqueType))
                        .map(step -> ((SetupStep.AddColumn) step).given()));
    }

    Stream<SetupStep.ColumnDefinition> columns() {
        return setup.stream()
                .<SetupStep.ColumnDefinition>mapMulti((step, columns) -> {
                    if (step instanceof SetupStep.CreateTable create) {
                        create.columns().forEach(columns);
                    } else if (step instanceof SetupStep.AddColumn add) {
                        columns.accept(add.column());
                    }
                })
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType));
    }
}
