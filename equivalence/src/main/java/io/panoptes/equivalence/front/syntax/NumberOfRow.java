package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicCall;
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
            Columns columns = columns(from);
            if (columns.byTable().isEmpty()) {
                return Optional.empty();
            }
            select.setSelectList(list(select.getSelectList(), columns));
            select.setWhere(of(select.getWhere(), columns));
            select.setHaving(of(select.getHaving(), columns));
            if (select.getGroup() != null) {
                select.setGroupBy(list(select.getGroup(), columns));
            }
            select.setFrom(conditions(from, columns));
        } else if (call instanceof SqlOrderBy order
                && order.query instanceof SqlSelect select
                && select.getFrom() instanceof SqlNode from) {
            Columns columns = columns(from);
            if (columns.byTable().isEmpty()) {
                return Optional.empty();
            }
            if (hasAlias(select)) {
                order.orderList.forEach(NumberOfRow::refuseWithin);
                return Optional.empty();
            }
            return Optional.of(new SqlOrderBy(
                    order.getParserPosition(), order.query, list(order.orderList, columns), order.offset, order.fetch));
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

    /**
     * @param byTable the column that numbers the rows, by the name of the table here
     * @param alone whether there is one table only, so that its name need not be said
     */
    private record Columns(Map<String, String> byTable, boolean alone) {
        Optional<SqlNode> of(SqlIdentifier name) {
            List<String> names = name.names;
            if (!NAMES.contains(FromClause.key(names.getLast())) || names.size() > 2) {
                return Optional.empty();
            }
            Optional<String> column = names.size() == 2
                    ? Optional.ofNullable(byTable.get(FromClause.key(names.getFirst())))
                    : byTable.values().stream().findFirst().filter(only -> alone);
            return column.map(found -> new SqlIdentifier(
                    names.size() == 2 ? List.of(names.getFirst(), found) : List.of(found), name.getParserPosition()));
        }
    }

    private Columns columns(SqlNode from) {
        Map<String, String> byTable = new HashMap<>();
        collect(from, byTable);
        return new Columns(byTable, !(from instanceof SqlJoin));
    }

    private void collect(SqlNode from, Map<String, String> byTable) {
        if (from instanceof SqlJoin join) {
            collect(join.getLeft(), byTable);
            collect(join.getRight(), byTable);
        } else if (from instanceof SqlIdentifier name) {
            add(name, name.names.getLast(), byTable);
        } else if (from instanceof SqlBasicCall as
                && as.getKind() == SqlKind.AS
                && as.operandCount() == 2
                && as.operand(0) instanceof SqlIdentifier name) {
            add(name, FromClause.alias(as), byTable);
        }
    }

    private void add(SqlIdentifier name, String alias, Map<String, String> byTable) {
        if (!clause.commonTables().containsKey(FromClause.key(name.names.getLast()))) {
            clause.schema()
                    .table(name.names.getLast())
                    .flatMap(NumberOfRow::column)
                    .ifPresent(column -> byTable.put(FromClause.key(alias), column));
        }
    }

    /** Empty where a column has one of these names itself. */
    private static Optional<String> column(Table table) {
        return table.columns().stream().anyMatch(column -> NAMES.contains(FromClause.key(column.name())))
                ? Optional.empty()
                : table.columns().stream()
                        .filter(column -> column.traits().contains(ColumnTrait.NUMBERS_ROWS))
                        .map(Column::name)
                        .findFirst();
    }

    private static SqlNodeList list(SqlNodeList nodes, Columns columns) {
        SqlNodeList result = new SqlNodeList(nodes.getParserPosition());
        nodes.forEach(node -> result.add(of(node, columns)));
        return result;
    }

    /** Not in the queries within, which have been looked at, but where they name the table. */
    private static @Nullable SqlNode of(@Nullable SqlNode node, Columns columns) {
        return node == null
                ? null
                : node.accept(new SqlShuttle() {
                    private int depth;

                    @Override
                    public @Nullable SqlNode visit(SqlCall call) {
                        if (call.getKind() == SqlKind.AS) {
                            List<SqlNode> operands = new ArrayList<>(call.getOperandList());
                            operands.set(0, operands.getFirst().accept(this));
                            return call.getOperator().createCall(call.getParserPosition(), operands);
                        }
                        depth += call.isA(SqlKind.QUERY) ? 1 : 0;
                        SqlNode visited = super.visit(call);
                        depth -= call.isA(SqlKind.QUERY) ? 1 : 0;
                        return visited;
                    }

                    @Override
                    public SqlNode visit(SqlIdentifier name) {
                        return depth > 0 && name.isSimple()
                                ? name
                                : columns.of(name).orElse(name);
                    }
                });
    }

    /** The join's tables with their conditions. */
    private static SqlNode conditions(SqlNode from, Columns columns) {
        if (from instanceof SqlJoin join && join.getCondition() != null) {
            SqlNode condition = of(join.getCondition(), columns);
            if (condition != null) {
                join.setOperand(5, condition);
            }
        }
        if (from instanceof SqlJoin join) {
            join.setLeft(conditions(join.getLeft(), columns));
            join.setRight(conditions(join.getRight(), columns));
        }
        return from;
    }
}
