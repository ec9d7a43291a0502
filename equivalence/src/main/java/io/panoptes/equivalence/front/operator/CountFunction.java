package io.panoptes.equivalence.front.operator;

import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlAggFunction;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.apache.calcite.util.Optionality;

/**
 * COUNT with the argument that the query gives it. Calcite's own loses an argument that has a type without NULL and counts rows, but of such
 * a type are {@code NTH_VALUE(a, 2) OVER ...}, which is NULL before the second row, and {@code a % b}, which some DBMSs make NULL for 0.
 */
final class CountFunction extends SqlAggFunction {
    CountFunction() {
        super(
                "COUNT",
                null,
                SqlKind.COUNT,
                ReturnTypes.BIGINT,
                null,
                OperandTypes.ONE_OR_MORE,
                SqlFunctionCategory.NUMERIC,
                false,
                false,
                Optionality.FORBIDDEN);
    }

    /** Takes a star. */
    @Override
    public SqlSyntax getSyntax() {
        return SqlSyntax.FUNCTION_STAR;
    }

    @Override
    public RelDataType deriveType(SqlValidator validator, SqlValidatorScope scope, SqlCall call) {
        return call.isCountStar()
                ? validator.getTypeFactory().createSqlType(SqlTypeName.BIGINT)
                : super.deriveType(validator, scope, call);
    }
}
