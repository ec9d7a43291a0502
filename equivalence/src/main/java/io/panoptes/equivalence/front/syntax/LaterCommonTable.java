package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.SqlWithItem;

/**
 * Refuses {@code WITH c AS (SELECT a FROM t), t AS (...)}: for SQLite, {@code t} in c is the common table behind it, for others the
 * table of the schema.
 */
record LaterCommonTable() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlWith with) {
            Set<String> later = new HashSet<>();
            for (SqlNode node : with.withList.reversed()) {
                SqlWithItem item = (SqlWithItem) node;
                if (tables(item.query).stream().anyMatch(later::contains)) {
                    throw new Unsupported("common table that uses the name of a later one");
                }
                later.add(FromClause.key(item.name.getSimple()));
            }
        }
        return Optional.empty();
    }

    /** The names without a schema that stand in a FROM of the query, or of a query within. */
    private static Set<String> tables(SqlNode query) {
        Set<String> names = new HashSet<>();
        for (SqlNode item : FromItems.of(query)) {
            if (SqlUtil.stripAs(item) instanceof SqlIdentifier name && name.isSimple()) {
                names.add(FromClause.key(name.getSimple()));
            }
        }
        return names;
    }
}
