package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * The types of functions of numbers in PostgreSQL, which has each of them for decimals and for numbers in floating point, and takes the latter for
 * whole numbers: {@code CEIL(a) * 0.1} is no decimal.
 */
public final class RoundingFunctions {
    private static final List<String> OTHERS = List.of("SIGN", "POWER", "POW", "SQRT", "EXP", "LN", "LOG", "LOG10");

    public static final SqlFunction FLOOR = function("FLOOR", ReturnTypes.ARG0_OR_EXACT_NO_SCALE);
    public static final SqlFunction CEIL = function("CEIL", ReturnTypes.ARG0_OR_EXACT_NO_SCALE);

    private RoundingFunctions() {}

    /** Those that DuckDB, too, has in floating point for whole numbers. */
    static List<SqlFunction> cuts() {
        return List.of(FLOOR, CEIL, function("CEILING", ReturnTypes.ARG0_OR_EXACT_NO_SCALE));
    }

    static List<SqlFunction> all() {
        List<SqlFunction> functions = new ArrayList<>(cuts());
        functions.add(function("ROUND", ReturnTypes.ARG0_NULLABLE));
        OTHERS.forEach(name -> functions.add(function(name, RoundingFunctions::endless)));
        return functions;
    }

    private static SqlFunction function(String name, SqlReturnTypeInference ofDecimals) {
        return new SqlFunction(
                name,
                SqlKind.OTHER_FUNCTION,
                binding -> type(binding, ofDecimals),
                null,
                OperandTypes.VARIADIC,
                SqlFunctionCategory.USER_DEFINED_FUNCTION);
    }

    private static RelDataType endless(SqlOperatorBinding binding) {
        return PlainKind.endless(binding.getTypeFactory());
    }

    /** ROUND to some digits is the decimals' alone, so that a whole number becomes one. */
    private static RelDataType type(SqlOperatorBinding binding, SqlReturnTypeInference ofDecimals) {
        List<RelDataType> types = binding.collectOperandTypes();
        if (!types.stream().allMatch(type -> SqlTypeUtil.isNumeric(type) || SqlTypeUtil.isNull(type))) {
            throw new Unsupported(binding.getOperator().getName() + " of what is no number");
        }
        boolean toDigits = types.size() > 1 && binding.getOperator().getName().equalsIgnoreCase("ROUND");
        if (toDigits && SqlTypeUtil.isIntType(types.getFirst())) {
            return binding.getTypeFactory().createTypeWithNullability(endless(binding), true);
        }
        boolean exact = toDigits
                || (types.stream().noneMatch(SqlTypeUtil::isApproximateNumeric)
                        && types.stream().anyMatch(SqlTypeUtil::isDecimal));
        RelDataType type = exact
                ? ofDecimals.inferReturnType(binding)
                : binding.getTypeFactory().createSqlType(SqlTypeName.DOUBLE);
        return binding.getTypeFactory().createTypeWithNullability(type, true);
    }
}
