package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.sql.schema.Schema;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;

/** {@code SELECT a FROM DUAL -> SELECT a}, where the schema has no such table. */
record DualTable(Schema schema) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select
                && select.getFrom() instanceof SqlIdentifier table
                && table.isSimple()
                && table.getSimple().equalsIgnoreCase("DUAL")
                && schema.table("DUAL").isEmpty()) {
            select.setFrom(null);
        }
        return Optional.empty();
    }
}
