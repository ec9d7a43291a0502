package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * {@code rowid -> id} where {@code id INTEGER PRIMARY KEY} is the number of the row, as it is in SQLite; with the name of a table before it
 * where there are several.
 */
record NumberOfRow(FromClause clause) implements SyntaxRewrite {
    private static final Set<String> NAMES = Set.of("ROWID", "_ROWID_", "OID");

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
            Sources sources = sources(from);
            select.setSelectList(list(select.getSelectList(), sources));
            select.setWhere(of(select.getWhere(), sources));
            select.setHaving(of(select.getHaving(), sources));
            if (select.getGroup() != null) {
                select.setGroupBy(list(select.getGroup(), sources));
            }
            select.setFrom(conditions(from, sources));
        } else if (call instanceof SqlOrderBy order
                && order.query instanceof SqlSelect select
                && select.getFrom() instanceof SqlNode from) {
            Sources sources = sources(from);
            if (hasAlias(select)) {
                order.orderList.forEach(NumberOfRow::refuseWithin);
                return Optional.empty();
            }
            return Optional.of(new SqlOrderBy(
                    order.getParserPosition(), order.query, list(order.orderList, sources), order.offset, order.fetch));
        }
        return Optional.empty();
    }

    /** An alias comes first where it is all that is sorted by; within an expression the name is that of the row's number. */
    private static void refuseWithin(SqlNode key) {
        if (!(KeyDirection.without(key) instanceof SqlIdentifier)) {
            key.accept(new SqlBasicVisitor<@Nullable Void>() {
                @Override
                public @Nullable Void visit(SqlIdentifier name) {
                    if (NAMES.contains(FromClause.key(name.names.getLast()))) {
                        throw new Unsupported(
                                "ORDER BY an expression with the number of a row, beside an alias of its name");
                    }
                    return null;
                }
            });
        }
    }

    /** In an order an alias comes first. */
    private static boolean hasAlias(SqlSelect select) {
        return select.getSelectList().stream()
                .anyMatch(item -> item.getKind() == SqlKind.AS
                        && NAMES.contains(FromClause.key(FromClause.alias((SqlCall) item))));
    }

    /** What FROM names: a table of the schema, or rows of a query, which have no numbers. */
    private record Source(String alias, Optional<Table> stored) {
        boolean hasColumn(String name) {
            return stored.stream()
                    .flatMap(table -> table.columns().stream())
                    .anyMatch(column -> FromClause.key(column.name()).equals(name));
        }

        /** The column that numbers the rows; where there is none, the number has no name but this one. */
        String column() {
            return stored.stream()
                    .flatMap(table -> table.columns().stream())
                    .filter(column -> column.traits().contains(ColumnTrait.NUMBERS_ROWS))
                    .map(Column::name)
                    .findFirst()
                    .orElseThrow(() -> new Unsupported("the number of a row of " + alias));
        }
    }

    private record Sources(List<Source> all) {
        /** Empty where the name means something else; a column of this name comes first. */
        Optional<SqlNode> of(SqlIdentifier name) {
            String word = FromClause.key(name.names.getLast());
            if (!NAMES.contains(word) || name.names.size() > 2) {
                return Optional.empty();
            }
            return name.isSimple() ? alone(name, word) : ofTable(name, word);
        }

        private Optional<SqlNode> ofTable(SqlIdentifier name, String word) {
            String table = name.names.getFirst();
            return all.stream()
                    .filter(source -> source.alias().equals(FromClause.key(table)))
                    .filter(source -> source.stored().isPresent() && !source.hasColumn(word))
                    .findFirst()
                    .map(source -> new SqlIdentifier(List.of(table, source.column()), name.getParserPosition()));
        }

        /** The number of a table's row comes before what is around the query. */
        private Optional<SqlNode> alone(SqlIdentifier name, String word) {
            boolean isColumn = all.stream().anyMatch(source -> source.hasColumn(word));
            if (isColumn || all.stream().noneMatch(source -> source.stored().isPresent())) {
                return Optional.empty();
            }
            if (all.size() > 1) {
                throw new Unsupported("the number of a row of one of several tables");
            }
            return Optional.of(new SqlIdentifier(all.getFirst().column(), name.getParserPosition()));
        }
    }

    private Sources sources(SqlNode from) {
        var all = new ArrayList<Source>();
        collect(from, all);
        return new Sources(all);
    }

    private void collect(SqlNode from, List<Source> all) {
        if (from instanceof SqlJoin join) {
            collect(join.getLeft(), all);
            collect(join.getRight(), all);
        } else {
            // A query without a name may have a column of this one.
            all.add(new Source(FromClause.name(from).orElse(""), stored(from)));
        }
    }

    /** Not where the columns get other names, as in {@code t AS x (p, q)}. */
    private Optional<Table> stored(SqlNode from) {
        boolean isRenamed = from instanceof SqlCall as && as.getKind() == SqlKind.AS && as.operandCount() == 2;
        SqlNode item = isRenamed ? ((SqlCall) from).operand(0) : from;
        return item instanceof SqlIdentifier name
                        && !clause.commonTables().containsKey(FromClause.key(name.names.getLast()))
                ? clause.schema().table(name.names.getLast())
                : Optional.empty();
    }

    private static SqlNodeList list(SqlNodeList nodes, Sources sources) {
        SqlNodeList result = new SqlNodeList(nodes.getParserPosition());
        nodes.forEach(node -> result.add(of(node, sources)));
        return result;
    }

    /** Not in the queries within, which have been looked at, but where they name the table. */
    private static @Nullable SqlNode of(@Nullable SqlNode node, Sources sources) {
        return node == null
                ? null
                : node.accept(new SqlShuttle() {
                    /** What the queries that the name stands within give a name to, the outermost first. */
                    private final Deque<Set<String>> hidden = new ArrayDeque<>();

                    @Override
                    public @Nullable SqlNode visit(SqlCall call) {
                        if (call.getKind() == SqlKind.AS) {
                            List<SqlNode> operands = new ArrayList<>(call.getOperandList());
                            operands.set(0, operands.getFirst().accept(this));
                            return call.getOperator().createCall(call.getParserPosition(), operands);
                        }
                        if (!call.isA(SqlKind.QUERY)) {
                            return super.visit(call);
                        }
                        hidden.addLast(aliases(call));
                        SqlNode visited = super.visit(call);
                        hidden.removeLast();
                        return visited;
                    }

                    @Override
                    public SqlNode visit(SqlIdentifier name) {
                        boolean isOfInner = name.isSimple()
                                ? !hidden.isEmpty()
                                : hidden.stream()
                                        .anyMatch(names -> names.contains(FromClause.key(name.names.getFirst())));
                        return isOfInner ? name : sources.of(name).orElse(name);
                    }
                });
    }

    private static Set<String> aliases(SqlCall query) {
        var names = new HashSet<String>();
        if (query instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
            addAliases(from, names);
        }
        return names;
    }

    private static void addAliases(SqlNode from, Set<String> names) {
        if (from instanceof SqlJoin join) {
            addAliases(join.getLeft(), names);
            addAliases(join.getRight(), names);
        } else {
            FromClause.name(from).ifPresent(names::add);
        }
    }

    /** The join's tables with their conditions. */
    private static SqlNode conditions(SqlNode from, Sources sources) {
        if (from instanceof SqlJoin join && join.getCondition() != null) {
            SqlNode condition = of(join.getCondition(), sources);
            if (condition != null) {
                join.setOperand(5, condition);
            }
        }
        if (from instanceof SqlJoin join) {
            join.setLeft(conditions(join.getLeft(), sources));
            join.setRight(conditions(join.getRight(), sources));
        }
        return from;
    }
}
