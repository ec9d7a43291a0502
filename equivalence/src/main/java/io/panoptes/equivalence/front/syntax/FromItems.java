package io.panoptes.equivalence.front.syntax;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/** What stands in the FROM clauses of a query and of those within it: tables and queries, under the names that they get. */
final class FromItems {
    private FromItems() {}

    /** Joins are among them, beside what they join. */
    static List<SqlNode> of(SqlNode query) {
        List<SqlNode> items = new ArrayList<>();
        query.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlCall call) {
                if (call instanceof SqlSelect select && select.getFrom() != null) {
                    items.add(select.getFrom());
                } else if (call instanceof SqlJoin join) {
                    items.add(join.getLeft());
                    items.add(join.getRight());
                }
                return super.visit(call);
            }
        });
        return items;
    }
}
