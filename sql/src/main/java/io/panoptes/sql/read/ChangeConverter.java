package io.panoptes.sql.read;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlDelete;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlInsert;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlMerge;
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
            case SqlMerge merge -> merge(merge);
            default ->
                throw QueryConverter.unsupported(
                        node, "%s as a change".formatted(node.getKind()), "Write INSERT, UPDATE, DELETE or MERGE.");
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

    /** The one form that is equal to INSERT with ON CONFLICT: by one column, and what is given is given as the source has it. */
    private Change merge(SqlMerge merge) {
        refuseAlias(merge.getAlias());
        Optional<Change> read =
                merge.getSourceTableRef() instanceof SqlBasicCall source && source.getKind() == SqlKind.AS
                        ? merge(merge, source.getOperandList())
                        : Optional.empty();
        return read.orElseThrow(() -> QueryConverter.unsupported(
                merge,
                "this form of MERGE",
                "Write MERGE INTO t USING (query) AS n(k, c) ON t.k = n.k WHEN MATCHED THEN UPDATE SET c = n.c WHEN NOT"
                        + " MATCHED THEN INSERT (k, c) VALUES (n.k, n.c)."));
    }

    private Optional<Change> merge(SqlMerge merge, List<SqlNode> source) {
        String table = table(merge.getTargetTable());
        String name = ((SqlIdentifier) source.get(1)).getSimple();
        List<String> columns = source.stream()
                .skip(2)
                .map(column -> ((SqlIdentifier) column).getSimple())
                .toList();
        SqlUpdate update = merge.getUpdateCall();
        List<String> overwritten = update == null ? List.of() : names(update.getTargetColumnList());
        boolean overwritesAsGiven =
                update == null || values(update.getSourceExpressionList()).equals(of(name, overwritten));
        return expressions.expression(merge.getCondition())
                                instanceof Expression.Binary(var operator, var left, var right)
                        && operator == Expression.BinaryOperator.EQUAL
                        && left instanceof Expression.ColumnReference(var qualifier, var key)
                        && qualifier.filter(table::equals).isPresent()
                        && right.equals(of(name, List.of(key)).getFirst())
                        && overwritesAsGiven
                        && insertsAsGiven(merge.getInsertCall(), of(name, columns), columns)
                ? Optional.of(new Change.Merge(table, columns, queries.query(source.get(0)), key, overwritten))
                : Optional.empty();
    }

    private boolean insertsAsGiven(@Nullable SqlInsert insert, List<Expression> given, List<String> columns) {
        return insert != null
                && insert.getTargetColumnList() != null
                && names(insert.getTargetColumnList()).equals(columns)
                && queries.query(insert.getSource()) instanceof Query.Values(var rows)
                && rows.equals(List.of(given));
    }

    private List<Expression> values(SqlNodeList nodes) {
        return nodes.stream().map(expressions::expression).toList();
    }

    private static List<Expression> of(String qualifier, List<String> columns) {
        return columns.stream()
                .<Expression>map(column -> new Expression.ColumnReference(Optional.of(qualifier), column))
                .toList();
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
