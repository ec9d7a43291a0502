package io.panoptes.equivalence.front.syntax;

import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.util.SqlShuttle;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * {@code (WITH q AS (...) SELECT a FROM q) ORDER BY b -> WITH q AS (...) (SELECT a FROM q ORDER BY b)}, and back: the parser puts the order around
 * the common tables, and rewrites look for it at the query that has the columns.
 */
final class OrderBehindWith {
    private OrderBehindWith() {}

    /** The order stands at the query. */
    static SqlNode inside(SqlNode query) {
        return changed(query, new SqlShuttle() {
            @Override
            public @Nullable SqlNode visit(SqlCall call) {
                SqlNode visited = super.visit(call);
                return visited instanceof SqlOrderBy order && order.query instanceof SqlWith with
                        ? new SqlWith(with.getParserPosition(), with.withList, around(order, with.body))
                        : visited;
            }
        });
    }

    /** The order stands around the common tables, where Calcite wants it. */
    static SqlNode outside(SqlNode query) {
        return changed(query, new SqlShuttle() {
            @Override
            public @Nullable SqlNode visit(SqlCall call) {
                SqlNode visited = super.visit(call);
                return visited instanceof SqlWith with && with.body instanceof SqlOrderBy order
                        ? around(order, new SqlWith(with.getParserPosition(), with.withList, order.query))
                        : visited;
            }
        });
    }

    private static SqlNode around(SqlOrderBy order, SqlNode query) {
        return new SqlOrderBy(order.getParserPosition(), query, order.orderList, order.offset, order.fetch);
    }

    private static SqlNode changed(SqlNode query, SqlShuttle change) {
        SqlNode changed = query.accept(change);
        return changed == null ? query : changed;
    }
}
