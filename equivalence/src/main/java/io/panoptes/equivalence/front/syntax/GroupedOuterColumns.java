package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT (SELECT ... WHERE u.a = t.b) FROM t ... GROUP BY t.id -> ... GROUP BY t.id, t.b}, where {@code id} is the key of t: a
 * subquery may look at a column that is not grouped, but Calcite has none there.
 */
record GroupedOuterColumns(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getGroup() != null && select.getFrom() instanceof SqlNode from) {
            Set<String> keyed = keyed(from, select.getGroup());
            Map<List<String>, SqlNode> wanted = new LinkedHashMap<>();
            select.getSelectList().forEach(item -> collect(item, keyed, wanted));
            collect(select.getHaving(), keyed, wanted);
            select.getGroup().forEach(key -> wanted.remove(names(key)));
            if (!wanted.isEmpty()) {
                SqlNodeList group =
                        new SqlNodeList(select.getGroup(), select.getGroup().getParserPosition());
                group.addAll(wanted.values());
                select.setGroupBy(group);
            }
        }
        return Optional.empty();
    }

    /** The tables whose key is grouped by, by their names here. */
    private Set<String> keyed(SqlNode from, SqlNodeList group) {
        Map<String, Table> tables = new HashMap<>();
        collectTables(from, tables);
        if (!group.stream().allMatch(SqlIdentifier.class::isInstance)) {
            return Set.of();
        }
        Set<List<String>> keys = group.stream().map(GroupedOuterColumns::names).collect(Collectors.toSet());
        return tables.entrySet().stream()
                .filter(entry -> isKeyIn(entry.getKey(), entry.getValue(), keys, tables.size() == 1))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private static boolean isKeyIn(String name, Table table, Set<List<String>> keys, boolean alone) {
        return table.constraints().stream()
                .filter(Constraint.PrimaryKey.class::isInstance)
                .map(Constraint.PrimaryKey.class::cast)
                .anyMatch(key -> key.columns().stream()
                        .map(FromClause::key)
                        .allMatch(column ->
                                keys.contains(List.of(name, column)) || alone && keys.contains(List.of(column))));
    }

    private void collectTables(SqlNode from, Map<String, Table> tables) {
        if (from instanceof SqlJoin join) {
            collectTables(join.getLeft(), tables);
            collectTables(join.getRight(), tables);
        } else if (from instanceof SqlIdentifier name) {
            add(name, name.names.getLast(), tables);
        } else if (from instanceof SqlBasicCall as
                && as.getKind() == SqlKind.AS
                && as.operandCount() == 2
                && as.operand(0) instanceof SqlIdentifier name) {
            add(name, FromClause.alias(as), tables);
        }
    }

    private void add(SqlIdentifier name, String alias, Map<String, Table> tables) {
        if (!clause.commonTables().containsKey(FromClause.key(name.names.getLast()))) {
            clause.schema().table(name.names.getLast()).ifPresent(table -> tables.put(FromClause.key(alias), table));
        }
    }

    private static List<String> names(SqlNode key) {
        return key instanceof SqlIdentifier name
                ? name.names.stream().map(FromClause::key).toList()
                : List.of();
    }

    /** Columns of these tables in subqueries that have no table of that name themselves. */
    private static void collect(@Nullable SqlNode node, Set<String> keyed, Map<List<String>, SqlNode> wanted) {
        if (node == null || keyed.isEmpty()) {
            return;
        }
        node.accept(new SqlBasicVisitor<@Nullable Void>() {
            private int depth;

            @Override
            public @Nullable Void visit(SqlCall call) {
                boolean query = call.isA(SqlKind.QUERY);
                if (query && depth == 0 && namesIn(call).stream().anyMatch(keyed::contains)) {
                    return null;
                }
                depth += query ? 1 : 0;
                super.visit(call);
                depth -= query ? 1 : 0;
                return null;
            }

            @Override
            public @Nullable Void visit(SqlIdentifier name) {
                if (depth > 0
                        && name.names.size() == 2
                        && !name.isStar()
                        && keyed.contains(names(name).getFirst())) {
                    wanted.putIfAbsent(names(name), name);
                }
                return null;
            }
        });
    }

    /** The names that the query and those within give to tables. */
    private static Set<String> namesIn(SqlNode query) {
        Set<String> names = new HashSet<>();
        for (SqlNode item : FromItems.of(query)) {
            if (item instanceof SqlIdentifier name) {
                names.add(FromClause.key(name.names.getLast()));
            } else if (item.getKind() == SqlKind.AS) {
                names.add(FromClause.key(FromClause.alias((SqlCall) item)));
            }
        }
        return names;
    }
}
