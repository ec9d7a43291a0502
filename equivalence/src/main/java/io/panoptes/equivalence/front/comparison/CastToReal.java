package io.panoptes.equivalence.front.comparison;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/** {@code CAST(a AS REAL) -> PLAIN_VALUE(CAST(a AS REAL))}, which tells it from the casts that Calcite makes for comparisons. */
public record CastToReal() implements SyntaxRewrite {
    private static final Set<SqlTypeName> REAL = Set.of(SqlTypeName.REAL, SqlTypeName.FLOAT);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST || !(call.operand(1) instanceof SqlDataTypeSpec type)) {
            return Optional.empty();
        }
        SqlTypeName name = SqlTypeName.get(type.getTypeName().getSimple());
        return name != null && REAL.contains(name)
                ? Optional.of(FrontOperators.PLAIN_VALUE.createCall(call.getParserPosition(), call))
                : Optional.empty();
    }
}
