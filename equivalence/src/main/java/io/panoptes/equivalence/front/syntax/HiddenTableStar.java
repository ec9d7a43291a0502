package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;

/**
 * {@code ... FROM r AS p, LATERAL (SELECT * FROM p) -> ... (SELECT p.a, p.b FROM p)}: where a query around has a table's name as an alias,
 * Calcite takes the columns of a star from what the alias stands for.
 */
record HiddenTableStar(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select
                && select.getFrom() instanceof SqlNode from
                && mayBeHidden(from)
                && select.getSelectList().stream().anyMatch(HiddenTableStar::isStar)) {
            if (!clause.tellsTables(from)) {
                throw new Unsupported("* over a table whose name is an alias in another query");
            }
            SqlNodeList items = new SqlNodeList(select.getSelectList().getParserPosition());
            for (SqlNode item : select.getSelectList()) {
                if (isStar(item)) {
                    items.addAll(clause.star(from, item.getParserPosition()));
                } else {
                    items.add(item);
                }
            }
            select.setSelectList(items);
        }
        return Optional.empty();
    }

    private static boolean isStar(SqlNode item) {
        return item instanceof SqlIdentifier column && column.isStar() && column.names.size() == 1;
    }

    private boolean mayBeHidden(SqlNode from) {
        return switch (from) {
            case SqlJoin join -> mayBeHidden(join.getLeft()) || mayBeHidden(join.getRight());
            case SqlIdentifier table ->
                table.isSimple() && clause.aliases().contains(FromClause.key(table.getSimple()));
            case SqlCall named when named.getKind() == SqlKind.AS -> mayBeHidden(named.operand(0));
            default -> false;
        };
    }
}
