package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The columns that an expression must not read that is filled in for a placeholder of the changed table.
 *
 * <p>In the proof a placeholder is a column, which keeps its value when another column is assigned. What fills it is computed anew
 * where it is read: it keeps its value only if it reads no column that a statement before has assigned. Within a statement that
 * assigns several columns it must not read any of them either, for some DBMSs assign one after the other.
 */
public final class UnreadColumns {
    private UnreadColumns() {}

    /** In lower case. */
    public static Set<String> of(String placeholder, List<ReadSide> sides) {
        Set<String> unread = new HashSet<>();
        for (ReadSide side : sides) {
            List<String> assigned = new ArrayList<>();
            for (Change change : side.changes()) {
                List<String> now = assigned(change);
                if (reads(ChangeQuery.of(change), placeholder)) {
                    unread.addAll(assigned);
                    if (now.size() > 1) {
                        unread.addAll(now);
                    }
                }
                assigned.addAll(now);
            }
            if (reads(side.query(), placeholder)) {
                unread.addAll(assigned);
                List<String> now = side.asking().map(UnreadColumns::assigned).orElse(List.of());
                if (now.size() > 1) {
                    unread.addAll(now);
                }
            }
        }
        return unread;
    }

    /** The columns that any statement gives values, in lower case. */
    public static Set<String> given(List<ReadSide> sides) {
        Set<String> given = new HashSet<>();
        for (ReadSide side : sides) {
            for (Change change : side.allChanges()) {
                given.addAll(assigned(change));
                inserted(change).forEach(column -> given.add(column.toLowerCase(Locale.ROOT)));
            }
        }
        return given;
    }

    /** The columns that a statement gives new rows; empty where it makes none. */
    public static List<String> inserted(Change change) {
        return switch (change) {
            case Change.Insert insert -> insert.columns();
            case Change.Merge merge -> merge.columns();
            case Change.Update ignored -> List.of();
            case Change.Delete ignored -> List.of();
        };
    }

    private static List<String> assigned(Change change) {
        List<String> assigned = switch (change) {
            case Change.Update update ->
                update.assignments().stream().map(Change.Assignment::column).toList();
            case Change.Merge merge -> merge.overwritten();
            case Change.Insert ignored -> List.of();
            case Change.Delete ignored -> List.of();
        };
        return assigned.stream().map(column -> column.toLowerCase(Locale.ROOT)).toList();
    }

    /** By the name alone: one more than need be does no harm. */
    static boolean reads(Query query, String column) {
        return Trees.expressions(query).stream()
                .anyMatch(expression -> expression instanceof Expression.ColumnReference(var ignored, var name)
                        && name.equalsIgnoreCase(column));
    }
}
