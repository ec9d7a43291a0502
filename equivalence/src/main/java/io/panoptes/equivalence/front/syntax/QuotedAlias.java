package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * Refuses {@code SELECT c AS "D" FROM t ORDER BY d}, and GROUP BY, HAVING and QUALIFY alike: to PostgreSQL, where a name in quotes keeps
 * its letters and any other is in small ones, d is another name than the alias, and may be a column; to others it is the alias. Where the
 * alias is that of the column itself, both are the same.
 */
record QuotedAlias() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlOrderBy order && order.query instanceof SqlSelect select) {
            compare(select, Stream.of(order.orderList));
        } else if (call instanceof SqlSelect select) {
            compare(
                    select,
                    Stream.of(select.getGroup(), select.getHaving(), select.getQualify())
                            .filter(Objects::nonNull));
        }
        return Optional.empty();
    }

    private static void compare(SqlSelect select, Stream<SqlNode> parts) {
        List<SqlIdentifier> aliases = new ArrayList<>();
        for (SqlNode item : select.getSelectList()) {
            if (item.getKind() == SqlKind.AS && ((SqlCall) item).operand(1) instanceof SqlIdentifier alias) {
                SqlNode named = ((SqlCall) item).operand(0);
                boolean itself = named instanceof SqlIdentifier column
                        && column.names.getLast().equalsIgnoreCase(alias.names.getLast());
                if (!itself) {
                    aliases.add(alias);
                }
            }
        }
        if (!aliases.isEmpty()) {
            parts.forEach(part -> part.accept(new Names(aliases)));
        }
    }

    /** As PostgreSQL keeps it. */
    private static String kept(SqlIdentifier name) {
        String written = name.names.getLast();
        return name.getComponentParserPosition(name.names.size() - 1).isQuoted()
                ? written
                : written.toLowerCase(Locale.ROOT);
    }

    private static final class Names extends SqlBasicVisitor<@Nullable Void> {
        private final List<SqlIdentifier> aliases;

        Names(List<SqlIdentifier> aliases) {
            this.aliases = aliases;
        }

        @Override
        public @Nullable Void visit(SqlIdentifier name) {
            for (SqlIdentifier alias : aliases) {
                if (name.isSimple()
                        && name.getSimple().equalsIgnoreCase(alias.getSimple())
                        && !kept(name).equals(kept(alias))) {
                    throw new Unsupported("a name that is an alias but for the case of its letters");
                }
            }
            return null;
        }
    }
}
