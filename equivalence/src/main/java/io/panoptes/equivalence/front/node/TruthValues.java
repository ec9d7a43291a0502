package io.panoptes.equivalence.front.node;

import java.util.Set;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/** What gives a truth value, as its syntax tells. */
public final class TruthValues {
    private static final Set<SqlKind> KINDS = Set.of(
            SqlKind.AND,
            SqlKind.OR,
            SqlKind.NOT,
            SqlKind.EQUALS,
            SqlKind.NOT_EQUALS,
            SqlKind.LESS_THAN,
            SqlKind.LESS_THAN_OR_EQUAL,
            SqlKind.GREATER_THAN,
            SqlKind.GREATER_THAN_OR_EQUAL,
            SqlKind.IS_NULL,
            SqlKind.IS_NOT_NULL,
            SqlKind.IS_TRUE,
            SqlKind.IS_NOT_TRUE,
            SqlKind.IS_FALSE,
            SqlKind.IS_NOT_FALSE,
            SqlKind.IS_UNKNOWN,
            SqlKind.IS_DISTINCT_FROM,
            SqlKind.IS_NOT_DISTINCT_FROM,
            SqlKind.IN,
            SqlKind.NOT_IN,
            SqlKind.EXISTS,
            SqlKind.LIKE,
            SqlKind.RLIKE,
            SqlKind.BETWEEN,
            SqlKind.SOME,
            SqlKind.ALL);

    private TruthValues() {}

    public static boolean isTruthValue(SqlNode node) {
        return KINDS.contains(node.getKind());
    }
}
