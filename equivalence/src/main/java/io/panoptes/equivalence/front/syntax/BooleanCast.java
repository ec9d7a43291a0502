package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/** Refuses {@code CAST(a AS BOOLEAN)}, which keeps 2 and 2.5 in SQLite. */
record BooleanCast() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.CAST
                && call.operand(1) instanceof SqlDataTypeSpec type
                && type.getTypeName().getSimple().equalsIgnoreCase(SqlTypeName.BOOLEAN.getName())) {
            throw new Unsupported("CAST to BOOLEAN, which keeps every number");
        }
        return Optional.empty();
    }
}
