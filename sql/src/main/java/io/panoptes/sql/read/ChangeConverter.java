package io.panoptes.sql.read;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlDelete;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlInsert;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlUpdate;
import org.jspecify.annotations.Nullable;

/** Calcite's statements that change data to ours. */
final class ChangeConverter {
    private final QueryConverter queries;
    private final ExpressionConverter expressions;

    ChangeConverter(PreparedText text) {
        this.expressions = new ExpressionConverter(text);
        this.queries = new QueryConverter(text, expressions);
    }

    Change change(SqlNode node) {
        return switch (node) {
            case SqlInsert insert -> insert(insert);
            case SqlUpdate update -> update(update);
            case SqlDelete delete -> {
                refuseAlias(delete.getAlias());
                yield new Change.Delete(table(delete.getTargetTable()), optional(delete.getCondition()));
            }
            default ->
                throw QueryConverter.unsupported(
                        node, "%s as a change".formatted(node.getKind()), "Write INSERT, UPDATE or DELETE.");
        };
    }

    private Change insert(SqlInsert insert) {
        SqlNodeList columns = insert.getTargetColumnList();
        if (columns == null || insert.isUpsert()) {
            throw QueryConverter.unsupported(
                    insert,
                    insert.isUpsert() ? "UPSERT" : "INSERT without columns",
                    "Write INSERT INTO t (columns) and a query.");
        }
        return new Change.Insert(table(insert.getTargetTable()), names(columns), queries.query(insert.getSource()));
    }

    private Change update(SqlUpdate update) {
        refuseAlias(update.getAlias());
        List<String> columns = names(update.getTargetColumnList());
        List<Change.Assignment> assignments = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            assignments.add(new Change.Assignment(
                    columns.get(i),
                    expressions.expression(update.getSourceExpressionList().get(i))));
        }
        return new Change.Update(table(update.getTargetTable()), assignments, optional(update.getCondition()));
    }

    private static void refuseAlias(@Nullable SqlIdentifier alias) {
        if (alias != null) {
            throw QueryConverter.unsupported(
                    alias, "an alias of the changed table", "Call the changed table by its name.");
        }
    }

    private static String table(SqlNode node) {
        if (node instanceof SqlIdentifier identifier && identifier.isSimple()) {
            return identifier.getSimple();
        }
        throw QueryConverter.unsupported(node, "%s as a changed table".formatted(node.getKind()), "Name a table.");
    }

    private static List<String> names(SqlNodeList columns) {
        return columns.stream()
                .map(column -> {
                    List<String> names = ((SqlIdentifier) column).names;
                    return names.get(names.size() - 1);
                })
                .toList();
    }

    private Optional<Expression> optional(@Nullable SqlNode node) {
        return node == null ? Optional.empty() : Optional.of(expressions.expression(node));
    }
}
