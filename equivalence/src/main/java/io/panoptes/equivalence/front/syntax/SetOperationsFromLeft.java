package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code a UNION (b INTERSECT c) -> (a UNION b) INTERSECT c}, where all set operations bind alike, as in SQLite. The parser has made
 * the parentheses of {@code a UNION b INTERSECT c}; SQLite takes none there.
 */
record SetOperationsFromLeft() implements SyntaxRewrite {
    private static final Set<SqlKind> WEAKER = EnumSet.of(SqlKind.UNION, SqlKind.EXCEPT);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!WEAKER.contains(call.getKind()) || call.operand(1).getKind() != SqlKind.INTERSECT) {
            return Optional.empty();
        }
        Deque<SqlCall> intersections = new ArrayDeque<>();
        SqlNode first = call.operand(1);
        while (first.getKind() == SqlKind.INTERSECT) {
            intersections.push((SqlCall) first);
            first = ((SqlCall) first).operand(0);
        }
        SqlNode result = call.getOperator().createCall(call.getParserPosition(), call.operand(0), first);
        for (SqlCall intersection : intersections) {
            result = intersection
                    .getOperator()
                    .createCall(intersection.getParserPosition(), result, intersection.operand(1));
        }
        return Optional.of(result);
    }
}
