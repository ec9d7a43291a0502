package io.panoptes.equivalence.front.node;

import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;

/** {@code DESC}, {@code NULLS FIRST} and {@code NULLS LAST} around what is sorted by. */
public final class KeyDirection {
    private KeyDirection() {}

    /** What is sorted by. */
    public static SqlNode without(SqlNode key) {
        return switch (key.getKind()) {
            case DESCENDING, NULLS_FIRST, NULLS_LAST -> without(((SqlCall) key).operand(0));
            default -> key;
        };
    }

    /** Another expression, sorted by as the key is. */
    public static SqlNode of(SqlNode key, SqlNode expression) {
        return switch (key.getKind()) {
            case DESCENDING, NULLS_FIRST, NULLS_LAST -> {
                SqlCall call = (SqlCall) key;
                yield call.getOperator().createCall(call.getParserPosition(), of(call.operand(0), expression));
            }
            default -> expression;
        };
    }
}
