package io.panoptes.equivalence.front.operator;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.List;
import java.util.stream.Stream;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlAggFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.util.Optionality;

/**
 * Aggregates of statistics. Calcite's own give values of their argument's type, and some it writes out as sums, which are other
 * numbers in floating point. PostgreSQL has those of one argument for decimals, too, and takes whole numbers for such.
 */
public final class StatisticFunctions {
    private static final List<String> OF_ONE = List.of(
            "STDDEV",
            "STD",
            "STDDEV_POP",
            "STDDEV_SAMP",
            "VARIANCE",
            "VAR_POP",
            "VAR_SAMP",
            "SEM",
            "SKEWNESS",
            "KURTOSIS",
            "KURTOSIS_POP",
            "PRODUCT",
            "FAVG",
            "FSUM");

    private static final List<String> OF_TWO = List.of(
            "COVAR_POP",
            "COVAR_SAMP",
            "CORR",
            "REGR_COUNT",
            "REGR_AVGX",
            "REGR_AVGY",
            "REGR_SXX",
            "REGR_SYY",
            "REGR_SXY",
            "REGR_SLOPE",
            "REGR_INTERCEPT",
            "REGR_R2");

    private StatisticFunctions() {}

    /** @param decimals whether those of exact numbers are decimals */
    static List<SqlAggFunction> all(boolean decimals) {
        return Stream.concat(
                        OF_ONE.stream().map(name -> new Statistic(name, OperandTypes.NUMERIC, decimals)),
                        OF_TWO.stream().map(name -> new Statistic(name, OperandTypes.NUMERIC_NUMERIC, false)))
                .<SqlAggFunction>map(function -> function)
                .toList();
    }

    public static boolean isName(String name) {
        return OF_ONE.contains(name) || OF_TWO.contains(name);
    }

    /** STDDEV and VARIANCE under the name that says whether they are of a sample or of the population. */
    public static String fullName(String name, ReadingProfile profile) {
        boolean population = profile.has(ReadingTrait.DEVIATIONS_OF_POPULATION);
        return switch (name) {
            case "STDDEV" -> population ? "STDDEV_POP" : "STDDEV_SAMP";
            case "VARIANCE" -> population ? "VAR_POP" : "VAR_SAMP";
            case "STD" -> population ? "STDDEV_POP" : name;
            default -> name;
        };
    }

    private static final class Statistic extends SqlAggFunction {
        Statistic(String name, SqlOperandTypeChecker operands, boolean decimals) {
            super(
                    name,
                    null,
                    SqlKind.OTHER_FUNCTION,
                    name.equals("REGR_COUNT") ? ReturnTypes.BIGINT : binding -> type(binding, decimals),
                    null,
                    operands,
                    SqlFunctionCategory.NUMERIC,
                    false,
                    false,
                    Optionality.FORBIDDEN);
        }

        /** NULL of no rows, and some of one row. */
        private static RelDataType type(SqlOperatorBinding binding, boolean decimals) {
            boolean isDecimal = decimals && SqlTypeUtil.isExactNumeric(binding.getOperandType(0));
            RelDataType type = (isDecimal ? PlainKind.DECIMAL : PlainKind.DOUBLE).in(binding.getTypeFactory());
            return binding.getTypeFactory().createTypeWithNullability(type, true);
        }
    }
}
