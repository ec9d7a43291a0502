package io.panoptes.sql.read;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * Finds operators without brackets that the parser has bound in another way than a DBMS does: {@code a & 3 + 1} is {@code a & (3 + 1)}
 * everywhere, {@code 2 * a || b} is {@code 2 * (a || b)} in SQLite, as {@code a = b IN (0, 1)} is {@code (a = b) IN (0, 1)}. An expression in
 * brackets begins before its first operand.
 */
public final class OperatorBinding extends SqlBasicVisitor<Void> {
    /** How tightly operators bind. */
    private enum Level {
        NONE,
        DISTINCT,
        EQUALITY,
        COMPARISON,
        PREDICATE,
        BITS,
        SUM,
        PRODUCT,
        CONCATENATION
    }

    /**
     * What differs between the families.
     *
     * @param distinctLast whether {@code c IS NOT DISTINCT FROM a = b} is {@code c IS NOT DISTINCT FROM (a = b)}
     */
    public record Family(boolean concatenationFirst, boolean predicatesLikeEquality, boolean distinctLast) {
        /** SQLite's. */
        public static final Family SQLITE = new Family(true, true, false);
        /** Those of PostgreSQL and DuckDB, as the SQL standard has it. */
        public static final Family STANDARD = new Family(false, false, true);
        /** MySQL's, whose {@code <=>} is a comparison as any other. */
        public static final Family MYSQL = new Family(false, false, false);

        /** Where nobody knows which. */
        public static final List<Family> ANY = List.of(SQLITE, STANDARD, MYSQL);

        Level of(SqlCall call) {
            return switch (call.getKind()) {
                case IN, NOT_IN, BETWEEN, LIKE, RLIKE, SIMILAR ->
                    predicatesLikeEquality ? Level.EQUALITY : Level.PREDICATE;
                case LESS_THAN, LESS_THAN_OR_EQUAL, GREATER_THAN, GREATER_THAN_OR_EQUAL ->
                    predicatesLikeEquality ? Level.COMPARISON : Level.EQUALITY;
                case IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> distinctLast ? Level.DISTINCT : Level.EQUALITY;
                case EQUALS,
                        NOT_EQUALS,
                        IS_NULL,
                        IS_NOT_NULL,
                        IS_TRUE,
                        IS_NOT_TRUE,
                        IS_FALSE,
                        IS_NOT_FALSE,
                        IS_UNKNOWN -> Level.EQUALITY;
                case PLUS, MINUS -> ifInfix(call, Level.SUM);
                case TIMES, DIVIDE, MOD -> ifInfix(call, Level.PRODUCT);
                default -> ofOperator(call.getOperator());
            };
        }

        private static Level ifInfix(SqlCall call, Level level) {
            return call.getOperator().getSyntax() == SqlSyntax.BINARY ? level : Level.NONE;
        }

        private Level ofOperator(SqlOperator operator) {
            return operator == SqlStdOperatorTable.CONCAT
                    ? concatenationFirst ? Level.CONCATENATION : Level.BITS
                    : BITS.contains(operator) ? Level.BITS : Level.NONE;
        }
    }

    private static final Set<SqlOperator> BITS = Set.of(
            SqlStdOperatorTable.BITAND_OPERATOR,
            SqlStdOperatorTable.BITXOR_OPERATOR,
            SqlStdOperatorTable.BIT_LEFT_SHIFT);

    private final List<Family> families;

    private Optional<String> unclear = Optional.empty();

    private OperatorBinding(List<Family> families) {
        this.families = families;
    }

    /** What needs brackets, as one of the families binds it in another way than the parser; empty where nothing does. */
    public static Optional<String> unclear(SqlNode node, List<Family> families) {
        OperatorBinding binding = new OperatorBinding(families);
        node.accept(binding);
        return binding.unclear;
    }

    @Override
    public Void visit(SqlCall call) {
        List<SqlNode> operands = call.getOperandList();
        for (int i = 0; i < operands.size(); i++) {
            if (operands.get(i) instanceof SqlCall inner && !isInBrackets(inner)) {
                boolean first = i == 0;
                if (families.stream().anyMatch(family -> !binds(family, call, inner, first))) {
                    String found = "%s beside %s, which DBMSs bind in different ways; put brackets around one"
                            .formatted(
                                    call.getOperator().getName(),
                                    inner.getOperator().getName());
                    unclear = unclear.or(() -> Optional.of(found));
                }
            }
        }
        return super.visit(call);
    }

    /** Whether an operand without brackets is bound before what stands beside it. */
    private static boolean binds(Family family, SqlCall outer, SqlCall inner, boolean first) {
        Level outside = family.of(outer);
        Level inside = family.of(inner);
        if (outside == Level.NONE || inside == Level.NONE) {
            return true;
        }
        boolean power = inner.getOperator() == SqlStdOperatorTable.BITXOR_OPERATOR
                || outer.getOperator() == SqlStdOperatorTable.BITXOR_OPERATOR;
        if (power || (outside == Level.BITS && inside == Level.BITS)) {
            return first && inner.getOperator() == outer.getOperator();
        }
        int order = inside.compareTo(outside);
        return first && !mayBeBound(family, inside, outside) ? order >= 0 : order > 0;
    }

    /** {@code a BETWEEN 1 AND b IN (1, 2)}: in MySQL the bound is {@code b IN (1, 2)}; others that know it don't take it. */
    private static boolean mayBeBound(Family family, Level inside, Level outside) {
        return !family.predicatesLikeEquality() && inside == Level.PREDICATE && outside == Level.PREDICATE;
    }

    private static boolean isInBrackets(SqlCall call) {
        if (call.operandCount() == 0 || call.operand(0) == null) {
            return false;
        }
        SqlParserPos whole = call.getParserPosition();
        SqlParserPos first = call.operand(0).getParserPosition();
        return whole.getLineNum() < first.getLineNum()
                || (whole.getLineNum() == first.getLineNum() && whole.getColumnNum() < first.getColumnNum());
    }
}
