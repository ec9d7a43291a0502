package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * Refuses names that may be those of items that are given none: PostgreSQL calls {@code SUM(a)} sum and {@code CAST(a AS INT)} a, SQLite the
 * columns of VALUES column1, DuckDB col0; the parser calls them EXPR$0. So {@code t NATURAL JOIN (SELECT SUM(a) FROM v) z} joins by sum where t has such a
 * column, and {@code SELECT SUM(a) ... ORDER BY sum} goes by the sum.
 *
 * @param byFunction whether a DBMS that is read names items by their functions; otherwise none but the columns of VALUES
 */
record UnnamedItems(FromClause clause, boolean byFunction) implements SyntaxRewrite {
    private static final String COMPLAINT =
            "a name that a DBMS may give to an item without one: %s; write AS behind the item";

    /**
     * A table of a FROM clause that has items without a name.
     *
     * @param named the names of its others; empty where they can't be told
     * @param possible what those without one may be called; empty where that may be anything
     */
    private record Unnamed(Optional<Set<String>> named, Optional<Set<String>> possible) {
        static final Unnamed VALUES = new Unnamed(Optional.of(Set.of()), Optional.empty());
    }

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
            List<Unnamed> unnamed = unnamed(from);
            if (!unnamed.isEmpty()) {
                checkJoins(from, unnamed);
                checkNames(select, from, unnamed);
            }
        }
        if (byFunction && call instanceof SqlOrderBy ordered && ordered.query instanceof SqlSelect select) {
            checkOrder(select, ordered.orderList);
        }
        return Optional.empty();
    }

    private List<Unnamed> unnamed(SqlNode from) {
        return switch (from) {
            case SqlJoin join ->
                Stream.concat(unnamed(join.getLeft()).stream(), unnamed(join.getRight()).stream())
                        .toList();
            case SqlIdentifier name ->
                name.isSimple()
                        ? clause.queries().getOrDefault(FromClause.key(name.getSimple()), List.of()).stream()
                                .flatMap(query -> ofQuery(query).stream())
                                .toList()
                        : List.of();
            case SqlCall named
            when named.getKind() == SqlKind.AS -> named.operandCount() == 2 ? unnamed(named.operand(0)) : List.of();
            case SqlNode query -> ofQuery(query).stream().toList();
        };
    }

    private Optional<Unnamed> ofQuery(SqlNode query) {
        if (query.getKind() == SqlKind.VALUES) {
            return Optional.of(Unnamed.VALUES);
        }
        return SelectItems.naming(query).flatMap(this::ofSelect);
    }

    private Optional<Unnamed> ofSelect(SqlSelect select) {
        Set<String> named = new HashSet<>();
        Set<String> possible = new HashSet<>();
        boolean any = false;
        boolean tellsNamed = true;
        boolean tellsPossible = true;
        for (SqlNode item : select.getSelectList()) {
            Optional<String> name = name(item);
            if (item instanceof SqlIdentifier column && column.isStar() && select.getFrom() instanceof SqlNode from) {
                List<Unnamed> within = unnamed(from);
                clause.tables(from).values().forEach(named::addAll);
                tellsNamed &= clause.tables(from).size() + within.size() >= items(from);
                for (Unnamed table : within) {
                    any = true;
                    tellsNamed &= table.named().isPresent();
                    tellsPossible &= table.possible().isPresent();
                    table.named().ifPresent(named::addAll);
                    table.possible().ifPresent(possible::addAll);
                }
            } else if (name.isPresent()) {
                named.add(name.get());
            } else if (byFunction) {
                any = true;
                possible.addAll(possible(item));
            }
        }
        return any
                ? Optional.of(new Unnamed(
                        tellsNamed ? Optional.of(named) : Optional.empty(),
                        tellsPossible ? Optional.of(possible) : Optional.empty()))
                : Optional.empty();
    }

    private static Optional<String> name(SqlNode item) {
        if (item instanceof SqlIdentifier column) {
            return Optional.of(FromClause.key(column.names.getLast()));
        }
        return item.getKind() == SqlKind.AS
                ? Optional.of(FromClause.key(FromClause.alias((SqlCall) item)))
                : Optional.empty();
    }

    private static void checkJoins(SqlNode from, List<Unnamed> unnamed) {
        if (from instanceof SqlJoin join) {
            boolean byThese = join.getConditionType() == JoinConditionType.USING
                    && join.getCondition() instanceof SqlNodeList columns
                    && columns.stream()
                            .map(column -> FromClause.key(((SqlIdentifier) column).getSimple()))
                            .anyMatch(column -> unnamed.stream()
                                    .anyMatch(table -> table.possible()
                                            .map(names -> names.contains(column))
                                            .orElse(true)));
            if (join.isNatural() || byThese) {
                throw refused("a join by names");
            }
            checkJoins(join.getLeft(), unnamed);
            checkJoins(join.getRight(), unnamed);
        }
    }

    /** A name that no other table of the clause has is one of a query around, or that of the item. */
    private void checkNames(SqlSelect select, SqlNode from, List<Unnamed> unnamed) {
        boolean tellsAll = clause.tables(from).size() + unnamed.size() >= items(from)
                && unnamed.stream().allMatch(table -> table.named().isPresent());
        if (!tellsAll) {
            return;
        }
        Set<String> known = new HashSet<>();
        clause.tables(from).values().forEach(known::addAll);
        unnamed.forEach(table -> table.named().ifPresent(known::addAll));
        NamesWithin names = new NamesWithin(known);
        conditions(from, names);
        select.getSelectList().accept(names);
        for (SqlNode item : select.getSelectList()) {
            if (item.getKind() == SqlKind.AS) {
                name(item).ifPresent(known::add);
            }
        }
        select.getOperandList().stream()
                .filter(part -> part != null && part != from && part != select.getSelectList())
                .forEach(part -> part.accept(names));
    }

    /** Looks at a part of a query, and not at the queries in it. */
    private static final class NamesWithin extends SqlBasicVisitor<@Nullable Void> {
        private final Set<String> known;

        NamesWithin(Set<String> known) {
            this.known = known;
        }

        @Override
        public @Nullable Void visit(SqlIdentifier identifier) {
            boolean isKnown = !identifier.isSimple()
                    || identifier.isStar()
                    || known.contains(FromClause.key(identifier.getSimple()));
            if (!isKnown) {
                throw refused(identifier.getSimple());
            }
            return null;
        }

        @Override
        public @Nullable Void visit(SqlCall inner) {
            if (inner.getKind() == SqlKind.AS) {
                return inner.operand(0).accept(this);
            }
            return inner instanceof SqlSelect || inner.getKind() == SqlKind.WITH ? null : super.visit(inner);
        }

        @Override
        public @Nullable Void visit(SqlDataTypeSpec type) {
            return null;
        }
    }

    private static int items(SqlNode from) {
        return from instanceof SqlJoin join ? items(join.getLeft()) + items(join.getRight()) : 1;
    }

    private static void conditions(SqlNode from, SqlBasicVisitor<@Nullable Void> names) {
        if (from instanceof SqlJoin join) {
            conditions(join.getLeft(), names);
            conditions(join.getRight(), names);
            if (join.getCondition() != null) {
                join.getCondition().accept(names);
            }
        }
    }

    private static void checkOrder(SqlSelect select, SqlNodeList order) {
        Set<String> given = new HashSet<>();
        Set<String> written = new HashSet<>();
        for (SqlNode item : select.getSelectList()) {
            name(item).ifPresentOrElse(written::add, () -> given.addAll(possible(item)));
        }
        for (SqlNode key : order) {
            if (KeyDirection.without(key) instanceof SqlIdentifier name && name.isSimple()) {
                String simple = FromClause.key(name.getSimple());
                if (given.contains(simple) && !written.contains(simple)) {
                    throw refused(name.getSimple());
                }
            }
        }
    }

    /** What an item may be called: by its function, by its column or type where it is a cast, by that behind ELSE. */
    private static Set<String> possible(SqlNode item) {
        Set<String> names = new HashSet<>();
        switch (item) {
            case SqlIdentifier column -> names.add(FromClause.key(column.names.getLast()));
            case SqlDataTypeSpec type ->
                names.add(FromClause.key(type.getTypeName().names.getLast()));
            case SqlSelect select -> select.getSelectList().forEach(inner -> names.addAll(possible(inner)));
            case SqlCall call -> {
                names.add(FromClause.key(call.getOperator().getName()));
                named(call).forEach(operand -> names.addAll(possible(operand)));
            }
            case SqlNodeList list -> list.forEach(inner -> names.addAll(possible(inner)));
            default -> {}
        }
        return names;
    }

    /** What gives its name to a call of it. */
    private static List<SqlNode> named(SqlCall call) {
        return switch (call.getKind()) {
            case CAST, CASE, SCALAR_QUERY, OVER, FILTER, WITHIN_GROUP, IGNORE_NULLS, RESPECT_NULLS ->
                call.getOperandList().stream().filter(Objects::nonNull).toList();
            default -> List.of();
        };
    }

    private static Unsupported refused(String name) {
        return new Unsupported(COMPLAINT.formatted(name));
    }
}
