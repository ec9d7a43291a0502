package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.operator.OrderedFunctions;
import io.panoptes.equivalence.front.operator.StatisticFunctions;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.util.Util;

/** Aggregates, told by their names: functions are not resolved yet. */
final class AggregateCalls {
    private static final Set<String> NAMES =
            Set.of("COUNT", "SUM", "AVG", "MIN", "MAX", "GROUP_CONCAT", "ANY_VALUE", "BIT_OR");

    private AggregateCalls() {}

    /** Whether the expression has an aggregate of its own, outside of subqueries and windows. */
    static boolean isIn(SqlNode node) {
        try {
            node.accept(new SqlBasicVisitor<Void>() {
                @Override
                @SuppressWarnings("NullAway") // Void has no other value
                public Void visit(SqlCall call) {
                    if (call.getKind() == SqlKind.SELECT || call.getKind() == SqlKind.OVER) {
                        return null;
                    }
                    if (isAggregate(call)) {
                        throw Util.FoundOne.NULL;
                    }
                    return super.visit(call);
                }
            });
            return false;
        } catch (Util.FoundOne found) {
            return true;
        }
    }

    /** Whether the call itself is one. */
    static boolean isAggregate(SqlCall call) {
        return SqlKind.AGGREGATE.contains(call.getKind())
                || call.getOperator().isAggregator()
                || (call.getOperator() instanceof SqlFunction
                        && isName(call.getOperator().getName()));
    }

    static boolean isName(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return NAMES.contains(upper) || StatisticFunctions.isName(upper) || OrderedFunctions.isName(upper);
    }
}
