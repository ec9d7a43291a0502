package io.panoptes.equivalence.front.syntax;

import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.jspecify.annotations.Nullable;

/** What can be told of a FROM clause before names are resolved. Names come out in upper case. */
record FromClause(Schema schema) {

    /** The tables by name, with their columns; those whose columns can't be told are left out. */
    Map<String, List<String>> tables(@Nullable SqlNode from) {
        Map<String, List<String>> tables = new LinkedHashMap<>();
        if (from != null) {
            collect(from, tables);
        }
        return tables;
    }

    /** Whether {@code *} stands for the columns of {@link #tables} one after the other. */
    boolean tellsAll(SqlNode from) {
        return mergedColumns(from).isEmpty() && tables(from).size() == items(from);
    }

    private static int items(SqlNode from) {
        return from instanceof SqlJoin join ? items(join.getLeft()) + items(join.getRight()) : 1;
    }

    /** The columns that NATURAL or USING joins have merged. */
    List<String> mergedColumns(SqlNode from) {
        List<String> merged = new ArrayList<>();
        if (from instanceof SqlJoin join) {
            merged.addAll(mergedColumns(join.getLeft()));
            merged.addAll(mergedColumns(join.getRight()));
            merged.addAll(mergedHere(join));
        }
        return merged;
    }

    /**
     * The table whose column a merged column is: of an inner or left join that of the left side, of a right join that of
     * the right side. Empty for full joins, and where it can't be told.
     */
    Optional<String> provider(SqlNode from, String column) {
        if (!(from instanceof SqlJoin join)) {
            return name(from);
        }
        if (mergedHere(join).contains(column)) {
            return switch (join.getJoinType()) {
                case INNER, LEFT -> provider(join.getLeft(), column);
                case RIGHT -> provider(join.getRight(), column);
                default -> Optional.empty();
            };
        }
        boolean left = has(join.getLeft(), column);
        return left == has(join.getRight(), column)
                ? Optional.empty()
                : provider(left ? join.getLeft() : join.getRight(), column);
    }

    private boolean has(SqlNode from, String column) {
        return tables(from).values().stream().anyMatch(columns -> columns.contains(column));
    }

    private List<String> mergedHere(SqlJoin join) {
        if (join.isNatural()) {
            List<String> left = allColumns(join.getLeft());
            left.retainAll(allColumns(join.getRight()));
            return left;
        }
        return join.getConditionType() == JoinConditionType.USING && join.getCondition() instanceof SqlNodeList names
                ? names.stream().map(name -> key(name.toString())).toList()
                : List.of();
    }

    private List<String> allColumns(SqlNode from) {
        return new ArrayList<>(
                tables(from).values().stream().flatMap(List::stream).toList());
    }

    private void collect(SqlNode from, Map<String, List<String>> tables) {
        if (from instanceof SqlJoin join) {
            collect(join.getLeft(), tables);
            if (join.getJoinType() != JoinType.LEFT_SEMI_JOIN && join.getJoinType() != JoinType.LEFT_ANTI_JOIN) {
                collect(join.getRight(), tables);
            }
        } else {
            SqlNode item = from.getKind() == SqlKind.AS ? ((SqlCall) from).operand(0) : from;
            boolean renamed = from.getKind() == SqlKind.AS && ((SqlCall) from).operandCount() > 2;
            Optional<List<String>> columns = renamed ? Optional.empty() : columns(item);
            columns.ifPresent(known -> name(from).ifPresent(name -> tables.put(name, known)));
        }
    }

    private static Optional<String> name(SqlNode item) {
        if (item.getKind() == SqlKind.AS) {
            return Optional.of(key(((SqlCall) item).operand(1).toString()));
        }
        return item instanceof SqlIdentifier table ? Optional.of(key(table.names.getLast())) : Optional.empty();
    }

    private Optional<List<String>> columns(SqlNode item) {
        if (item instanceof SqlIdentifier name) {
            return schema.table(name.names.getLast())
                    .map(table -> table.columns().stream()
                            .map(column -> key(column.name()))
                            .toList());
        }
        return item instanceof SqlSelect select ? selected(select) : Optional.empty();
    }

    private Optional<List<String>> selected(SqlSelect select) {
        List<String> columns = new ArrayList<>();
        for (SqlNode item : select.getSelectList()) {
            if (item instanceof SqlIdentifier column && column.isStar()) {
                Map<String, List<String>> inner = tables(select.getFrom());
                if (select.getSelectList().size() > 1 || inner.size() != 1 || select.getFrom() instanceof SqlJoin) {
                    return Optional.empty();
                }
                inner.values().forEach(columns::addAll);
            } else if (item instanceof SqlIdentifier column) {
                columns.add(key(column.names.getLast()));
            } else if (item.getKind() == SqlKind.AS) {
                columns.add(key(((SqlCall) item).operand(1).toString()));
            }
        }
        return Optional.of(columns);
    }

    static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
