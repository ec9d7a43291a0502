package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;

/** A common table that one of the queries declares and never reads: it must change nothing. */
public record UnreadCommonTable(boolean left, Query.CommonTable table) {

    /** {@code Q -> WITH d AS (...) Q}; not every DBMS takes it in front of a statement that returns what it changes. */
    Query before(Query query) {
        if (query instanceof Query.Returned) {
            return query;
        }
        if (query instanceof Query.With(var tables, var recursive, var body)) {
            var all = new ArrayList<Query.CommonTable>();
            all.add(table);
            all.addAll(tables);
            return new Query.With(all, recursive, body);
        }
        return new Query.With(List.of(table), false, query);
    }
}
