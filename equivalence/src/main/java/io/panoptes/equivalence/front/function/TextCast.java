package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;
import org.jspecify.annotations.Nullable;

/**
 * {@code CAST(a AS VARCHAR(n)) -> SUBSTRING(CAST(a AS VARCHAR), 1, n)} where the profile cuts off what is too long, {@code CAST(a AS
 * VARCHAR)} where it keeps it, and a function of which nothing is known elsewhere, and for CHAR(n), which pads. CHAR without a length
 * is CHAR(1) where the profile says so.
 *
 * <p>Not for NULL, which has no length.
 */
public record TextCast(ReadingProfile profile) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !(type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec name)
                || !SqlTypeName.CHAR_TYPES.contains(typeOf(name))
                || length(name) < 1
                || SqlUtil.isNullLiteral(call.operand(0), true)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        boolean varying = typeOf(name) == SqlTypeName.VARCHAR;
        if (profile.has(ReadingTrait.CASTS_KEEP_TEXT)) {
            return Optional.empty();
        }
        if (!varying || !profile.has(ReadingTrait.CASTS_CUT_TEXT)) {
            return Optional.of(FrontOperators.unknown(
                            (varying ? "CAST_VARCHAR_" : "CAST_CHAR_") + length(name), SqlTypeName.VARCHAR)
                    .createCall(position, call));
        }
        return Optional.of(SqlStdOperatorTable.SUBSTRING.createCall(
                position, call, Calls.number(1, position), Calls.number(length(name), position)));
    }

    /** Below 1 where there is none. */
    private int length(SqlBasicTypeNameSpec name) {
        boolean isOne = name.getPrecision() < 0
                && typeOf(name) == SqlTypeName.CHAR
                && profile.has(ReadingTrait.CHAR_IS_ONE_LETTER);
        return isOne ? 1 : name.getPrecision();
    }

    private static @Nullable SqlTypeName typeOf(SqlBasicTypeNameSpec name) {
        return SqlTypeName.get(name.getTypeName().getSimple());
    }
}
