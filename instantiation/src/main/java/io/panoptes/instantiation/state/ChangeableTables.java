package io.panoptes.instantiation.state;

import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The tables of a state that statements of test cases may change: those that a transaction covers, whatever the engine. Without their
 * generated columns, which change with the columns that they are computed from, so that none can stand for a column of an oracle.
 */
public final class ChangeableTables {
    private static final String ENGINE = " ENGINE";

    private ChangeableTables() {}

    static List<Table> of(DatabaseState state) {
        Set<String> generated = new HashSet<>();
        for (SetupStep step : state.steps()) {
            switch (step) {
                case CreateTable create -> create.columns().forEach(column -> add(create.name(), column, generated));
                case SetupStep.AddColumn add -> add(add.table(), add.column(), generated);
                default -> {}
            }
        }
        Set<String> kept = new HashSet<>();
        for (SetupStep step : state.steps()) {
            if (step instanceof CreateTable create && isInTransactions(create)) {
                kept.add(create.name());
            }
        }
        return StateTables.of(state).stream()
                .filter(table -> kept.contains(table.name()))
                .map(StateTables::proven)
                .map(table -> new Table(
                        table.name(),
                        table.columns().stream()
                                .filter(column -> !generated.contains(table.name() + "." + column.name()))
                                .toList(),
                        table.constraints()))
                .toList();
    }

    /**
     * The names of tables with one key, of one column: ON DUPLICATE KEY takes any key of a table, a unique index among them. What text of
     * the DBMS's own makes unique counts too.
     */
    static Set<String> withOneKey(DatabaseState state) {
        Set<String> names = new HashSet<>();
        for (Table table : StateTables.of(state)) {
            List<List<String>> keys = table.constraints().stream()
                    .flatMap(constraint -> switch (constraint) {
                        case Constraint.PrimaryKey(var columns) -> Stream.of(columns);
                        case Constraint.Unique(var columns) -> Stream.of(columns);
                        default -> Stream.<List<String>>empty();
                    })
                    .toList();
            boolean another = state.steps().stream().anyMatch(step -> makesUnique(step, table.name()));
            if (keys.size() == 1 && keys.getFirst().size() == 1 && !another) {
                names.add(table.name());
            }
        }
        return names;
    }

    private static boolean makesUnique(SetupStep step, String table) {
        return switch (step) {
            case SetupStep.CreateIndex index -> index.unique() && index.table().equals(table);
            case SetupStep.Verbatim(var sql) -> sql.toUpperCase(Locale.ROOT).contains("UNIQUE") && sql.contains(table);
            default -> false;
        };
    }

    /** Whether a rollback gives it back its rows, whatever the engine. */
    public static boolean isInTransactions(CreateTable table) {
        return !table.suffix().contains(ENGINE);
    }

    private static void add(String table, ColumnDefinition column, Set<String> generated) {
        if (column.generated().isPresent()) {
            generated.add(table + "." + column.name());
        }
    }
}
