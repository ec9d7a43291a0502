package io.panoptes.equivalence.front.grouping;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.jspecify.annotations.Nullable;

/** Refuses {@code SELECT 2 AS x FROM t AS x GROUP BY x}: DuckDB groups by the whole row, PostgreSQL by the item. */
public record RowAsGroupingKey() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getGroup() instanceof SqlNodeList group) {
            Set<String> tables = new HashSet<>();
            addNames(select.getFrom(), tables);
            boolean open = select.getSelectList().stream()
                    .filter(item -> item.getKind() == SqlKind.AS)
                    .map(SqlCall.class::cast)
                    .filter(item -> !isColumnOfThatName(item))
                    .map(item -> key((SqlIdentifier) item.operand(1)))
                    .anyMatch(alias -> tables.contains(alias) && names(group, alias));
            if (open) {
                throw new Unsupported("GROUP BY a name that is a table and an alias");
            }
        }
        return Optional.empty();
    }

    private static boolean isColumnOfThatName(SqlCall item) {
        return item.operand(0) instanceof SqlIdentifier column
                && key(column).equals(key((SqlIdentifier) item.operand(1)));
    }

    private static void addNames(@Nullable SqlNode from, Set<String> names) {
        switch (from) {
            case SqlJoin join -> {
                addNames(join.getLeft(), names);
                addNames(join.getRight(), names);
            }
            case SqlIdentifier table -> names.add(key(table));
            case SqlCall named when named.getKind() == SqlKind.AS -> names.add(key((SqlIdentifier) named.operand(1)));
            case null, default -> {}
        }
    }

    private static boolean names(SqlNode key, String alias) {
        return switch (key) {
            case SqlIdentifier name -> name.isSimple() && key(name).equals(alias);
            case SqlNodeList list -> list.stream().anyMatch(part -> names(part, alias));
            case SqlCall call -> call.getOperandList().stream().anyMatch(part -> part != null && names(part, alias));
            default -> false;
        };
    }

    private static String key(SqlIdentifier name) {
        return name.names.getLast().toUpperCase(Locale.ROOT);
    }
}
