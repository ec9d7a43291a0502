package io.panoptes.instantiation.state;

import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The tables of a state as schemas know them. */
public final class StateTables {
    private StateTables() {}

    public static List<Table> of(DatabaseState state) {
        return of(state.steps());
    }

    public static List<Table> of(List<SetupStep> setup) {
        return setup.stream()
                .<Table>mapMulti((step, tables) -> {
                    if (step instanceof CreateTable create) {
                        tables.accept(grown(readable(create), setup));
                    } else if (step instanceof SetupStep.CreateVirtualTable create) {
                        tables.accept(new Table(create.name(), columns(create.columns()), List.of()));
                    }
                })
                .toList();
    }

    /** With the columns that were added to it later. */
    private static Table grown(Table table, List<SetupStep> setup) {
        List<Column> added = setup.stream()
                .filter(step ->
                        step instanceof SetupStep.AddColumn add && add.table().equals(table.name()))
                .map(step -> ((SetupStep.AddColumn) step).column())
                .map(column -> new Column(column.name(), column.type(), column.nullable()))
                .toList();
        return added.isEmpty()
                ? table
                : new Table(
                        table.name(),
                        Stream.concat(table.columns().stream(), added.stream()).toList(),
                        table.constraints());
    }

    /** Without the columns that proven queries do not read. */
    public static Table proven(Table table) {
        return new Table(
                table.name(),
                table.columns().stream()
                        .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                        .toList(),
                table.constraints());
    }

    /** How many rows each table got. */
    public static Map<String, Integer> rowCounts(DatabaseState state) {
        var counts = new HashMap<String, Integer>();
        for (var step : state.steps()) {
            if (step instanceof Insert(var table, var ignored, var rows)) {
                counts.merge(table, rows.size(), Integer::sum);
            }
        }
        return counts;
    }

    /** With its generated columns: what a query may read. */
    public static Table readable(CreateTable create) {
        return table(create, true);
    }

    /** Without its generated columns: what an INSERT gives. */
    public static Table stored(CreateTable create) {
        return table(create, false);
    }

    private static Table table(CreateTable create, boolean generated) {
        List<Column> columns = columns(create.columns().stream()
                .filter(column -> generated || column.generated().isEmpty())
                .toList());
        return new Table(create.name(), columns, create.constraints());
    }

    private static List<Column> columns(List<SetupStep.ColumnDefinition> definitions) {
        return definitions.stream()
                .map(column -> new Column(column.name(), column.type(), column.nullable()))
                .toList();
    }

    public static List<String> keyedColumns(Table table) {
        return table.constraints().stream()
                .flatMap(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey(var columns) -> columns.stream();
                    case Constraint.Unique(var columns) -> columns.stream();
                    case Constraint.ForeignKey(var columns, var ignored, var also) -> columns.stream();
                    default -> Stream.<String>empty();
                })
                .toList();
    }

    public static boolean refersTo(Table table, Table target) {
        return table.constraints().stream()
                .anyMatch(constraint -> constraint instanceof Constraint.ForeignKey(var ignored, var name, var also)
                        && name.equals(target.name()));
    }
}
