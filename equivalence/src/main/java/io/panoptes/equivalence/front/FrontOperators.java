package io.panoptes.equivalence.front;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.fun.SqlLibrary;
import org.apache.calcite.sql.fun.SqlLibraryOperatorTableFactory;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlNameMatcher;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * The operators that queries may use: our own, then Calcite's. Any other function is taken to be deterministic, and
 * nothing else is known of it.
 */
public final class FrontOperators implements SqlOperatorTable {
    private static final SqlReturnTypeInference DAY_OR_MOMENT = binding -> {
        SqlTypeName from = binding.getOperandType(0).getSqlTypeName();
        return nullable(
                binding.getTypeFactory()
                        .createSqlType(from == SqlTypeName.TIMESTAMP ? SqlTypeName.TIMESTAMP : SqlTypeName.DATE),
                binding);
    };

    /** {@code (date, days)}. */
    public static final SqlFunction DATE_ADD_DAYS = function("DATE_ADD_DAYS", DAY_OR_MOMENT);

    /** {@code (date, months)}. */
    public static final SqlFunction DATE_ADD_MONTHS = function("DATE_ADD_MONTHS", DAY_OR_MOMENT);

    /** {@code (later, earlier)}, whatever the time of the day. */
    public static final SqlFunction DATE_DIFF_DAYS = function("DATE_DIFF_DAYS", type(SqlTypeName.INTEGER));

    /** {@code (later, earlier)}, whole days that passed. */
    public static final SqlFunction DAYS_ELAPSED = function("DAYS_ELAPSED", type(SqlTypeName.INTEGER));

    public static final SqlFunction TRIM = function("TRIM_BLANKS", type(SqlTypeName.VARCHAR));

    /** Whether a number, or a Boolean, counts as TRUE. */
    public static final SqlFunction TRUTH = function("TRUTH", type(SqlTypeName.BOOLEAN));

    /** {@code a / b} as a fraction. */
    public static final SqlFunction EXACT_DIVIDE =
            function("EXACT_DIVIDE", FrontOperators::quotient, OperandTypes.NUMERIC_NUMERIC);

    /** {@code a / b} cut off towards zero. */
    public static final SqlFunction INTEGER_DIVIDE =
            function("INTEGER_DIVIDE", type(SqlTypeName.BIGINT), OperandTypes.NUMERIC_NUMERIC);

    static final FrontOperators INSTANCE = new FrontOperators();

    private final Map<String, SqlFunction> own = new HashMap<>();
    private final SqlOperatorTable calcite = SqlLibraryOperatorTableFactory.INSTANCE.getOperatorTable(
            java.util.Set.of(SqlLibrary.STANDARD, SqlLibrary.MYSQL));

    private FrontOperators() {
        List.of(DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS, DAYS_ELAPSED, TRIM, TRUTH, EXACT_DIVIDE, INTEGER_DIVIDE)
                .forEach(this::add);
        List.of("YEAR", "MONTH", "DAY", "DAYOFMONTH", "CHAR_LENGTH", "CHARACTER_LENGTH", "LENGTH", "TO_DAYS")
                .forEach(name -> add(function(name, type(SqlTypeName.INTEGER))));
        List.of(
                        "QUARTER",
                        "WEEK",
                        "WEEKDAY",
                        "DAYOFWEEK",
                        "DAYOFYEAR",
                        "WEEKOFYEAR",
                        "HOUR",
                        "MINUTE",
                        "SECOND",
                        "INSTR",
                        "LOCATE",
                        "ASCII",
                        "SIGN",
                        "UNIX_TIMESTAMP",
                        "YEARWEEK",
                        "FIELD",
                        "FIND_IN_SET",
                        "CRC32")
                .forEach(name -> add(wholeNumber(name)));
        List.of("POWER", "POW", "SQRT", "EXP", "LN", "LOG", "LOG2", "LOG10", "SIN", "COS", "TAN", "PI")
                .forEach(name -> add(uninterpreted(name, type(SqlTypeName.DOUBLE))));
        List.of(
                        "CONCAT",
                        "UCASE",
                        "LCASE",
                        "SUBSTR",
                        "MID",
                        "DATE_FORMAT",
                        "REPLACE",
                        "LPAD",
                        "RPAD",
                        "RIGHT",
                        "LTRIM",
                        "RTRIM",
                        "REVERSE",
                        "REPEAT",
                        "CONCAT_WS",
                        "FORMAT",
                        "MONTHNAME",
                        "DAYNAME",
                        "TO_CHAR",
                        "MD5",
                        "HEX",
                        "SUBSTRING_INDEX",
                        "STRFTIME",
                        "SPLIT_PART",
                        "REGEXP_REPLACE",
                        "REGEXP_SUBSTR")
                .forEach(name -> add(text(name)));
        List.of("DATE", "STR_TO_DATE", "TO_DATE", "LAST_DAY", "CURDATE", "MAKEDATE", "FROM_DAYS")
                .forEach(name -> add(uninterpreted(name, type(SqlTypeName.DATE))));
        List.of("NOW", "SYSDATE", "TO_TIMESTAMP", "FROM_UNIXTIME").forEach(name -> add(timestamp(name)));
        List.of("GREATEST", "LEAST")
                .forEach(name -> add(function(name, FrontOperators::common, OperandTypes.ONE_OR_MORE)));
        List.of("TRUNCATE", "TRUNC").forEach(name -> add(function(name, ReturnTypes.ARG0_FORCE_NULLABLE)));
    }

    /** An unknown function that gives a string. */
    public static SqlFunction text(String name) {
        return uninterpreted(name, type(SqlTypeName.VARCHAR));
    }

    /** An unknown function that gives a whole number. */
    public static SqlFunction wholeNumber(String name) {
        return uninterpreted(name, type(SqlTypeName.INTEGER));
    }

    /** An unknown function that gives a timestamp. */
    public static SqlFunction timestamp(String name) {
        return uninterpreted(name, type(SqlTypeName.TIMESTAMP));
    }

    /** An unknown function that gives TRUE, FALSE or NULL. */
    public static SqlFunction predicate(String name) {
        return new Uninterpreted(name, type(SqlTypeName.BOOLEAN));
    }

    /** Whether a function of this name is among our own or Calcite's. */
    public static boolean isKnown(String name, SqlNameMatcher matcher) {
        List<SqlOperator> found = new ArrayList<>();
        INSTANCE.known(
                new SqlIdentifier(name, org.apache.calcite.sql.parser.SqlParserPos.ZERO),
                null,
                SqlSyntax.FUNCTION,
                found,
                matcher);
        return !found.isEmpty();
    }

    @Override
    public void lookupOperatorOverloads(
            SqlIdentifier name,
            @Nullable SqlFunctionCategory category,
            SqlSyntax syntax,
            List<SqlOperator> found,
            SqlNameMatcher matcher) {
        known(name, category, syntax, found, matcher);
        if (found.isEmpty()
                && name.isSimple()
                && syntax == SqlSyntax.FUNCTION
                && category != null
                && category.isFunction()) {
            found.add(uninterpreted(name.getSimple(), FrontOperators::plausible));
        }
    }

    private void known(
            SqlIdentifier name,
            @Nullable SqlFunctionCategory category,
            SqlSyntax syntax,
            List<SqlOperator> found,
            SqlNameMatcher matcher) {
        SqlFunction function = name.isSimple() ? own.get(name.getSimple().toUpperCase(Locale.ROOT)) : null;
        if (function == null) {
            calcite.lookupOperatorOverloads(name, category, syntax, found, matcher);
        } else if (syntax == SqlSyntax.FUNCTION) {
            found.add(function);
        }
    }

    @Override
    public List<SqlOperator> getOperatorList() {
        return calcite.getOperatorList();
    }

    private void add(SqlFunction function) {
        own.put(function.getName(), function);
    }

    private static SqlFunction function(String name, SqlReturnTypeInference type) {
        return function(name, type, OperandTypes.VARIADIC);
    }

    private static SqlFunction function(String name, SqlReturnTypeInference type, SqlOperandTypeChecker operands) {
        return new SqlFunction(
                name, SqlKind.OTHER_FUNCTION, type, null, operands, SqlFunctionCategory.USER_DEFINED_FUNCTION);
    }

    private static SqlFunction uninterpreted(String name, SqlReturnTypeInference type) {
        return new Uninterpreted(name, type);
    }

    private static SqlReturnTypeInference type(SqlTypeName name) {
        return binding -> nullable(binding.getTypeFactory().createSqlType(name), binding);
    }

    private static RelDataType nullable(RelDataType type, org.apache.calcite.sql.SqlOperatorBinding binding) {
        return binding.getTypeFactory().createTypeWithNullability(type, true);
    }

    private static RelDataType quotient(org.apache.calcite.sql.SqlOperatorBinding binding) {
        boolean exact = binding.collectOperandTypes().stream().noneMatch(SqlTypeUtil::isApproximateNumeric);
        return nullable(
                exact
                        ? binding.getTypeFactory().createSqlType(SqlTypeName.DECIMAL, 65, 30)
                        : binding.getTypeFactory().createSqlType(SqlTypeName.DOUBLE),
                binding);
    }

    private static RelDataType common(org.apache.calcite.sql.SqlOperatorBinding binding) {
        RelDataType type = binding.getTypeFactory().leastRestrictive(binding.collectOperandTypes());
        return nullable(type == null ? binding.getOperandType(0) : type, binding);
    }

    /** The type of the first argument; whole numbers where there is none. */
    private static RelDataType plausible(org.apache.calcite.sql.SqlOperatorBinding binding) {
        boolean typed =
                binding.getOperandCount() > 0 && binding.getOperandType(0).getSqlTypeName() != SqlTypeName.NULL;
        return nullable(
                typed ? binding.getOperandType(0) : binding.getTypeFactory().createSqlType(SqlTypeName.INTEGER),
                binding);
    }

    /** A function of which nothing is known but the type of its result. */
    static final class Uninterpreted extends SqlFunction {
        Uninterpreted(String name, SqlReturnTypeInference type) {
            super(
                    name.toUpperCase(Locale.ROOT),
                    SqlKind.OTHER_FUNCTION,
                    type,
                    null,
                    OperandTypes.VARIADIC,
                    SqlFunctionCategory.USER_DEFINED_FUNCTION);
        }
    }
}
