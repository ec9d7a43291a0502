package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;

/**
 * {@code SELECT t.* FROM t ... GROUP BY t.a -> SELECT t.a, t.b FROM t ... GROUP BY t.a}, so that each column can be looked at.
 *
 * <p>Not where columns are merged, or where they can't be told.
 */
record GroupedStar(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getGroup() != null && select.getFrom() instanceof SqlNode from) {
            Map<String, List<String>> tables = clause.tables(from);
            SqlNodeList items = new SqlNodeList(select.getSelectList().getParserPosition());
            select.getSelectList().forEach(item -> items.addAll(expanded(item, from, tables)));
            select.setSelectList(items);
        }
        return Optional.empty();
    }

    private List<SqlNode> expanded(SqlNode item, SqlNode from, Map<String, List<String>> tables) {
        if (!(item instanceof SqlIdentifier star) || !star.isStar()) {
            return List.of(item);
        }
        boolean all = star.names.size() == 1;
        String named = all ? "" : FromClause.key(star.names.get(star.names.size() - 2));
        boolean told = all ? clause.tellsAll(from) : tables.containsKey(named);
        List<SqlNode> columns = new ArrayList<>();
        tables.forEach((table, names) -> {
            if (all || table.equals(named)) {
                names.forEach(name -> columns.add(new SqlIdentifier(List.of(table, name), star.getParserPosition())));
            }
        });
        return told ? columns : List.of(item);
    }
}
