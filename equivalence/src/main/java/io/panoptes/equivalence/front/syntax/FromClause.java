package io.panoptes.equivalence.front.syntax;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWithItem;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * What can be told of a FROM clause before names are resolved. Names come out in upper case.
 *
 * @param commonTables the names that WITH gives anywhere in the query, each with its columns; empty where they can't be told
 * @param queries those that WITH gives this name to, anywhere in the query, and no names of columns
 * @param aliases the names that a FROM clause gives to something else anywhere in the query
 */
record FromClause(
        Schema schema,
        Map<String, Optional<List<String>>> commonTables,
        Map<String, List<SqlNode>> queries,
        Set<String> aliases,
        ReadingProfile profile) {

    /** For the FROM clauses of this query. */
    static FromClause of(Schema schema, SqlNode query, ReadingProfile profile) {
        Map<String, Optional<List<String>>> commonTables = new HashMap<>();
        Set<String> aliases = new HashSet<>();
        Map<String, List<SqlNode>> queries = new HashMap<>();
        FromClause clause = new FromClause(schema, commonTables, queries, aliases, profile);
        query.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlCall call) {
                super.visit(call);
                if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
                    aliases.addAll(otherNames(from));
                }
                if (call instanceof SqlWithItem item) {
                    String name = key(item.name.getSimple());
                    Optional<List<String>> columns = clause.columns(item);
                    boolean ambiguous = commonTables.containsKey(name) && !columns.equals(commonTables.get(name))
                            || schema.table(name).isPresent();
                    if (item.columnList == null) {
                        queries.computeIfAbsent(name, ignored -> new ArrayList<>())
                                .add(item.query);
                    }
                    commonTables.put(name, ambiguous ? Optional.empty() : columns);
                }
                return null;
            }
        });
        return clause;
    }

    private static List<String> otherNames(SqlNode from) {
        if (from instanceof SqlJoin join) {
            return Stream.concat(otherNames(join.getLeft()).stream(), otherNames(join.getRight()).stream())
                    .toList();
        }
        boolean renamed = from.getKind() == SqlKind.AS
                && !name(((SqlCall) from).operand(0)).equals(name(from));
        return renamed ? name(from).stream().toList() : List.of();
    }

    private Optional<List<String>> columns(SqlWithItem item) {
        return item.columnList == null
                ? columns(item.query)
                : Optional.of(item.columnList.stream()
                        .map(name -> key(name.toString()))
                        .toList());
    }

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
        return mergedColumns(from).isEmpty() && tellsTables(from);
    }

    /** Whether the columns of all tables can be told. */
    boolean tellsTables(SqlNode from) {
        return tables(from).size() == items(from);
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
     * The value of a merged column: of an inner or left join that of the left side, of a right join that of the right side, of
     * a full join that of the side that has a row. Empty where it can't be told.
     */
    Optional<SqlNode> value(SqlNode from, String column, SqlParserPos position) {
        if (!(from instanceof SqlJoin join)) {
            return name(from).map(table -> new SqlIdentifier(List.of(table, column), position));
        }
        if (mergedHere(join).contains(column)) {
            Optional<SqlNode> left = value(join.getLeft(), column, position);
            Optional<SqlNode> right = value(join.getRight(), column, position);
            return switch (join.getJoinType()) {
                case INNER, LEFT, CROSS, COMMA -> left;
                case RIGHT -> right;
                case FULL ->
                    left.flatMap(
                            one -> right.map(other -> SqlStdOperatorTable.COALESCE.createCall(position, one, other)));
                default -> Optional.empty();
            };
        }
        boolean left = has(join.getLeft(), column);
        return left == has(join.getRight(), column)
                ? Optional.empty()
                : value(left ? join.getLeft() : join.getRight(), column, position);
    }

    /**
     * The columns that {@code *} stands for, in their order: a merged column, which comes without a table, stands where it stands on
     * the left side, or before all others where the profile has it there.
     */
    List<SqlIdentifier> star(SqlNode from, SqlParserPos position) {
        if (!(from instanceof SqlJoin join)) {
            List<SqlIdentifier> columns = new ArrayList<>();
            tables(from)
                    .forEach((table, names) ->
                            names.forEach(name -> columns.add(new SqlIdentifier(List.of(table, name), position))));
            return columns;
        }
        List<String> merged = mergedHere(join);
        List<SqlIdentifier> left = star(join.getLeft(), position);
        List<SqlIdentifier> right = star(join.getRight(), position);
        if (!merged.isEmpty() && profile.has(ReadingTrait.MERGED_COLUMNS_FIRST)) {
            return mergedFirst(join, merged, left, right, position);
        }
        List<SqlIdentifier> columns = new ArrayList<>();
        left.forEach(column -> {
            String name = column.names.getLast();
            columns.add(merged.contains(name) ? new SqlIdentifier(name, position) : column);
        });
        columns.addAll(withoutMerged(right, merged));
        return columns;
    }

    private List<SqlIdentifier> mergedFirst(
            SqlJoin join,
            List<String> merged,
            List<SqlIdentifier> left,
            List<SqlIdentifier> right,
            SqlParserPos position) {
        boolean byTable = profile.has(ReadingTrait.MERGED_COLUMNS_OF_FIRST_TABLE);
        boolean isTurned = byTable && join.getJoinType() == JoinType.RIGHT;
        List<SqlIdentifier> first = isTurned ? right : left;
        List<String> ofFirst = first.stream()
                .map(column -> column.names.getLast())
                .filter(merged::contains)
                .toList();
        List<SqlIdentifier> columns = new ArrayList<>();
        (byTable || join.isNatural() ? ofFirst : merged)
                .forEach(name -> columns.add(new SqlIdentifier(name, position)));
        columns.addAll(withoutMerged(first, merged));
        columns.addAll(withoutMerged(isTurned ? left : right, merged));
        return columns;
    }

    private static List<SqlIdentifier> withoutMerged(List<SqlIdentifier> columns, List<String> merged) {
        return columns.stream()
                .filter(column -> !merged.contains(column.names.getLast()))
                .toList();
    }

    /** Whether the name without a table may be that of several columns, whatever is merged. */
    boolean isAmbiguous(SqlNode from, String column) {
        long columns = tables(from).values().stream()
                .flatMap(List::stream)
                .filter(column::equals)
                .count();
        return columns - mergedColumns(from).stream().filter(column::equals).count() > 1;
    }

    /** The value of a merged column in the join that merges it, where another column of this name stands beside that. */
    Optional<SqlNode> mergedValue(SqlNode from, String column, SqlParserPos position) {
        if (!(from instanceof SqlJoin join) || mergedHere(join).contains(column)) {
            return value(from, column, position);
        }
        boolean left = mergedColumns(join.getLeft()).contains(column);
        return left == mergedColumns(join.getRight()).contains(column)
                ? Optional.empty()
                : mergedValue(left ? join.getLeft() : join.getRight(), column, position);
    }

    /** The table whose column this is, where that can be told. */
    Optional<String> provider(SqlNode from, String column) {
        return value(from, column, from.getParserPosition()) instanceof Optional<SqlNode> value
                        && value.isPresent()
                        && value.get() instanceof SqlIdentifier name
                ? Optional.of(name.names.getFirst())
                : Optional.empty();
    }

    private boolean has(SqlNode from, String column) {
        return tables(from).values().stream().anyMatch(columns -> columns.contains(column));
    }

    /** The columns that this join merges; none where those of a natural join can't be told. */
    List<String> mergedHere(SqlJoin join) {
        if (join.isNatural()) {
            List<String> left = allColumns(join.getLeft());
            left.retainAll(allColumns(join.getRight()));
            return left.stream().distinct().toList();
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
            List<SqlNode> names = renamed ? ((SqlCall) from).getOperandList() : List.of();
            Optional<List<String>> columns =
                    renamed ? SelectItems.renamed(item, names.subList(2, names.size())) : columns(item);
            columns.ifPresent(known -> name(from).ifPresent(name -> tables.put(name, known)));
        }
    }

    static Optional<String> name(SqlNode item) {
        if (item.getKind() == SqlKind.AS) {
            return Optional.of(key(alias((SqlCall) item)));
        }
        return item instanceof SqlIdentifier table ? Optional.of(key(table.names.getLast())) : Optional.empty();
    }

    private Optional<List<String>> columns(SqlNode item) {
        if (item instanceof SqlIdentifier name) {
            Optional<List<String>> common = name.isSimple() ? commonTables.get(key(name.getSimple())) : null;
            if (common != null) {
                return common;
            }
            return schema.table(name.names.getLast())
                    .map(table -> table.columns().stream()
                            .map(column -> key(column.name()))
                            .toList());
        }
        return SelectItems.naming(item).flatMap(this::selected);
    }

    private Optional<List<String>> selected(SqlSelect select) {
        List<String> columns = new ArrayList<>();
        for (SqlNode item : select.getSelectList()) {
            if (item instanceof SqlIdentifier column && column.isStar()) {
                SqlNode from = select.getFrom();
                if (column.names.size() > 1 || from == null || !tellsTables(from)) {
                    return Optional.empty();
                }
                star(from, column.getParserPosition()).forEach(each -> columns.add(each.names.getLast()));
            } else if (item instanceof SqlIdentifier column) {
                columns.add(key(column.names.getLast()));
            } else if (item.getKind() == SqlKind.AS) {
                columns.add(key(alias((SqlCall) item)));
            } else {
                return Optional.empty();
            }
        }
        return columns.stream().distinct().count() < columns.size() ? Optional.empty() : Optional.of(columns);
    }

    /** The name behind AS. */
    static String alias(SqlCall as) {
        return ((SqlIdentifier) as.operand(1)).getSimple();
    }

    static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
