package io.panoptes.sql.read;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlSelectKeyword;
import org.apache.calcite.sql.SqlSetOperator;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.SqlWithItem;
import org.jspecify.annotations.Nullable;

/** Calcite's queries to ours. */
final class QueryConverter {
    private final PreparedText text;
    private final ExpressionConverter expressions;
    private int unnamed;

    QueryConverter(PreparedText text) {
        this.text = text;
        this.expressions = new ExpressionConverter(text, this);
    }

    QueryConverter(PreparedText text, ExpressionConverter expressions) {
        this.text = text;
        this.expressions = expressions;
    }

    Query query(SqlNode node) {
        if (node instanceof SqlOrderBy ordered) {
            return ordered(ordered);
        }
        if (node instanceof SqlWith with) {
            List<Query.CommonTable> tables = new ArrayList<>();
            boolean recursive = false;
            for (SqlNode item : with.withList) {
                SqlWithItem common = (SqlWithItem) item;
                recursive |= common.recursive.booleanValue();
                tables.add(new Query.CommonTable(
                        common.name.getSimple(),
                        names(common.columnList),
                        query(common.query),
                        text.materialization(common.name.getParserPosition())));
            }
            return new Query.With(tables, recursive, query(with.body));
        }
        if (node instanceof SqlSelect select) {
            return select(select);
        }
        if (node instanceof SqlBasicCall call) {
            switch (call.getKind()) {
                case UNION:
                    return setOperation(Query.SetOperator.UNION, call);
                case INTERSECT:
                    return setOperation(Query.SetOperator.INTERSECT, call);
                case EXCEPT:
                    return setOperation(Query.SetOperator.EXCEPT, call);
                case VALUES:
                    return new Query.Values(
                            call.getOperandList().stream().map(this::row).toList());
                default:
            }
        }
        throw unsupported(
                node, "%s as a query".formatted(node.getKind()), "Write SELECT, VALUES, WITH or a set operation.");
    }

    /** {@code (WITH ...) ORDER BY} is read as {@code WITH ... (... ORDER BY)}: the names are in scope in both. */
    private Query ordered(SqlOrderBy node) {
        Query body = query(node.query);
        List<Query.SortKey> keys = expressions.sortKeys(node.orderList);
        Optional<Expression> limit = optional(node.fetch);
        Optional<Expression> offset = optional(node.offset);
        return body instanceof Query.With with
                ? new Query.With(with.tables(), with.recursive(), new Query.Ordered(with.body(), keys, limit, offset))
                : new Query.Ordered(body, keys, limit, offset);
    }

    private Query setOperation(Query.SetOperator operator, SqlCall call) {
        boolean all = ((SqlSetOperator) call.getOperator()).isAll();
        return new Query.SetOperation(operator, all, query(call.operand(0)), query(call.operand(1)));
    }

    private List<Expression> row(SqlNode node) {
        return node.getKind() == SqlKind.ROW
                ? expressions.all(((SqlCall) node).getOperandList())
                : List.of(expressions.expression(node));
    }

    private Query select(SqlSelect select) {
        refuse(select.getQualify(), "QUALIFY", "Filter over a derived table that computes the window function.");
        if (!select.getWindowList().isEmpty()) {
            throw unsupported(select.getWindowList(), "WINDOW", "Write the window behind OVER.");
        }
        boolean distinct = select.getModifierNode(SqlSelectKeyword.DISTINCT) != null;
        Optional<FromItem> from = select.getFrom() == null ? Optional.empty() : Optional.of(from(select.getFrom()));
        SqlNodeList group = select.getGroup();
        return new Query.Select(
                distinct,
                select.getSelectList().stream().map(this::item).toList(),
                from,
                optional(select.getWhere()),
                group == null ? Optional.empty() : Optional.of(new GroupByConverter(expressions).convert(group)),
                optional(select.getHaving()));
    }

    private Query.SelectItem item(SqlNode node) {
        if (node instanceof SqlIdentifier identifier && identifier.isStar()) {
            return new Query.SelectItem.Star(
                    identifier.names.size() > 1 ? Optional.of(identifier.names.get(0)) : Optional.empty());
        }
        if (node.getKind() == SqlKind.AS) {
            SqlCall call = (SqlCall) node;
            return new Query.SelectItem.Column(
                    expressions.expression(call.operand(0)),
                    Optional.of(((SqlIdentifier) call.operand(1)).getSimple()));
        }
        return new Query.SelectItem.Column(expressions.expression(node), Optional.empty());
    }

    private FromItem from(SqlNode node) {
        if (node instanceof SqlJoin join) {
            return join(join);
        }
        if (node instanceof SqlIdentifier identifier) {
            return new FromItem.TableReference(String.join(".", identifier.names), Optional.empty());
        }
        if (node.getKind() == SqlKind.AS) {
            SqlCall call = (SqlCall) node;
            List<String> names = call.getOperandList().stream()
                    .skip(1)
                    .map(name -> ((SqlIdentifier) name).getSimple())
                    .toList();
            return aliased(call.operand(0), new FromItem.Alias(names.get(0), names.subList(1, names.size())));
        }
        return aliased(node, null);
    }

    private FromItem aliased(SqlNode node, FromItem.@Nullable Alias alias) {
        if (node instanceof SqlIdentifier identifier) {
            return new FromItem.TableReference(String.join(".", identifier.names), Optional.ofNullable(alias));
        }
        boolean lateral = node.getKind() == SqlKind.LATERAL;
        SqlNode inner = lateral ? ((SqlCall) node).operand(0) : node;
        if (!inner.getKind().belongsTo(SqlKind.QUERY) && !(inner instanceof SqlWith)) {
            throw unsupported(inner, "%s in FROM".formatted(inner.getKind()), "Use a table or a query in parentheses.");
        }
        return new FromItem.DerivedTable(
                query(inner), alias == null ? new FromItem.Alias("unnamed_" + ++unnamed, List.of()) : alias, lateral);
    }

    private FromItem join(SqlJoin join) {
        if (join.isNatural()) {
            throw unsupported(join, "NATURAL JOIN", "Write the condition behind ON.");
        }
        FromItem.JoinKind kind = switch (join.getJoinType()) {
            case INNER -> FromItem.JoinKind.INNER;
            case LEFT -> FromItem.JoinKind.LEFT;
            case RIGHT -> FromItem.JoinKind.RIGHT;
            case FULL -> FromItem.JoinKind.FULL;
            case CROSS, COMMA -> FromItem.JoinKind.CROSS;
            default -> throw unsupported(join, "%s JOIN".formatted(join.getJoinType()), "Write it with EXISTS.");
        };
        return switch (join.getConditionType()) {
            case ON ->
                new FromItem.Join(kind, from(join.getLeft()), from(join.getRight()), optional(join.getCondition()));
            // MySQL's JOIN without ON is a CROSS JOIN.
            case NONE ->
                new FromItem.Join(
                        FromItem.JoinKind.CROSS, from(join.getLeft()), from(join.getRight()), Optional.empty());
            case USING -> throw unsupported(join, "JOIN ... USING", "Write the condition behind ON.");
        };
    }

    private Optional<Expression> optional(@Nullable SqlNode node) {
        return node == null ? Optional.empty() : Optional.of(expressions.expression(node));
    }

    private static List<String> names(@Nullable SqlNodeList list) {
        return list == null
                ? List.of()
                : list.stream().map(name -> ((SqlIdentifier) name).getSimple()).toList();
    }

    private static void refuse(@Nullable SqlNode node, String construct, String advice) {
        if (node != null) {
            throw unsupported(node, construct, advice);
        }
    }

    static SqlTextException unsupported(SqlNode node, String construct, String advice) {
        return new SqlTextException(
                construct + " is not in our SQL",
                advice,
                Math.max(1, node.getParserPosition().getLineNum()),
                Math.max(1, node.getParserPosition().getColumnNum()));
    }

    static boolean isTrue(SqlLiteral literal) {
        return literal.booleanValue();
    }
}
