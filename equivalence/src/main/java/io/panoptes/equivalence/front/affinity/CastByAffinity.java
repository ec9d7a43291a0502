package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code CAST(a AS DECIMAL(3, 1))} and {@code CAST(a AS DATE)} as {@code CAST(a AS DECIMAL(38, 20))}: SQLite makes of a text the number at
 * its beginning, as of {@code '2024-01-01'} 2024, and keeps all digits of a number, whatever the type's are.
 */
record CastByAffinity() implements SyntaxRewrite {
    private static final Set<String> NUMERIC =
            Set.of("DECIMAL", "DEC", "NUMERIC", "DATE", "TIME", "DATETIME", "TIMESTAMP");

    /** As the engine takes no digit away. */
    private static final int PRECISION = 38;

    private static final int SCALE = 20;

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !NUMERIC.contains(type.getTypeName().getSimple().toUpperCase(Locale.ROOT))) {
            return Optional.empty();
        }
        if (call.operand(0) instanceof SqlCharStringLiteral text
                && !StoredDigits.areKeptOfPrefix(text.getValueAs(String.class))) {
            throw new Unsupported("CAST of a text of a number with more digits than floating point has");
        }
        SqlParserPos position = type.getParserPosition();
        return Optional.of(call.getOperator()
                .createCall(
                        call.getParserPosition(),
                        call.operand(0),
                        new SqlDataTypeSpec(
                                new SqlBasicTypeNameSpec(SqlTypeName.DECIMAL, PRECISION, SCALE, position), position)));
    }
}
