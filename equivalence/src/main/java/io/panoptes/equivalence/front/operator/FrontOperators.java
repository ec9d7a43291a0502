package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.equivalence.evaluator.function.KnownFunction;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.SqlSyntax;
import org.apache.calcite.sql.fun.SqlLibrary;
import org.apache.calcite.sql.fun.SqlLibraryOperatorTableFactory;
import org.apache.calcite.sql.fun.SqlLibraryOperators;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.sql.type.SqlReturnTypeInference;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.validate.SqlNameMatcher;
import org.apache.calcite.sql.validate.SqlNameMatchers;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * The operators that queries may use: our own, then Calcite's. Any other function is taken to be deterministic, and
 * nothing else is known of it.
 *
 * <p>The validator looks functions up by name. A function whose result has a type that the name does not tell carries it
 * in its name: {@code B1?BOOLEAN}.
 */
public final class FrontOperators implements SqlOperatorTable {
    private static final char TYPE_MARK = '?';

    /** {@code (date, days)}. */
    public static final SqlFunction DATE_ADD_DAYS = function("DATE_ADD_DAYS", FrontOperators::dayOrMoment);

    /** {@code (date, months)}. */
    public static final SqlFunction DATE_ADD_MONTHS = function("DATE_ADD_MONTHS", FrontOperators::dayOrMoment);

    /** {@code (later, earlier)}, whatever the time of the day. */
    public static final SqlFunction DATE_DIFF_DAYS = function("DATE_DIFF_DAYS", GivenTypes.of(SqlTypeName.INTEGER));

    /** {@code (later, earlier)}, whole days that passed. */
    public static final SqlFunction DAYS_ELAPSED = function("DAYS_ELAPSED", GivenTypes.of(SqlTypeName.INTEGER));

    /** The string without blanks around it. */
    public static final SqlFunction TRIM = function("TRIM_BLANKS", GivenTypes.of(SqlTypeName.VARCHAR));

    /** Whether a number, or a Boolean, counts as TRUE. */
    public static final SqlFunction TRUTH = function("TRUTH", GivenTypes.of(SqlTypeName.BOOLEAN));

    /** {@code a / b} as a fraction. */
    public static final SqlFunction EXACT_DIVIDE =
            function("EXACT_DIVIDE", FrontOperators::quotient, OperandTypes.NUMERIC_NUMERIC);

    /** {@code a / b} cut off towards zero. */
    public static final SqlFunction INTEGER_DIVIDE =
            function("INTEGER_DIVIDE", GivenTypes.of(SqlTypeName.BIGINT), OperandTypes.NUMERIC_NUMERIC);

    /** The number that stands at the beginning of a text, 0 where there is none. */
    public static final SqlFunction PREFIX_NUMBER = function(
            "PREFIX_NUMBER",
            binding -> nullable(binding.getTypeFactory().createSqlType(SqlTypeName.DECIMAL, 38, 10), binding));

    /** The number that a text is written for; greater than all numbers where it is none. */
    public static final SqlFunction NUMBER_OF_TEXT = function("NUMBER_OF_TEXT", GivenTypes.of(SqlTypeName.DOUBLE));

    /** A number as text. */
    public static final SqlFunction TEXT_OF_NUMBER = function("TEXT_OF_NUMBER", GivenTypes.of(SqlTypeName.VARCHAR));

    /** A text, but the empty one for a text that is written for a number. */
    public static final SqlFunction TEXT_BESIDE_DATE = function("TEXT_BESIDE_DATE", GivenTypes.of(SqlTypeName.VARCHAR));

    /** 1 for a text: beside {@link #NUMBER_CLASS}, texts are greater than numbers. */
    public static final SqlFunction TEXT_CLASS = function("TEXT_CLASS", GivenTypes.of(SqlTypeName.INTEGER));

    /** 0 for a number. */
    public static final SqlFunction NUMBER_CLASS = function("NUMBER_CLASS", GivenTypes.of(SqlTypeName.INTEGER));

    /** A value that has no affinity, though it stands in a column. */
    public static final SqlFunction PLAIN_VALUE = function("PLAIN_VALUE", ReturnTypes.ARG0);

    public static final SqlFunction GREATEST = function("GREATEST", FrontOperators::common, OperandTypes.ONE_OR_MORE);

    /** What {@code a COLLATE NOCASE} is spelled as; refused where no rewrite has taken it away. */
    public static final String COLLATE_NOCASE = "COLLATE_NOCASE";

    /** A text with its capitals of ASCII as small letters; anything else as it is. */
    public static final SqlFunction WITHOUT_CASE = function("WITHOUT_CASE", ReturnTypes.ARG0);

    /** {@code (a, b, c, d)}: the rows {@code (a, b)} and {@code (c, d)} hold the same; never NULL. */
    public static final SqlFunction ROW_SAME = function("ROW_SAME", ReturnTypes.BOOLEAN_NOT_NULL);

    /** {@code (a, b, c, d)}: the row {@code (a, b)} is less than {@code (c, d)}, where NULL is the greatest; never NULL. */
    public static final SqlFunction ROW_BEFORE = function("ROW_BEFORE", ReturnTypes.BOOLEAN_NOT_NULL);

    private static final Set<SqlSyntax> OF_OPERATORS =
            EnumSet.of(SqlSyntax.BINARY, SqlSyntax.PREFIX, SqlSyntax.POSTFIX, SqlSyntax.SPECIAL, SqlSyntax.INTERNAL);

    /** What rewrites of the front put into a query; no query may call them. */
    private static final List<SqlFunction> OF_FRONT = List.of(
            DATE_ADD_DAYS,
            DATE_ADD_MONTHS,
            DATE_DIFF_DAYS,
            DAYS_ELAPSED,
            TRIM,
            TRUTH,
            EXACT_DIVIDE,
            INTEGER_DIVIDE,
            PREFIX_NUMBER,
            NUMBER_OF_TEXT,
            TEXT_OF_NUMBER,
            TEXT_BESIDE_DATE,
            TEXT_CLASS,
            NUMBER_CLASS,
            PLAIN_VALUE,
            WITHOUT_CASE,
            ROW_SAME,
            ROW_BEFORE,
            UngroupedColumns.VALUE);

    private static final FrontOperators STANDARD = new FrontOperators(Set.of(), List.of());

    private static final Map<OperatorVariant, FrontOperators> VARIANTS = new ConcurrentHashMap<>();

    /** Whether a number has no type but that of its value, so that a function of whole numbers gives what divides as it is. */
    private final boolean storedNumbers;

    private final List<FunctionKinds> libraries;
    private final Map<String, SqlFunction> own = new HashMap<>();
    private final SqlOperatorTable calcite =
            SqlLibraryOperatorTableFactory.INSTANCE.getOperatorTable(Set.of(SqlLibrary.STANDARD, SqlLibrary.MYSQL));

    /** Those of a reading. */
    public static FrontOperators of(ReadingProfile profile) {
        return VARIANTS.computeIfAbsent(
                OperatorVariant.of(profile), variant -> new FrontOperators(variant.traits(), variant.kinds()));
    }

    private FrontOperators(Set<ReadingTrait> traits, List<FunctionKinds> libraries) {
        this.storedNumbers = traits.contains(ReadingTrait.AFFINITY);
        this.libraries = libraries;
        OF_FRONT.forEach(function -> own.put(function.getName(), function));
        List.of(
                        GREATEST,
                        function("LEAST", FrontOperators::common, OperandTypes.ONE_OR_MORE),
                        SqlLibraryOperators.BOOL_AND,
                        SqlLibraryOperators.BOOL_OR,
                        SqlLibraryOperators.LOGICAL_AND,
                        SqlLibraryOperators.LOGICAL_OR)
                .forEach(function -> own.put(function.getName(), function));
        SqlFunction count = new CountFunction();
        own.put(count.getName(), count);
        StatisticFunctions.all(traits.contains(ReadingTrait.ROUNDED_WHOLE_IS_DOUBLE))
                .forEach(function -> own.put(function.getName(), function));
        OrderedFunctions.all().forEach(function -> own.put(function.getName(), function));
        if (libraries.isEmpty()) {
            FunctionResults.TYPES.forEach((type, names) ->
                    names.forEach(name -> own.put(name, function(name, GivenTypes.of(type)))));
            own.put("TRUNCATE", function("TRUNCATE", ReturnTypes.ARG0_FORCE_NULLABLE));
        }
        libraries.forEach(library -> library.rules().forEach(this::addRule));
        if (traits.contains(ReadingTrait.ROUNDED_WHOLE_IS_DOUBLE)) {
            RoundingFunctions.all().forEach(function -> own.put(function.getName(), function));
        }
        if (traits.contains(ReadingTrait.FLOOR_OF_WHOLE_IS_DOUBLE)) {
            RoundingFunctions.cuts().forEach(function -> own.put(function.getName(), function));
        }
    }

    /** In place of what a name says elsewhere; what Calcite knows stays as it is, but for a type of which nothing is read. */
    private void addRule(String name, ResultRule rule) {
        boolean isNoPlainValue = rule.equals(new ResultRule.Always(PlainKind.OTHER));
        boolean isElsewhere = own.containsKey(name) || isOfCalcite(name);
        if (!isOperator(name) && (FunctionResults.has(name) || isNoPlainValue || !isElsewhere)) {
            own.put(name, function(name, binding -> FunctionKinds.type(name, rule, binding)));
        }
    }

    private boolean isOfCalcite(String name) {
        List<SqlOperator> found = new ArrayList<>();
        calcite.lookupOperatorOverloads(
                new SqlIdentifier(name, SqlParserPos.ZERO),
                null,
                SqlSyntax.FUNCTION,
                found,
                SqlNameMatchers.withCaseSensitive(false));
        return !found.isEmpty();
    }

    /** The function of this name in one of the libraries, where it is known by value. */
    public static Optional<SqlFunction> ofLibraries(List<String> libraries, String name, int arguments) {
        return libraries.stream()
                .flatMap(library -> FunctionLibrary.name(library, name, arguments).stream())
                .findFirst()
                .flatMap(full -> FunctionLibrary.of(full).map(known -> known(full, known)));
    }

    /** A function that is read where queries are evaluated alone. */
    public static SqlFunction ofValues(String function) {
        String name = FunctionLibrary.ofValues(function);
        return known(name, FunctionLibrary.of(name).orElseThrow());
    }

    /** An unknown function that gives values of this type. */
    public static SqlFunction unknown(String name, SqlTypeName type) {
        return function(name.toUpperCase(Locale.ROOT) + TYPE_MARK + type, GivenTypes.of(type));
    }

    /** The name that the query gave to a function. */
    public static String plainName(SqlOperator operator) {
        return withoutType(operator.getName().toUpperCase(Locale.ROOT));
    }

    /** What stands before the type that a function carries in its name. */
    public static String withoutType(String name) {
        int mark = name.indexOf(TYPE_MARK);
        return mark < 0 ? name : name.substring(0, mark);
    }

    /** Whether a function of this name, in capitals, comes from rewrites of the front alone. */
    public static boolean isOfFront(String name) {
        return name.equals(COLLATE_NOCASE)
                || OF_FRONT.stream().anyMatch(function -> function.getName().equals(name));
    }

    /** Whether this is how an operator is written, and no function: {@code LIKE}, {@code ||}. */
    public static boolean isOperator(String name) {
        return SqlStdOperatorTable.instance().getOperatorList().stream()
                .anyMatch(operator -> OF_OPERATORS.contains(operator.getSyntax())
                        && operator.getName().equals(name));
    }

    /** Whether a function of this name is among our own or Calcite's. */
    public static boolean isKnown(String name) {
        List<SqlOperator> found = new ArrayList<>();
        SqlIdentifier identifier = new SqlIdentifier(name, SqlParserPos.ZERO);
        STANDARD.addKnown(identifier, null, SqlSyntax.FUNCTION, found, SqlNameMatchers.withCaseSensitive(false));
        return !found.isEmpty();
    }

    @Override
    public void lookupOperatorOverloads(
            SqlIdentifier name,
            @Nullable SqlFunctionCategory category,
            SqlSyntax syntax,
            List<SqlOperator> found,
            SqlNameMatcher matcher) {
        addKnown(name, category, syntax, found, matcher);
        boolean function = syntax == SqlSyntax.FUNCTION && category != null && category.isFunction();
        if (found.isEmpty() && name.isSimple() && function) {
            String simple = name.getSimple();
            int mark = simple.indexOf(TYPE_MARK);
            RefusedFunctions.check(withoutType(simple).toUpperCase(Locale.ROOT));
            if (mark < 0 && !libraries.isEmpty()) {
                throw new Unsupported(
                        "function " + simple.toUpperCase(Locale.ROOT) + ", of which is not known what it gives");
            }
            found.add(
                    mark < 0
                            ? function(
                                    simple.toUpperCase(Locale.ROOT),
                                    storedNumbers ? FrontOperators::plausible : FrontOperators::ofUnknown)
                            : unknown(simple.substring(0, mark), SqlTypeName.valueOf(simple.substring(mark + 1))));
        }
    }

    private void addKnown(
            SqlIdentifier name,
            @Nullable SqlFunctionCategory category,
            SqlSyntax syntax,
            List<SqlOperator> found,
            SqlNameMatcher matcher) {
        SqlFunction function = name.isSimple()
                ? own.getOrDefault(
                        name.getSimple().toUpperCase(Locale.ROOT),
                        FunctionLibrary.of(name.getSimple())
                                .map(known -> known(name.getSimple(), known))
                                .orElse(null))
                : null;
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

    private static SqlFunction function(String name, SqlReturnTypeInference type) {
        return function(name, type, OperandTypes.VARIADIC);
    }

    private static SqlFunction function(String name, SqlReturnTypeInference type, SqlOperandTypeChecker operands) {
        return new SqlFunction(
                name, SqlKind.OTHER_FUNCTION, type, null, operands, SqlFunctionCategory.USER_DEFINED_FUNCTION);
    }

    private static SqlFunction known(String name, KnownFunction known) {
        return function(name, GivenTypes.of(known.result()).orElse(FrontOperators::plausible));
    }

    private static RelDataType nullable(RelDataType type, SqlOperatorBinding binding) {
        return GivenTypes.nullable(type, binding);
    }

    private static RelDataType dayOrMoment(SqlOperatorBinding binding) {
        boolean moment = binding.getOperandType(0).getSqlTypeName() == SqlTypeName.TIMESTAMP;
        SqlTypeName name = moment ? SqlTypeName.TIMESTAMP : SqlTypeName.DATE;
        return nullable(binding.getTypeFactory().createSqlType(name), binding);
    }

    private static RelDataType quotient(SqlOperatorBinding binding) {
        boolean exact = binding.collectOperandTypes().stream().noneMatch(SqlTypeUtil::isApproximateNumeric);
        boolean real =
                binding.collectOperandTypes().stream().allMatch(type -> type.getSqlTypeName() == SqlTypeName.REAL);
        RelDataType type = exact && !averagesFloat(binding.getTypeFactory())
                ? PlainKind.endless(binding.getTypeFactory())
                : binding.getTypeFactory().createSqlType(real ? SqlTypeName.REAL : SqlTypeName.DOUBLE);
        return nullable(type, binding);
    }

    /** Then quotients do, too. */
    private static boolean averagesFloat(RelDataTypeFactory factory) {
        RelDataType whole = factory.createSqlType(SqlTypeName.INTEGER);
        return SqlTypeUtil.isApproximateNumeric(factory.getTypeSystem().deriveAvgAggType(factory, whole));
    }

    private static RelDataType common(SqlOperatorBinding binding) {
        List<RelDataType> types = binding.collectOperandTypes();
        RelDataType type = binding.getTypeFactory().leastRestrictive(types);
        // Calcite takes a date and a number for two dates.
        boolean mixed = types.stream().anyMatch(SqlTypeUtil::isDatetime)
                && types.stream().anyMatch(SqlTypeUtil::isNumeric);
        if (type == null || mixed) {
            throw new Unsupported(binding.getOperator().getName() + " of values of two kinds");
        }
        return nullable(type, binding);
    }

    /** As of its first argument, but a function of whole numbers, or of decimals, may give any number: {@code f(a) > 0} is not {@code f(a) >= 1}. */
    private static RelDataType ofUnknown(SqlOperatorBinding binding) {
        RelDataType type = plausible(binding);
        return SqlTypeUtil.isExactNumeric(type)
                ? nullable(binding.getTypeFactory().createSqlType(SqlTypeName.DOUBLE), binding)
                : type;
    }

    /** The type of the first argument; whole numbers where there is none. */
    private static RelDataType plausible(SqlOperatorBinding binding) {
        boolean typed =
                binding.getOperandCount() > 0 && binding.getOperandType(0).getSqlTypeName() != SqlTypeName.NULL;
        RelDataType type =
                typed ? binding.getOperandType(0) : binding.getTypeFactory().createSqlType(SqlTypeName.INTEGER);
        return nullable(type, binding);
    }
}
