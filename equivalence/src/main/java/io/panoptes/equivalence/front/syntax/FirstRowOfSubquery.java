package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * {@code a = (SELECT b ... ORDER BY c) -> a = (SELECT b ... ORDER BY c LIMIT 1)}, where a scalar subquery of several rows gives the
 * first, as in SQLite: elsewhere it fails.
 *
 * <p>Not where one row is all that an aggregate gives, nor for the queries of IN, EXISTS, ANY, ALL and FROM.
 */
record FirstRowOfSubquery() implements SyntaxRewrite {
    /** Their operands are no scalars. */
    private static final Set<SqlKind> OF_ROWS = EnumSet.of(
            SqlKind.UNION,
            SqlKind.INTERSECT,
            SqlKind.EXCEPT,
            SqlKind.WITH,
            SqlKind.WITH_ITEM,
            SqlKind.VALUES,
            SqlKind.AS,
            SqlKind.JOIN,
            SqlKind.LATERAL,
            SqlKind.EXISTS,
            SqlKind.UNIQUE,
            SqlKind.UNNEST,
            SqlKind.COLLECTION_TABLE,
            SqlKind.ARRAY_QUERY_CONSTRUCTOR,
            SqlKind.MULTISET_QUERY_CONSTRUCTOR);
    /** Of these the second operand is no scalar. */
    private static final Set<SqlKind> BESIDE_ROWS =
            EnumSet.of(SqlKind.IN, SqlKind.NOT_IN, SqlKind.DRUID_IN, SqlKind.SOME, SqlKind.ALL);

    private static final Set<String> AGGREGATES = Set.of("MIN", "MAX", "SUM", "COUNT", "AVG", "TOTAL", "GROUP_CONCAT");

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        switch (call) {
            case SqlSelect select -> {
                select.setSelectList(items(select.getSelectList()));
                select.setWhere(scalar(select.getWhere()));
                select.setHaving(scalar(select.getHaving()));
                if (select.getGroup() != null) {
                    select.setGroupBy(scalars(select.getGroup()));
                }
            }
            case SqlOrderBy order -> {
                return order.orderList.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new SqlOrderBy(
                                order.getParserPosition(),
                                order.query,
                                scalars(order.orderList),
                                order.offset,
                                order.fetch));
            }
            case SqlCall other
            when !OF_ROWS.contains(other.getKind()) -> {
                int scalars = BESIDE_ROWS.contains(other.getKind()) ? 1 : other.operandCount();
                for (int i = 0; i < scalars; i++) {
                    SqlNode operand = other.getOperandList().get(i);
                    SqlNode limited = operand instanceof SqlNodeList list ? scalars(list) : scalar(operand);
                    if (limited != operand) {
                        other.setOperand(i, limited);
                    }
                }
            }
            case SqlCall ignored -> {}
        }
        return Optional.empty();
    }

    private static SqlNodeList items(SqlNodeList list) {
        List<SqlNode> items = new ArrayList<>();
        for (SqlNode item : list) {
            if (item instanceof SqlCall call && call.getKind() == SqlKind.AS) {
                List<SqlNode> operands = new ArrayList<>(call.getOperandList());
                operands.set(0, scalar(operands.getFirst()));
                items.add(call.getOperator().createCall(call.getParserPosition(), operands));
            } else {
                items.add(scalar(item));
            }
        }
        return new SqlNodeList(items, list.getParserPosition());
    }

    private static SqlNodeList scalars(SqlNodeList list) {
        return new SqlNodeList(
                list.getList().stream().map(FirstRowOfSubquery::scalar).toList(), list.getParserPosition());
    }

    /** With the first row of a query that stands where a value is wanted. */
    private static @Nullable SqlNode scalar(@Nullable SqlNode node) {
        if (node == null || !node.isA(SqlKind.QUERY) || node.getKind() == SqlKind.VALUES || isOneRow(node)) {
            return node;
        }
        return node instanceof SqlOrderBy order
                ? first(order.query, order.orderList, order.offset, order.fetch)
                : first(node, SqlNodeList.EMPTY, null, null);
    }

    private static SqlNode first(SqlNode query, SqlNodeList keys, @Nullable SqlNode offset, @Nullable SqlNode fetch) {
        SqlParserPos position = query.getParserPosition();
        boolean takesNone = fetch instanceof SqlNumericLiteral number
                && number.getValueAs(BigDecimal.class).signum() == 0;
        SqlNode one = SqlLiteral.createExactNumeric("1", position);
        return new SqlOrderBy(position, query, keys, offset, takesNone ? fetch : one);
    }

    /** An aggregate without groups, or a row without tables. */
    private static boolean isOneRow(SqlNode query) {
        return query instanceof SqlSelect select
                && select.getGroup() == null
                && (select.getFrom() == null
                        || select.getSelectList().stream().anyMatch(FirstRowOfSubquery::isAggregated));
    }

    private static boolean isAggregated(SqlNode item) {
        return item instanceof SqlCall call
                && call.getKind() != SqlKind.OVER
                && !call.isA(SqlKind.QUERY)
                && (call.operandCount() == 1
                                && AGGREGATES.contains(
                                        call.getOperator().getName().toUpperCase(Locale.ROOT))
                        || call.getOperandList().stream()
                                .anyMatch(operand -> operand != null && isAggregated(operand)));
    }
}
