package io.panoptes.equivalence.front.grouping;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.util.Litmus;
import org.jspecify.annotations.Nullable;

/**
 * {@code GROUP BY ROLLUP (a, a) -> GROUP BY GROUPING SETS ((a), (a), ())}: a set that occurs twice gives each of its groups twice, and
 * Calcite keeps both only where they are written out.
 */
public record GroupingElements() implements SyntaxRewrite {
    private static final int MOST_SETS = 4096;
    static final String TWO_WAYS = "grouping sets that name one column in two ways";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getGroup() instanceof SqlNodeList group && hasSets(group)) {
            List<SqlNode> keys = new ArrayList<>();
            List<Set<Integer>> sets = sets(group, keys);
            requireOneName(keys, select.getSelectList());
            if (new HashSet<>(sets).size() < sets.size()) {
                if (keys.stream().anyMatch(SqlIdentifier.class::isInstance) && merges(select.getFrom())) {
                    throw new Unsupported("the same grouping set twice, over merged columns");
                }
                SqlSelect writtenOut = (SqlSelect) select.clone(select.getParserPosition());
                writtenOut.setGroupBy(SqlNodeList.of(groupingSets(sets, keys)));
                return Optional.of(writtenOut);
            }
        }
        return Optional.empty();
    }

    /** Where a column without a table's name may be another than that of the same name with one. */
    private static boolean merges(@Nullable SqlNode from) {
        return from instanceof SqlJoin join
                && (join.isNatural()
                        || join.getConditionType() == JoinConditionType.USING
                        || merges(join.getLeft())
                        || merges(join.getRight()));
    }

    private static SqlNode groupingSets(List<Set<Integer>> sets, List<SqlNode> keys) {
        List<SqlNode> lists = new ArrayList<>();
        for (Set<Integer> set : sets) {
            List<SqlNode> parts = set.stream().sorted().map(keys::get).toList();
            lists.add(
                    switch (parts.size()) {
                        case 0 -> new SqlNodeList(SqlParserPos.ZERO);
                        case 1 -> parts.getFirst();
                        default -> SqlStdOperatorTable.ROW.createCall(SqlParserPos.ZERO, parts);
                    });
        }
        return SqlStdOperatorTable.GROUPING_SETS.createCall(SqlParserPos.ZERO, lists);
    }

    static boolean hasSets(SqlNodeList group) {
        return group.stream().anyMatch(element -> switch (element.getKind()) {
            case ROLLUP, CUBE, GROUPING_SETS -> true;
            default -> false;
        });
    }

    /** All combinations of one set from each element. */
    private static List<Set<Integer>> sets(List<SqlNode> elements, List<SqlNode> keys) {
        List<Set<Integer>> all = List.of(Set.of());
        for (SqlNode element : elements) {
            all = product(all, setsOf(element, keys));
        }
        return all;
    }

    private static List<Set<Integer>> setsOf(SqlNode element, List<SqlNode> keys) {
        return switch (element.getKind()) {
            case ROLLUP -> {
                List<Set<Integer>> sets = new ArrayList<>(List.of(Set.of()));
                ((SqlCall) element)
                        .getOperandList()
                        .forEach(operand -> sets.add(union(sets.getLast(), set(operand, keys))));
                yield sets;
            }
            case CUBE -> {
                List<Set<Integer>> sets = List.of(Set.of());
                for (SqlNode operand : ((SqlCall) element).getOperandList()) {
                    sets = product(sets, List.of(Set.of(), set(operand, keys)));
                }
                yield sets;
            }
            case GROUPING_SETS -> {
                List<Set<Integer>> sets = new ArrayList<>();
                ((SqlCall) element).getOperandList().forEach(operand -> sets.addAll(setsOf(operand, keys)));
                yield sets;
            }
            default -> List.of(set(element, keys));
        };
    }

    private static List<Set<Integer>> product(List<Set<Integer>> left, List<Set<Integer>> right) {
        if (left.size() * right.size() > MOST_SETS) {
            throw new Unsupported("more than %d grouping sets".formatted(MOST_SETS));
        }
        List<Set<Integer>> all = new ArrayList<>();
        left.forEach(one -> right.forEach(other -> all.add(union(one, other))));
        return all;
    }

    private static Set<Integer> union(Set<Integer> left, Set<Integer> right) {
        Set<Integer> both = new HashSet<>(left);
        both.addAll(right);
        return both;
    }

    private static Set<Integer> set(SqlNode operand, List<SqlNode> keys) {
        List<SqlNode> parts = switch (operand) {
            case SqlNodeList list -> list;
            case SqlCall row when row.getKind() == SqlKind.ROW -> row.getOperandList();
            default -> List.of(operand);
        };
        Set<Integer> set = new HashSet<>();
        parts.forEach(part -> set.add(position(part, keys)));
        return set;
    }

    private static int position(SqlNode key, List<SqlNode> keys) {
        for (int i = 0; i < keys.size(); i++) {
            if (same(keys.get(i), key)) {
                return i;
            }
        }
        keys.add(key);
        return keys.size() - 1;
    }

    private static boolean same(SqlNode one, SqlNode other) {
        if (one instanceof SqlIdentifier left && other instanceof SqlIdentifier right) {
            requireOneName(left, right);
            return sameNames(left.names, right.names);
        }
        return one.equalsDeep(other, Litmus.IGNORE);
    }

    /**
     * A column that stands as {@code a} and as {@code r.a} is one column to PostgreSQL and to DuckDB up to 1.4, and two to DuckDB from 1.5
     * on, which gives NULL for the one where the other is grouped by.
     */
    private static void requireOneName(SqlIdentifier one, SqlIdentifier other) {
        if (one.isSimple() != other.isSimple() && one.names.getLast().equalsIgnoreCase(other.names.getLast())) {
            throw new Unsupported(TWO_WAYS);
        }
    }

    /** Two keys that stand for one item, as its name does: Calcite takes them for one, and keeps a set once that occurs twice. */
    private static void requireOneName(List<SqlNode> keys, SqlNodeList items) {
        List<SqlNode> meant = keys.stream().map(key -> item(key, items)).toList();
        for (int i = 0; i < meant.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (isSameItem(meant.get(i), meant.get(j))) {
                    throw new Unsupported(TWO_WAYS);
                }
            }
        }
    }

    /** The item that has this name, or the key itself. */
    private static SqlNode item(SqlNode key, SqlNodeList items) {
        return items.stream()
                .filter(item -> item.getKind() == SqlKind.AS)
                .map(SqlCall.class::cast)
                .filter(item -> key instanceof SqlIdentifier name
                        && name.isSimple()
                        && name.getSimple().equalsIgnoreCase(((SqlIdentifier) item.operand(1)).getSimple()))
                .findFirst()
                .map(item -> (SqlNode) item.operand(0))
                .orElse(key);
    }

    static boolean isSameItem(SqlNode one, SqlNode other) {
        if (!(one instanceof SqlIdentifier left) || !(other instanceof SqlIdentifier right)) {
            return one.equalsDeep(other, Litmus.IGNORE);
        }
        boolean alike = left.names.size() == right.names.size() && !left.isSimple();
        return alike
                ? sameNames(left.names, right.names)
                : left.names.getLast().equalsIgnoreCase(right.names.getLast());
    }

    private static boolean sameNames(List<String> one, List<String> other) {
        return IntStream.range(0, Math.max(one.size(), other.size()))
                .allMatch(i -> i < one.size() && i < other.size() && one.get(i).equalsIgnoreCase(other.get(i)));
    }
}
