package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
            List<Set<String>> unnamed = unnamed(from);
            if (!unnamed.isEmpty()) {
                checkJoins(from, possibleNames(from));
                checkNames(select, from, unnamed);
            }
        }
        if (byFunction && call instanceof SqlOrderBy ordered && ordered.query instanceof SqlSelect select) {
            checkOrder(select, ordered.orderList);
        }
        return Optional.empty();
    }

    /** For each derived table of the clause that has items without a name, the names of its others. */
    private List<Set<String>> unnamed(SqlNode from) {
        List<Set<String>> found = new ArrayList<>();
        switch (from) {
            case SqlJoin join -> {
                found.addAll(unnamed(join.getLeft()));
                found.addAll(unnamed(join.getRight()));
            }
            case SqlIdentifier name -> {
                SqlNode query = name.isSimple() ? clause.queries().get(FromClause.key(name.getSimple())) : null;
                if (query != null) {
                    ofQuery(query).ifPresent(found::add);
                }
            }
            case SqlCall named
            when named.getKind() == SqlKind.AS -> {
                if (named.operandCount() == 2) {
                    found.addAll(unnamed(named.operand(0)));
                }
            }
            case SqlNode query -> ofQuery(query).ifPresent(found::add);
        }
        return found;
    }

    private Optional<Set<String>> ofQuery(SqlNode query) {
        if (query.getKind() == SqlKind.VALUES) {
            return Optional.of(Set.of());
        }
        return byFunction ? SelectItems.naming(query).flatMap(UnnamedItems::named) : Optional.empty();
    }

    /** Empty where each item has a name, or there is a star. */
    private static Optional<Set<String>> named(SqlSelect select) {
        Set<String> names = new HashSet<>();
        boolean all = true;
        for (SqlNode item : select.getSelectList()) {
            if (item instanceof SqlIdentifier column && column.isStar()) {
                return Optional.empty();
            }
            Optional<String> name = name(item);
            name.ifPresent(names::add);
            all &= name.isPresent();
        }
        return all ? Optional.empty() : Optional.of(names);
    }

    private static Optional<String> name(SqlNode item) {
        if (item instanceof SqlIdentifier column) {
            return Optional.of(FromClause.key(column.names.getLast()));
        }
        return item.getKind() == SqlKind.AS
                ? Optional.of(FromClause.key(FromClause.alias((SqlCall) item)))
                : Optional.empty();
    }

    /** @param possible the names that the items without one may have; empty where they may have any */
    private static void checkJoins(SqlNode from, Optional<Set<String>> possible) {
        if (from instanceof SqlJoin join) {
            boolean byThese = join.getConditionType() == JoinConditionType.USING
                    && join.getCondition() instanceof SqlNodeList columns
                    && columns.stream()
                            .anyMatch(column -> possible.isEmpty()
                                    || possible.get().contains(FromClause.key(((SqlIdentifier) column).getSimple())));
            if (join.isNatural() || byThese) {
                throw refused("a join by names");
            }
            checkJoins(join.getLeft(), possible);
            checkJoins(join.getRight(), possible);
        }
    }

    /** Of all derived tables of the clause; empty where one is made of VALUES. */
    private Optional<Set<String>> possibleNames(SqlNode from) {
        return switch (from) {
            case SqlJoin join -> {
                Optional<Set<String>> right = possibleNames(join.getRight());
                yield possibleNames(join.getLeft())
                        .flatMap(left -> right.map(more -> {
                            Set<String> both = new HashSet<>(left);
                            both.addAll(more);
                            return both;
                        }));
            }
            case SqlIdentifier name -> {
                SqlNode query = name.isSimple() ? clause.queries().get(FromClause.key(name.getSimple())) : null;
                yield query == null ? Optional.of(Set.of()) : possibleNamesOf(query);
            }
            case SqlCall named
            when named.getKind() == SqlKind.AS ->
                named.operandCount() == 2 ? possibleNames(named.operand(0)) : Optional.of(Set.of());
            case SqlNode query -> possibleNamesOf(query);
        };
    }

    private static Optional<Set<String>> possibleNamesOf(SqlNode query) {
        if (query.getKind() == SqlKind.VALUES) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>();
        SelectItems.naming(query)
                .ifPresent(select -> select.getSelectList().forEach(item -> {
                    if (name(item).isEmpty()) {
                        names.addAll(possible(item));
                    }
                }));
        return Optional.of(names);
    }

    /** A name that no other table of the clause has is one of a query around, or that of the item. */
    private void checkNames(SqlSelect select, SqlNode from, List<Set<String>> unnamed) {
        Set<String> known = new HashSet<>();
        clause.tables(from).values().forEach(known::addAll);
        unnamed.forEach(known::addAll);
        if (clause.tables(from).size() + unnamed.size() < items(from)) {
            return;
        }
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
            SqlNode plain = key;
            while (plain.getKind() == SqlKind.DESCENDING
                    || plain.getKind() == SqlKind.NULLS_FIRST
                    || plain.getKind() == SqlKind.NULLS_LAST) {
                plain = ((SqlCall) plain).operand(0);
            }
            if (plain instanceof SqlIdentifier name && name.isSimple()) {
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
