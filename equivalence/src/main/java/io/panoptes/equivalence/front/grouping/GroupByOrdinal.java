package io.panoptes.equivalence.front.grouping;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;

/**
 * {@code SELECT a, b ... GROUP BY 2 -> ... GROUP BY b}, within ROLLUP, CUBE and GROUPING SETS, too. A number that is no position in the
 * select list stays, as a constant. Refused where an item stands in grouping sets by its position and as it is written: DuckDB takes the
 * two for different keys.
 */
public record GroupByOrdinal() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getGroup() instanceof SqlNodeList group && isPlain(select)) {
            List<SqlNode> keys = new ArrayList<>();
            group.forEach(key -> keys.add(resolve(key, select.getSelectList())));
            if (GroupingElements.hasSets(group)) {
                requireOneName(parts(group).toList(), select.getSelectList());
            }
            select.setGroupBy(new SqlNodeList(keys, group.getParserPosition()));
        }
        return Optional.empty();
    }

    /** Whether the positions in the select list are those of the columns. */
    private static boolean isPlain(SqlSelect select) {
        return select.getSelectList().stream()
                .noneMatch(item -> item instanceof SqlIdentifier column && column.isStar());
    }

    private static SqlNode resolve(SqlNode key, SqlNodeList items) {
        return switch (key.getKind()) {
            case ROLLUP, CUBE, GROUPING_SETS, ROW -> {
                SqlCall call = (SqlCall) key;
                List<SqlNode> parts = call.getOperandList().stream()
                        .map(part -> resolve(part, items))
                        .toList();
                yield call.getOperator().createCall(call.getParserPosition(), parts);
            }
            default ->
                key instanceof SqlNodeList list
                        ? new SqlNodeList(
                                list.stream().map(part -> resolve(part, items)).toList(), list.getParserPosition())
                        : resolveOne(key, items);
        };
    }

    private static void requireOneName(List<SqlNode> keys, SqlNodeList items) {
        for (SqlNode key : keys) {
            SqlNode item = resolveOne(key, items);
            if (item != key && keys.stream().anyMatch(other -> GroupingElements.isSameItem(item, other))) {
                throw new Unsupported(GroupingElements.TWO_WAYS);
            }
        }
    }

    /** The keys within ROLLUP and the like, one by one. */
    private static Stream<SqlNode> parts(SqlNode key) {
        return switch (key.getKind()) {
            case ROLLUP, CUBE, GROUPING_SETS, ROW ->
                ((SqlCall) key).getOperandList().stream().flatMap(GroupByOrdinal::parts);
            default -> key instanceof SqlNodeList list ? list.stream().flatMap(GroupByOrdinal::parts) : Stream.of(key);
        };
    }

    private static SqlNode resolveOne(SqlNode key, SqlNodeList items) {
        OptionalLong position = Calls.wholeNumber(key);
        if (position.isEmpty() || position.getAsLong() < 1 || position.getAsLong() > items.size()) {
            return key;
        }
        SqlNode item = items.get((int) position.getAsLong() - 1);
        SqlNode expression = item.getKind() == SqlKind.AS ? ((SqlCall) item).operand(0) : item;
        return expression.clone(expression.getParserPosition());
    }
}
