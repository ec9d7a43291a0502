package io.panoptes.sql.oracle;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.change.AssignmentOrder;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.change.MergeKeys;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.sql.change.ReturningStatement;
import io.panoptes.sql.change.UnreadColumns;
import io.panoptes.sql.oracle.OracleReader.Malformed;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Checks that the statements of an oracle mean what the proof takes them for, on every DBMS. */
final class ChangeChecks {
    private ChangeChecks() {}

    static void check(Oracle oracle) throws Malformed {
        if (oracle.changes().isEmpty()) {
            requireNoReturned(oracle);
            return;
        }
        OracleSides sides = read(oracle);
        Table table = changedTable(sides, oracle);
        for (ReadSide side : List.of(sides.left(), sides.right())) {
            for (Change change : side.allChanges()) {
                checkColumns(change, table, oracle);
                checkAssignments(change);
                checkMerge(change, oracle.schema());
                checkRow(change, table);
                checkNames(ChangeQuery.of(change), table);
            }
            checkNames(side.query(), table);
            checkReturned(side, table, oracle);
            checkInsertedRows(side, table, oracle);
        }
    }

    private static void requireNoReturned(Oracle oracle) throws Malformed {
        if (Stream.of(oracle.left(), oracle.right()).anyMatch(SqlReader::isReturning)) {
            throw new Malformed(
                    "a side is a statement that changes data, and there is no \"changes\"",
                    "Add \"version\": 3 and \"changes\": {\"left\": [], \"right\": []}.");
        }
    }

    /** An UPDATE that returns a placeholder would assign what fills it. */
    private static void checkReturned(ReadSide side, Table table, Oracle oracle) throws Malformed {
        if (side.query() instanceof Query.Returned returned && returned.statement() != Query.Returning.DELETE) {
            checkColumns(ReturningStatement.returnedColumns(returned), table, oracle);
        }
    }

    private static OracleSides read(Oracle oracle) throws Malformed {
        try {
            return OracleSides.of(oracle);
        } catch (SqlTextException e) {
            throw new Malformed(
                    "\"changes\", line %d, column %d: %s".formatted(e.line(), e.column(), e.problem()), e.advice());
        }
    }

    private static Table changedTable(OracleSides sides, Oracle oracle) throws Malformed {
        List<String> names = Stream.of(sides.left(), sides.right())
                .flatMap(side -> side.allChanges().stream())
                .map(change -> lower(change.table()))
                .distinct()
                .toList();
        if (names.size() != 1) {
            throw new Malformed(
                    "\"changes\" has statements about %d tables".formatted(names.size()),
                    "Let all statements of both sides change the same table.");
        }
        boolean virtual = oracle.placeholders().stream()
                .anyMatch(placeholder -> placeholder instanceof Placeholder.TablePlaceholder(var name)
                        && lower(name).equals(names.getFirst()));
        if (virtual) {
            throw new Malformed(
                    "\"changes\" changes the placeholder %s".formatted(names.getFirst()),
                    "Change a table that is stored.");
        }
        return oracle.schema()
                .table(names.getFirst())
                .orElseThrow(() -> new Malformed(
                        "\"changes\" changes the table %s, which is not in the schema".formatted(names.getFirst()),
                        "Declare it in \"schema\"."));
    }

    private static void checkColumns(Change change, Table table, Oracle oracle) throws Malformed {
        checkColumns(columns(change), table, oracle);
    }

    private static void checkColumns(List<String> columns, Table table, Oracle oracle) throws Malformed {
        Set<String> once = new HashSet<>();
        for (String column : columns) {
            boolean filled = oracle.placeholders().stream()
                    .anyMatch(placeholder ->
                            isOf(placeholder, table) && placeholder.name().equalsIgnoreCase(column));
            if (table.column(column).isEmpty() || filled || !once.add(lower(column))) {
                throw new Malformed(
                        "a statement gives the column %s of %s, which %s"
                                .formatted(
                                        column,
                                        table.name(),
                                        table.column(column).isEmpty()
                                                ? "is not in the schema"
                                                : filled ? "is a placeholder" : "it gives twice"),
                        "Give stored columns, each once.");
            }
        }
    }

    private static List<String> columns(Change change) {
        return switch (change) {
            case Change.Insert insert -> insert.columns();
            case Change.Merge merge -> merge.columns();
            case Change.Update update ->
                update.assignments().stream().map(Change.Assignment::column).toList();
            case Change.Delete ignored -> List.of();
        };
    }

    /** Standard SQL assigns all at once, MySQL one after the other: neither may read what another one assigns. */
    private static void checkAssignments(Change change) throws Malformed {
        Optional<Change.Assignment> overtaken = AssignmentOrder.overtaken(change);
        if (overtaken.isPresent()) {
            throw new Malformed(
                    "an UPDATE assigns %s, and reads it for another column"
                            .formatted(overtaken.get().column()),
                    "Write two statements: MySQL assigns one after the other.");
        }
    }

    private static void checkMerge(Change change, Schema schema) throws Malformed {
        if (change instanceof Change.Merge merge) {
            Optional<String> problem = MergeKeys.problem(merge, schema);
            if (problem.isPresent()) {
                throw new Malformed(
                        "a MERGE into %s: %s".formatted(merge.table(), problem.get()),
                        "Give the table one UNIQUE column, and merge a table by a UNIQUE column of its own.");
            }
        }
    }

    /** A subquery must not hide the row that is changed. */
    private static void checkRow(Change change, Table table) throws Malformed {
        if (!UnreadColumns.inserted(change).isEmpty()) {
            return;
        }
        long named = Trees.fromItems(ChangeQuery.of(change)).stream()
                .filter(item -> item instanceof FromItem.TableReference(var name, var alias)
                        && alias.map(FromItem.Alias::name).orElse(name).equalsIgnoreCase(table.name()))
                .count();
        if (named > 1) {
            throw new Malformed(
                    "a subquery calls a table %s, as the changed one is called".formatted(table.name()),
                    "Give it an alias.");
        }
    }

    private static void checkNames(Query query, Table table) throws Malformed {
        for (Query part : Trees.queries(query)) {
            boolean hides = part instanceof Query.With with
                    && with.tables().stream().anyMatch(common -> common.name().equalsIgnoreCase(table.name()));
            if (hides) {
                throw new Malformed(
                        "a common table is called %s, as the changed one is".formatted(table.name()),
                        "Give it another name.");
            }
            boolean star = part instanceof Query.Select select
                    && select.items().stream().anyMatch(Query.SelectItem.Star.class::isInstance);
            if (star) {
                throw new Malformed("there is a star beside statements that change data", "List the columns.");
            }
        }
    }

    /** What a placeholder or a column that is not given would be of a new row, the proof does not know. */
    private static void checkInsertedRows(ReadSide side, Table table, Oracle oracle) throws Malformed {
        List<String> unknown = new ArrayList<>();
        for (Change change : side.changes()) {
            checkUnread(ChangeQuery.of(change), unknown, table);
            List<String> columns = UnreadColumns.inserted(change);
            if (!columns.isEmpty()) {
                table.columns().stream()
                        .map(Column::name)
                        .filter(name -> columns.stream().noneMatch(name::equalsIgnoreCase))
                        .forEach(unknown::add);
            }
        }
        checkUnread(side.query(), unknown, table);
    }

    private static void checkUnread(Query query, List<String> unknown, Table table) throws Malformed {
        for (Expression expression : Trees.expressions(query)) {
            if (expression instanceof Expression.ColumnReference(var ignored, var name)
                    && unknown.stream().anyMatch(name::equalsIgnoreCase)) {
                throw new Malformed(
                        "%s of %s is read behind an INSERT that does not give it".formatted(name, table.name()),
                        "Give it, or call the columns of other tables otherwise.");
            }
        }
    }

    private static boolean isOf(Placeholder placeholder, Table table) {
        return placeholder instanceof Placeholder.ExpressionPlaceholder(var ignored, var over, var type)
                && over.equalsIgnoreCase(table.name());
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
