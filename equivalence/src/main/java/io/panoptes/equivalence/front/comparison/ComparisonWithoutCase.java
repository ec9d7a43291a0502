package io.panoptes.equivalence.front.comparison;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.jspecify.annotations.Nullable;

/**
 * {@code a COLLATE NOCASE = b -> fold(a) = fold(b)}, and the same for other comparisons, BETWEEN, lists of constants and the keys of
 * ORDER BY; nothing changes beside a text without letters. It comes before all other rewrites, which make comparisons of their own.
 *
 * @param fold makes equal texts of those that differ in case
 * @param byAny whether the collation of any operand counts for BETWEEN, IN and LIKE; else that of the left one alone does, and none for LIKE
 */
public record ComparisonWithoutCase(SqlOperator fold, boolean byAny) implements SyntaxRewrite {
    private static final Set<SqlKind> COMPARISONS = EnumSet.of(
            SqlKind.EQUALS,
            SqlKind.NOT_EQUALS,
            SqlKind.LESS_THAN,
            SqlKind.LESS_THAN_OR_EQUAL,
            SqlKind.GREATER_THAN,
            SqlKind.GREATER_THAN_OR_EQUAL,
            SqlKind.IS_DISTINCT_FROM,
            SqlKind.IS_NOT_DISTINCT_FROM);

    private static final Set<SqlKind> EQUALITIES =
            EnumSet.of(SqlKind.EQUALS, SqlKind.NOT_EQUALS, SqlKind.IS_DISTINCT_FROM, SqlKind.IS_NOT_DISTINCT_FROM);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (COMPARISONS.contains(call.getKind())) {
            if (EQUALITIES.contains(call.getKind())
                    && call.getOperandList().stream().anyMatch(ComparisonWithoutCase::hasNoLetters)) {
                return Optional.of(withoutCollation(call));
            }
            return call.getOperandList().stream().anyMatch(ComparisonWithoutCase::isCollated)
                    ? Optional.of(withoutCase(call))
                    : Optional.empty();
        }
        return switch (call.getKind()) {
            // What is not taken away is refused.
            case BETWEEN -> decides(call) ? Optional.of(withoutCase(call)) : Optional.empty();
            case IN, NOT_IN -> decides(call) ? in(call) : Optional.empty();
            case LIKE -> byAny && decides(call) ? Optional.of(withoutCase(call)) : Optional.of(withoutCollation(call));
            case ORDER_BY -> order((SqlOrderBy) call);
            default -> Optional.empty();
        };
    }

    private boolean decides(SqlCall call) {
        return isCollated(call.operand(0))
                || (byAny
                        && call.getOperandList().stream()
                                .anyMatch(operand -> operand instanceof SqlNodeList items
                                        ? items.stream().anyMatch(ComparisonWithoutCase::isCollated)
                                        : isCollated(operand)));
    }

    private SqlNode withoutCase(SqlCall call) {
        return call.getOperator()
                .createCall(
                        call.getParserPosition(),
                        call.getOperandList().stream().map(this::operand).toList());
    }

    private static SqlNode withoutCollation(SqlCall call) {
        return call.getOperator()
                .createCall(
                        call.getParserPosition(),
                        call.getOperandList().stream()
                                .map(ComparisonWithoutCase::plain)
                                .toList());
    }

    /** What is equal to it without regard to case is equal to it. */
    private static boolean hasNoLetters(SqlNode node) {
        return plain(node) instanceof SqlCharStringLiteral literal
                && String.valueOf(literal.getValueAs(String.class)).chars().noneMatch(Character::isLetter);
    }

    private Optional<SqlNode> in(SqlCall call) {
        if (!(call.operand(1) instanceof SqlNodeList items)
                || !items.stream().allMatch(item -> SqlUtil.isLiteral(plain(item)))) {
            return Optional.empty();
        }
        SqlNodeList changed = new SqlNodeList(items.getParserPosition());
        items.forEach(item -> changed.add(operand(item)));
        return Optional.of(call.getOperator().createCall(call.getParserPosition(), operand(call.operand(0)), changed));
    }

    private Optional<SqlNode> order(SqlOrderBy order) {
        if (order.orderList.stream().noneMatch(key -> isCollated(KeyDirection.without(key)))) {
            return Optional.empty();
        }
        if (!(order.query instanceof SqlSelect select)) {
            throw new Unsupported("COLLATE in the order of a UNION, EXCEPT or INTERSECT");
        }
        SqlNodeList keys = new SqlNodeList(order.orderList.getParserPosition());
        order.orderList.forEach(key -> keys.add(key(key, select)));
        return Optional.of(new SqlOrderBy(order.getParserPosition(), order.query, keys, order.offset, order.fetch));
    }

    private SqlNode key(SqlNode key, SqlSelect select) {
        SqlNode sorted = KeyDirection.without(key);
        return isCollated(sorted) ? KeyDirection.of(key, operand(item(plain(sorted), select))) : key;
    }

    /** The alias or the number of an item stands for the item, as it does without a collation. */
    private static SqlNode item(SqlNode key, SqlSelect select) {
        OptionalLong number = Calls.wholeNumber(key);
        if (number.isPresent()) {
            return numbered(number.getAsLong(), select.getSelectList());
        }
        if (!(key instanceof SqlIdentifier name) || !name.isSimple()) {
            return key;
        }
        List<SqlNode> meant = select.getSelectList().stream()
                .filter(item -> item.getKind() == SqlKind.AS
                        && ((SqlCall) item).operand(1) instanceof SqlIdentifier alias
                        && alias.getSimple().equalsIgnoreCase(name.getSimple()))
                .toList();
        if (meant.isEmpty()) {
            return key;
        }
        SqlNode first = ((SqlCall) meant.getFirst()).operand(0);
        return first.clone(first.getParserPosition());
    }

    private static SqlNode numbered(long number, SqlNodeList items) {
        boolean stars = items.stream().anyMatch(item -> item instanceof SqlIdentifier name && name.isStar());
        if (stars || number < 1 || number > items.size()) {
            throw new Unsupported("COLLATE of the number of a column, beside * or without such a column");
        }
        SqlNode item = SqlUtil.stripAs(items.get((int) number - 1));
        return item.clone(item.getParserPosition());
    }

    private static boolean isCollated(@Nullable SqlNode node) {
        return node instanceof SqlCall call && Calls.isNamed(call, FrontOperators.COLLATE_NOCASE, 1);
    }

    private static SqlNode plain(SqlNode node) {
        return isCollated(node) ? ((SqlCall) node).operand(0) : node;
    }

    private SqlNode operand(SqlNode node) {
        SqlParserPos position = node.getParserPosition();
        return fold.createCall(position, plain(node));
    }
}
