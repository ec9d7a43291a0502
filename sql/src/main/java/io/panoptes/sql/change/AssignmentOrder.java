package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import java.util.List;
import java.util.Optional;

/**
 * {@code UPDATE t SET a = 1, b = a}: standard SQL assigns all columns at once, MySQL one after the other, so that b is 1 there.
 */
public final class AssignmentOrder {
    private AssignmentOrder() {}

    /** Whether an assignment reads what another one of the statement assigns. */
    public static boolean counts(Change change) {
        return overtaken(change).isPresent();
    }

    /** The assignment that another one reads. */
    public static Optional<Change.Assignment> overtaken(Change change) {
        List<Change.Assignment> assignments = change instanceof Change.Update update ? update.assignments() : List.of();
        return assignments.stream()
                .filter(one ->
                        assignments.stream().anyMatch(other -> other != one && reads(other.value(), one.column())))
                .findFirst();
    }

    private static boolean reads(Expression expression, String column) {
        return Trees.expressions(expression).stream()
                .anyMatch(part -> part instanceof Expression.ColumnReference(var ignored, var name)
                        && name.equalsIgnoreCase(column));
    }
}
