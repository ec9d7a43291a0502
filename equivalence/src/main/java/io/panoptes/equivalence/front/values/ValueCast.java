package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.sql.type.WideNumber;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code CAST(a AS HUGEINT) -> "VALUES$TO_HUGEINT"(a)}, and so for every type of whole numbers that the algebra has no word for, and
 * for bits.
 */
public record ValueCast() implements SyntaxRewrite {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("BIT", "BIT"),
            Map.entry("BITSTRING", "BIT"),
            Map.entry("INT128", "HUGEINT"),
            Map.entry("UINT128", "UHUGEINT"),
            Map.entry("UINT64", "UBIGINT"),
            Map.entry("UINT32", "UINTEGER"),
            Map.entry("UINT16", "USMALLINT"),
            Map.entry("UINT8", "UTINYINT"));

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean tried = call.getKind() == SqlKind.SAFE_CAST;
        if ((call.getKind() != SqlKind.CAST && !tried)
                || call.operandCount() != 2
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !type.getTypeName().isSimple()) {
            return Optional.empty();
        }
        String name = type.getTypeName().getSimple().toUpperCase(Locale.ROOT);
        return Optional.ofNullable(NAMES.get(name))
                .or(() -> WideNumber.named(name).map(Enum::name))
                .map(known -> FrontOperators.ofValues((tried ? "TRY_TO_" : "TO_") + known)
                        .createCall(call.getParserPosition(), call.<SqlNode>operand(0)));
    }
}
