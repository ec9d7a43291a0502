package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code CAST(a AS DECIMAL) -> CAST(a AS DECIMAL(18, 3))}, where no number of digits is given: each DBMS has one of its own, as it has for
 * columns. Some make a whole number of it, some keep all digits.
 */
public record BareDecimal(int precision, int scale) implements SyntaxRewrite {
    /** A cast to as many digits can't be told from the type of what has all its digits. */
    private static final int ALL = 30;

    private static final Set<String> NAMES = Set.of("DECIMAL", "NUMERIC", "DEC");

    public static BareDecimal of(ReadingProfile profile) {
        if (profile.has(ReadingTrait.BARE_DECIMAL_IS_WHOLE)) {
            return new BareDecimal(10, 0);
        }
        return profile.has(ReadingTrait.BARE_DECIMAL_HAS_ALL_DIGITS)
                ? new BareDecimal(65, ALL)
                : new BareDecimal(18, 3);
    }

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !NAMES.contains(type.getTypeName().getSimple().toUpperCase(Locale.ROOT))
                || !(type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec written)) {
            return Optional.empty();
        }
        if (written.getPrecision() != RelDataType.PRECISION_NOT_SPECIFIED) {
            if (scale == ALL && written.getScale() >= ALL) {
                throw new Unsupported("cast to a decimal of %d digits behind the point".formatted(written.getScale()));
            }
            return Optional.empty();
        }
        SqlParserPos position = type.getParserPosition();
        return Optional.of(call.getOperator()
                .createCall(
                        call.getParserPosition(),
                        call.operand(0),
                        new SqlDataTypeSpec(
                                new SqlBasicTypeNameSpec(SqlTypeName.DECIMAL, precision, scale, position), position)));
    }
}
