package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlStarExclude;
import org.apache.calcite.sql.SqlStarReplace;
import org.apache.calcite.sql.SqlWith;

/** The items of a select list. */
final class SelectItems {
    private SelectItems() {}

    /** All of them, with the columns in the place of a star. */
    static List<SqlNode> of(SqlSelect select, FromClause clause, String what) {
        List<SqlNode> items = new ArrayList<>();
        for (SqlNode item : select.getSelectList()) {
            if (item instanceof SqlIdentifier star && star.isStar()) {
                SqlNode from = select.getFrom();
                if (from == null || star.names.size() > 1 || !clause.tellsTables(from)) {
                    throw new Unsupported(what + " with a star whose columns can't be told");
                }
                items.addAll(clause.star(from, star.getParserPosition()));
            } else {
                items.add(item);
            }
        }
        return items;
    }

    /** The select list that names the columns of a query. */
    static Optional<SqlSelect> naming(SqlNode query) {
        return switch (query) {
            case SqlSelect select -> Optional.of(select);
            case SqlWith with -> naming(with.body);
            case SqlOrderBy order -> naming(order.query);
            case SqlCall call
            when SqlKind.SET_QUERY.contains(call.getKind()) || call.getKind() == SqlKind.LATERAL ->
                naming(call.operand(0));
            default -> Optional.empty();
        };
    }

    /** The columns of {@code query AS t (a, b)}, where the list names all columns of the query. */
    static Optional<List<String>> renamed(SqlNode query, List<SqlNode> names) {
        List<String> keys = names.stream()
                .map(name -> FromClause.key(((SqlIdentifier) name).getSimple()))
                .toList();
        boolean distinct = new HashSet<>(keys).size() == keys.size();
        return distinct && width(query).filter(width -> width == keys.size()).isPresent()
                ? Optional.of(keys)
                : Optional.empty();
    }

    private static Optional<Integer> width(SqlNode query) {
        if (query.getKind() == SqlKind.VALUES) {
            SqlNode row = ((SqlCall) query).operand(0);
            return row.getKind() == SqlKind.ROW ? Optional.of(((SqlCall) row).operandCount()) : Optional.empty();
        }
        return naming(query)
                .map(SqlSelect::getSelectList)
                .filter(items -> items.stream().allMatch(SelectItems::isOneColumn))
                .map(List::size);
    }

    /** Neither a star nor a mark of the spellings, which may stand for several. */
    private static boolean isOneColumn(SqlNode item) {
        return switch (item) {
            case SqlIdentifier column -> !column.isStar();
            case SqlStarExclude ignored -> false;
            case SqlStarReplace ignored -> false;
            case SqlCall call -> !call.getOperator().getName().endsWith("$");
            default -> true;
        };
    }

    /** The aliases that stand for something else than the column of that name. */
    static Set<String> otherNames(SqlSelect select) {
        Set<String> aliases = new HashSet<>();
        for (SqlNode item : select.getSelectList()) {
            if (item.getKind() == SqlKind.AS) {
                String alias = FromClause.key(FromClause.alias((SqlCall) item));
                boolean itself = ((SqlCall) item).operand(0) instanceof SqlIdentifier column
                        && FromClause.key(column.names.getLast()).equals(alias);
                if (!itself) {
                    aliases.add(alias);
                }
            }
        }
        return aliases;
    }

    /** What is selected, without its alias. */
    static SqlNode expression(SqlNode item) {
        return item.getKind() == SqlKind.AS ? ((SqlCall) item).operand(0) : item;
    }

    /** The alias of an item, or the name of its column. */
    static Optional<String> name(SqlNode item) {
        if (item.getKind() == SqlKind.AS) {
            return Optional.of(FromClause.alias((SqlCall) item));
        }
        return item instanceof SqlIdentifier column ? Optional.of(column.names.getLast()) : Optional.empty();
    }

    static SqlNodeList list(List<SqlNode> nodes, SqlNode near) {
        return new SqlNodeList(nodes, near.getParserPosition());
    }
}
