package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * {@code SELECT UNNEST(l) FROM t -> SELECT item(l, n) FROM t CROSS JOIN (VALUES (1), (2), ...) AS v(n) WHERE n <= count(l)}, of a list that is
 * written out and of the parts of a text. Of several lists the longest counts, and the others end in NULLs.
 */
public record UnnestedItems() implements SyntaxRewrite {
    private static final String UNNEST = "UNNEST$";
    private static final String TABLE = "UNNEST$ROWS";
    private static final String NUMBER = "UNNEST$NUMBER";
    private static final int MOST_ITEMS = 40;
    private static final Set<String> SPLITS = Set.of("STRING_SPLIT", "STR_SPLIT", "STRING_TO_ARRAY", "SPLIT");

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlSelect select) || !has(select.getSelectList(), UNNEST)) {
            return Optional.empty();
        }
        SqlParserPos position = select.getParserPosition();
        check(select);
        List<SqlNode> counts = new ArrayList<>();
        SqlShuttle items = new SqlShuttle() {
            @Override
            public @Nullable SqlNode visit(SqlCall inner) {
                if (Calls.isNamed(inner, UNNEST, 1)) {
                    counts.add(count(inner.operand(0)));
                    return item(inner.operand(0));
                }
                return inner.isA(SqlKind.QUERY) ? inner : super.visit(inner);
            }
        };
        select.setSelectList((SqlNodeList) select.getSelectList().accept(items));
        List<SqlNode> longest = List.copyOf(counts);
        if (select.getGroup() != null) {
            select.setGroupBy((SqlNodeList) select.getGroup().accept(items));
        }
        SqlNode rows = rows(position);
        SqlNode from = select.getFrom();
        select.setFrom(
                from == null
                        ? rows
                        : new SqlJoin(
                                position,
                                from,
                                SqlLiteral.createBoolean(false, position),
                                JoinType.CROSS.symbol(position),
                                rows,
                                JoinConditionType.NONE.symbol(position),
                                null));
        SqlNode most = longest.size() == 1 ? longest.getFirst() : FrontOperators.GREATEST.createCall(position, longest);
        SqlNode within = SqlStdOperatorTable.LESS_THAN_OR_EQUAL.createCall(position, number(position), most);
        SqlNode where = select.getWhere();
        select.setWhere(where == null ? within : SqlStdOperatorTable.AND.createCall(position, where, within));
        return Optional.of(select);
    }

    /** Windows and aggregates come before the rows of a list. */
    private static void check(SqlSelect select) {
        boolean star =
                select.getSelectList().stream().anyMatch(item -> item instanceof SqlIdentifier name && name.isStar());
        if (star
                || hasKind(select.getSelectList(), SqlKind.OVER)
                || select.getQualify() != null
                || has(select.getSelectList(), "DISTINCT$ON")) {
            throw new Unsupported("UNNEST beside *, a window or DISTINCT ON");
        }
        SqlNodeList groups = select.getGroup();
        boolean apart = groups != null && !has(groups, UNNEST) && !namesItem(select, groups);
        if (apart || select.getHaving() != null) {
            throw new Unsupported("UNNEST beside groups");
        }
    }

    /** Whether every item that has one is grouped by its alias. */
    private static boolean namesItem(SqlSelect select, SqlNodeList groups) {
        return select.getSelectList().stream()
                .filter(item -> hasNode(item, UNNEST))
                .allMatch(item -> item.getKind() == SqlKind.AS
                        && groups.stream().anyMatch(key -> isSameName(key, ((SqlCall) item).operand(1))));
    }

    /** Whether both are names without a table, equal but for case. */
    private static boolean isSameName(SqlNode key, SqlNode alias) {
        return key instanceof SqlIdentifier name
                && name.isSimple()
                && alias instanceof SqlIdentifier other
                && other.isSimple()
                && name.getSimple().equalsIgnoreCase(other.getSimple());
    }

    private static boolean has(SqlNodeList items, String name) {
        return items.stream().anyMatch(item -> hasNode(item, name));
    }

    private static boolean hasNode(SqlNode node, String name) {
        boolean[] found = {false};
        node.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlCall call) {
                found[0] |= call.getOperator().getName().equals(name);
                return call.isA(SqlKind.QUERY) ? null : super.visit(call);
            }
        });
        return found[0];
    }

    private static boolean hasKind(SqlNodeList items, SqlKind kind) {
        boolean[] found = {false};
        items.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlCall call) {
                found[0] |= call.getKind() == kind;
                return super.visit(call);
            }
        });
        return found[0];
    }

    private static SqlNode count(SqlNode list) {
        SqlParserPos position = list.getParserPosition();
        if (isSplit(list)) {
            return FrontOperators.ofValues("SPLIT_COUNT").createCall(position, ((SqlCall) list).getOperandList());
        }
        return Calls.number(written(list).size(), position);
    }

    private static SqlNode item(SqlNode list) {
        SqlParserPos position = list.getParserPosition();
        if (isSplit(list)) {
            List<SqlNode> arguments = new ArrayList<>(((SqlCall) list).getOperandList());
            arguments.add(number(position));
            return FrontOperators.ofValues("SPLIT_ITEM").createCall(position, arguments);
        }
        List<SqlNode> items = written(list);
        SqlNodeList conditions = new SqlNodeList(position);
        SqlNodeList results = new SqlNodeList(position);
        for (int i = 0; i < items.size(); i++) {
            conditions.add(
                    SqlStdOperatorTable.EQUALS.createCall(position, number(position), Calls.number(i + 1, position)));
            results.add(items.get(i));
        }
        return new SqlCase(position, null, conditions, results, SqlLiteral.createNull(position));
    }

    private static boolean isSplit(SqlNode list) {
        return list instanceof SqlCall call
                && call.operandCount() == 2
                && SPLITS.contains(call.getOperator().getName().toUpperCase(Locale.ROOT));
    }

    private static List<SqlNode> written(SqlNode list) {
        if (list instanceof SqlCall call
                && (call.getOperator().getName().equals("LIST$")
                        || call.getOperator().getName().equalsIgnoreCase("LIST_VALUE"))
                && call.operandCount() > 0
                && call.operandCount() <= MOST_ITEMS) {
            return call.getOperandList();
        }
        throw new Unsupported("UNNEST of a list that is neither written out nor parts of a text");
    }

    private static SqlIdentifier number(SqlParserPos position) {
        return new SqlIdentifier(List.of(TABLE, NUMBER), position);
    }

    private static SqlNode rows(SqlParserPos position) {
        List<SqlNode> rows = IntStream.rangeClosed(1, MOST_ITEMS)
                .<SqlNode>mapToObj(i -> SqlStdOperatorTable.ROW.createCall(position, Calls.number(i, position)))
                .toList();
        return SqlStdOperatorTable.AS.createCall(
                position,
                SqlStdOperatorTable.VALUES.createCall(position, rows),
                new SqlIdentifier(TABLE, position),
                new SqlIdentifier(NUMBER, position));
    }
}
