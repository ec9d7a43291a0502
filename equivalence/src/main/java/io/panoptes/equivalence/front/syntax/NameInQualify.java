package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT a AS b FROM t QUALIFY RANK() OVER (ORDER BY b) = 1} where {@code b} is a column, too: DuckDB takes the column, Calcite the
 * alias, so that it is refused, as it is where nobody can tell whether there is such a column.
 */
record NameInQualify(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select
                && select.getQualify() instanceof SqlNode qualify
                && select.getFrom() instanceof SqlNode from) {
            Set<String> aliases = SelectItems.otherNames(select);
            qualify.accept(new SqlBasicVisitor<@Nullable Void>() {
                @Override
                public @Nullable Void visit(SqlIdentifier name) {
                    String key = FromClause.key(name.names.getLast());
                    if (name.isSimple() && aliases.contains(key) && mayBeColumn(from, key)) {
                        throw new Unsupported("QUALIFY with a name that is an alias and may be a column");
                    }
                    return null;
                }
            });
        }
        return Optional.empty();
    }

    private boolean mayBeColumn(SqlNode from, String name) {
        return !clause.tellsTables(from)
                || clause.tables(from).values().stream().anyMatch(columns -> columns.contains(name));
    }
}
