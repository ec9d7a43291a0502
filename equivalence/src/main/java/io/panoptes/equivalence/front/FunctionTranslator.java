package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.comparison.WithoutCase;
import io.panoptes.equivalence.front.dates.DatesAsNumbers;
import io.panoptes.equivalence.front.function.LikeEscape;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.operator.RefusedFunctions;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.front.values.RoundedWhole;
import io.panoptes.equivalence.front.values.StoredQuotient;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.sql.SqlKind;
import org.jspecify.annotations.Nullable;

/** Calcite's operators and functions as ours; what the algebra does not know becomes an uninterpreted function. */
final class FunctionTranslator {
    private static final Map<SqlKind, Operator> KINDS = Map.ofEntries(
            Map.entry(SqlKind.AND, Operator.AND),
            Map.entry(SqlKind.OR, Operator.OR),
            Map.entry(SqlKind.NOT, Operator.NOT),
            Map.entry(SqlKind.EQUALS, Operator.EQUAL),
            Map.entry(SqlKind.NOT_EQUALS, Operator.NOT_EQUAL),
            Map.entry(SqlKind.LESS_THAN, Operator.LESS),
            Map.entry(SqlKind.LESS_THAN_OR_EQUAL, Operator.LESS_OR_EQUAL),
            Map.entry(SqlKind.GREATER_THAN, Operator.GREATER),
            Map.entry(SqlKind.GREATER_THAN_OR_EQUAL, Operator.GREATER_OR_EQUAL),
            Map.entry(SqlKind.IS_DISTINCT_FROM, Operator.IS_DISTINCT_FROM),
            Map.entry(SqlKind.IS_NOT_DISTINCT_FROM, Operator.IS_NOT_DISTINCT_FROM),
            Map.entry(SqlKind.IS_NULL, Operator.IS_NULL),
            Map.entry(SqlKind.IS_UNKNOWN, Operator.IS_NULL),
            Map.entry(SqlKind.IS_NOT_NULL, Operator.IS_NOT_NULL),
            Map.entry(SqlKind.IS_TRUE, Operator.IS_TRUE),
            Map.entry(SqlKind.IS_NOT_TRUE, Operator.IS_NOT_TRUE),
            Map.entry(SqlKind.IS_FALSE, Operator.IS_FALSE),
            Map.entry(SqlKind.IS_NOT_FALSE, Operator.IS_NOT_FALSE),
            Map.entry(SqlKind.PLUS, Operator.PLUS),
            Map.entry(SqlKind.MINUS, Operator.MINUS),
            Map.entry(SqlKind.TIMES, Operator.TIMES),
            Map.entry(SqlKind.DIVIDE, Operator.DIVIDE),
            Map.entry(SqlKind.MOD, Operator.MODULO),
            Map.entry(SqlKind.MINUS_PREFIX, Operator.NEGATE));

    private static final Map<String, Operator> NAMES = Map.ofEntries(
            Map.entry("ABS", Operator.ABS),
            Map.entry("FLOOR", Operator.FLOOR),
            Map.entry("CEIL", Operator.CEILING),
            Map.entry("CEILING", Operator.CEILING),
            Map.entry("ROUND", Operator.ROUND),
            Map.entry("||", Operator.CONCAT),
            Map.entry("UPPER", Operator.UPPER),
            Map.entry("UCASE", Operator.UPPER),
            Map.entry("LOWER", Operator.LOWER),
            Map.entry("LCASE", Operator.LOWER),
            Map.entry("CHAR_LENGTH", Operator.CHARACTER_LENGTH),
            Map.entry("CHARACTER_LENGTH", Operator.CHARACTER_LENGTH),
            Map.entry("TRIM_BLANKS", Operator.TRIM));

    private static final Set<Operator> OF_TEXTS =
            EnumSet.of(Operator.UPPER, Operator.LOWER, Operator.TRIM, Operator.CHARACTER_LENGTH);

    private final ReadingProfile profile;
    private final DateFunctions dates;

    FunctionTranslator(ReadingProfile profile) {
        this.profile = profile;
        this.dates = new DateFunctions(profile.dateArithmetic() == ReadingProfile.DateArithmetic.NUMBERS);
    }

    static @Nullable Operator operator(SqlKind kind) {
        return KINDS.get(kind);
    }

    Scalar translate(RexCall call, List<Scalar> arguments) {
        RealComparison.refuseOpen(call, arguments, profile);
        boolean widens = profile.has(ReadingTrait.REAL_COMPARES_AS_DOUBLE) && RealComparison.is(call);
        Scalar translated = plain(call, widens ? RealComparison.inDouble(call, arguments) : arguments);
        return profile.has(ReadingTrait.NULL_BY_ZERO) ? QuotientByZero.of(translated) : translated;
    }

    private Scalar plain(RexCall call, List<Scalar> arguments) {
        SqlType type = FrontTypes.toOurs(call.getType());
        String name = FrontOperators.plainName(call.getOperator());
        RealArithmetic.check(call, arguments, type, profile);
        DatesAsNumbers.check(call, name);
        return switch (call.getKind()) {
            case PLUS_PREFIX -> arguments.getFirst();
            case ROW -> throw new Unsupported("row value");
            default -> {
                Operator operator = KINDS.get(call.getKind());
                if (operator == null) {
                    operator = NAMES.get(name);
                }
                if (profile.has(ReadingTrait.AFFINITY)) {
                    if (operator == Operator.DIVIDE) {
                        yield StoredQuotient.of(arguments, type);
                    }
                    if (operator != null && StoredArithmetic.rounds(operator, arguments, type)) {
                        yield StoredArithmetic.of(operator, arguments, type);
                    }
                }
                if (RoundedWhole.is(operator, arguments, type)) {
                    yield Casts.cast(arguments.getFirst(), type);
                }
                if (operator == Operator.ROUND && RealArithmetic.roundsReal(arguments, profile)) {
                    yield new Scalar.Uninterpreted("ROUND_REAL", arguments, type);
                }
                if (operator == Operator.ROUND
                        && profile.has(ReadingTrait.HALVES_TO_EVEN)
                        && arguments.getFirst().type() instanceof SqlType.DoubleType) {
                    yield roundedToEven(arguments, type);
                }
                yield operator == null
                        ? Casts.withWidths(call, arguments, named(name, arguments, type))
                        : new Scalar.Call(operator, arguments(operator, arguments), type);
            }
        };
    }

    private Scalar named(String name, List<Scalar> arguments, SqlType type) {
        return switch (name) {
            case "VALUES$TO_BIT", "VALUES$TRY_TO_BIT" -> EvaluatedTypes.withType(name, arguments.getFirst(), type);
            case "TEXT_CLASS" -> constant(1, arguments.getFirst());
            case "NUMBER_CLASS" -> constant(0, arguments.getFirst());
            case "PLAIN_VALUE" -> arguments.getFirst();
            case "WITHOUT_CASE" -> WithoutCase.of(arguments.getFirst());
            case "ROW_SAME" -> RowComparison.same(arguments);
            case "ROW_BEFORE" -> RowComparison.before(arguments);
            case "TEXT_OF_NUMBER" -> textOfNumber(arguments.getFirst());
            case "COALESCE" -> coalesce(arguments, type);
            case "NULLIF" -> nullIf(arguments, type);
            case "LIKE" -> like(name, arguments, true);
            case "NOT LIKE" -> like(name, arguments, false);
            case "TRUTH" -> Casts.cast(arguments.getFirst(), SqlType.BOOLEAN);
            case "EXACT_DIVIDE" -> new Scalar.Call(Operator.DIVIDE, arguments, type);
            case "INTEGER_DIVIDE" -> wholeQuotient(arguments, type);
            case "LENGTH" -> length(arguments, type);
            case "CONCAT" -> concat(arguments, type);
            case "GREATEST" -> extreme(Operator.GREATEST, arguments, type);
            case "LEAST" -> extreme(Operator.LEAST, arguments, type);
            case "SUBSTRING", "SUBSTR", "MID" -> substring(true, "SUBSTRING", arguments, type);
            case "SQLITE$SUBSTR", "SQLITE$SUBSTRING" -> substring(isOfLength(arguments), name, arguments, type);
            default -> {
                RefusedFunctions.check(name);
                yield dates.translate(name, arguments, type);
            }
        };
    }

    /** {@code a // b}, which cuts off nothing where a number has a fraction, or {@code a DIV b}, which always does. */
    private Scalar wholeQuotient(List<Scalar> arguments, SqlType type) {
        boolean areWhole = arguments.stream()
                .allMatch(argument -> argument.type() instanceof SqlType.IntegerType
                        || profile.has(ReadingTrait.VALUES_ALONE) && EvaluatedTypes.isWhole(argument.type()));
        if (!areWhole && profile.has(ReadingTrait.SLASHES_DIVIDE_WHOLE)) {
            throw new Unsupported("// of a number that may have a fraction");
        }
        return new Scalar.Call(Operator.DIVIDE, arguments, type);
    }

    /** Another function than ROUND, of which is known that {@code ROUND(x) = ROUND(x, 0)}. */
    private static Scalar roundedToEven(List<Scalar> arguments, SqlType type) {
        List<Scalar> withDigits = arguments.size() > 1 ? arguments : List.of(arguments.getFirst(), Literals.of(0));
        return new Scalar.Uninterpreted("ROUND_EVEN", withDigits, type);
    }

    /** {@code CASE WHEN x IS NOT NULL THEN n END}. */
    private static Scalar constant(long number, Scalar presence) {
        Scalar present = new Scalar.Call(Operator.IS_NOT_NULL, List.of(presence), SqlType.BOOLEAN);
        return new Scalar.Case(
                List.of(new Scalar.When(present, Literals.of(number))),
                Literals.ofNull(SqlType.INTEGER),
                SqlType.INTEGER);
    }

    private static Scalar textOfNumber(Scalar number) {
        return number.type() instanceof SqlType.IntegerType
                ? Casts.cast(number, SqlType.TEXT)
                : new Scalar.Uninterpreted("TEXT_OF_NUMBER", List.of(number), SqlType.TEXT);
    }

    private List<Scalar> arguments(Operator operator, List<Scalar> arguments) {
        return switch (operator) {
            case EQUAL,
                    NOT_EQUAL,
                    LESS,
                    LESS_OR_EQUAL,
                    GREATER,
                    GREATER_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM -> folded(arguments);
            default -> OF_TEXTS.contains(operator) ? texts(arguments) : arguments;
        };
    }

    /**
     * Where comparisons take no regard to case, what is written out is compared in lower case, and a change of case before the
     * comparison changes nothing.
     */
    private List<Scalar> folded(List<Scalar> arguments) {
        return profile.has(ReadingTrait.TEXT_FOLDS_CASE)
                ? arguments.stream().map(FunctionTranslator::folded).toList()
                : arguments;
    }

    private static Scalar folded(Scalar argument) {
        return switch (argument) {
            case Scalar.Literal(Value.TextValue(String text), SqlType type) ->
                new Scalar.Literal(Value.of(text.toLowerCase(Locale.ROOT)), type);
            case Scalar.Call(Operator operator, List<Scalar> operands, SqlType ignored)
            when operator == Operator.UPPER || operator == Operator.LOWER -> folded(operands.getFirst());
            default -> argument;
        };
    }

    /** Of the number of bytes nothing is known. */
    private Scalar length(List<Scalar> arguments, SqlType type) {
        if (arguments.getFirst().type() instanceof SqlType.OpaqueType) {
            return EvaluatedTypes.length(arguments.getFirst(), type);
        }
        return profile.lengthInBytes()
                ? new Scalar.Uninterpreted("LENGTH", arguments, type)
                : new Scalar.Call(Operator.CHARACTER_LENGTH, texts(arguments), type);
    }

    /** Not all of Calcite's operators and none of ours see to it that what they are given is text. */
    private List<Scalar> texts(List<Scalar> arguments) {
        return arguments.stream().map(this::text).toList();
    }

    private Scalar text(Scalar argument) {
        boolean isText = argument.type() instanceof SqlType.TextType
                || (argument instanceof Scalar.Literal literal
                        && literal.value().isNull());
        if (!isText && !profile.implicitCasts()) {
            throw new Unsupported("%s where text is wanted".formatted(argument.type()));
        }
        return Casts.cast(argument, SqlType.TEXT);
    }

    /** As {@code ||} where NULLs are not skipped. */
    private Scalar concat(List<Scalar> arguments, SqlType type) {
        List<Scalar> texts = arguments.stream()
                .map(argument -> Casts.cast(argument, SqlType.TEXT))
                .toList();
        if (profile.has(ReadingTrait.SKIPS_NULLS)) {
            if (arguments.stream().anyMatch(argument -> argument.type() instanceof SqlType.BooleanType)) {
                throw new Unsupported("CONCAT of a truth value, whose text is another than that of a cast");
            }
            List<Scalar> present = texts.stream()
                    .map(text -> coalesce(List.of(text, new Scalar.Literal(Value.of(""), SqlType.TEXT)), SqlType.TEXT))
                    .toList();
            return present.size() == 1 ? present.getFirst() : new Scalar.Call(Operator.CONCAT, present, type);
        }
        return texts.size() > 1
                ? withNulls(Operator.CONCAT, texts, type)
                : new Scalar.Uninterpreted("CONCAT", texts, type);
    }

    private Scalar extreme(Operator operator, List<Scalar> arguments, SqlType type) {
        if (profile.has(ReadingTrait.SKIPS_NULLS)) {
            return arguments.stream()
                    .reduce((one, other) -> withoutNulls(operator, one, other, type))
                    .orElseThrow();
        }
        return withNulls(operator, arguments, type);
    }

    /** {@code f(a, b) -> CASE WHEN a IS NULL THEN b WHEN b IS NULL THEN a ELSE f(a, b) END}. */
    private static Scalar withoutNulls(Operator operator, Scalar one, Scalar other, SqlType type) {
        Scalar known = new Scalar.Call(operator, List.of(one, other), type);
        Scalar oneIsNull = new Scalar.Call(Operator.IS_NULL, List.of(one), SqlType.BOOLEAN);
        Scalar otherIsNull = new Scalar.Call(Operator.IS_NULL, List.of(other), SqlType.BOOLEAN);
        return new Scalar.Case(
                List.of(new Scalar.When(oneIsNull, other), new Scalar.When(otherIsNull, one)), known, type);
    }

    /**
     * {@code f(a, b) -> CASE WHEN a IS NULL OR b IS NULL THEN f'(a, b) ELSE f(a, b) END}, where of {@code f'} nothing is
     * known: without a NULL all DBMSs agree.
     */
    private Scalar withNulls(Operator operator, List<Scalar> arguments, SqlType type) {
        Scalar known = new Scalar.Call(operator, arguments, type);
        if (profile.nullFromAny()) {
            return known;
        }
        List<Scalar> nulls = arguments.stream()
                .filter(argument -> !(argument instanceof Scalar.Literal literal
                        && !literal.value().isNull()))
                .<Scalar>map(argument -> new Scalar.Call(Operator.IS_NULL, List.of(argument), SqlType.BOOLEAN))
                .toList();
        if (nulls.isEmpty()) {
            return known;
        }
        Scalar any = nulls.size() == 1 ? nulls.getFirst() : new Scalar.Call(Operator.OR, nulls, SqlType.BOOLEAN);
        Scalar unknown = new Scalar.Uninterpreted(operator.name(), arguments, type);
        return new Scalar.Case(List.of(new Scalar.When(any, unknown)), known, type);
    }

    /** Known where the start is written out and counts from the left: elsewhere DBMSs differ. */
    private static Scalar substring(boolean known, String name, List<Scalar> arguments, SqlType type) {
        return known && isNumber(arguments, 1, 1)
                ? new Scalar.Call(Operator.SUBSTRING, arguments, type)
                : new Scalar.Uninterpreted(name, arguments, type);
    }

    /** A length below 0 goes backwards in SQLite. */
    private static boolean isOfLength(List<Scalar> arguments) {
        return arguments.getFirst().type() instanceof SqlType.TextType
                && (arguments.size() == 2 || isNumber(arguments, 2, 0));
    }

    private static boolean isNumber(List<Scalar> arguments, int index, int least) {
        return arguments.get(index) instanceof Scalar.Literal(Value.IntegerValue(var number), SqlType ignored)
                && number.intValue() >= least
                && number.bitLength() < Integer.SIZE;
    }

    /**
     * {@code NULLIF(a, b) -> CASE WHEN a = b THEN NULL ELSE a END}. In some DBMSs the whole number that it gives has the type of what it
     * is compared with, by which it divides.
     */
    private Scalar nullIf(List<Scalar> arguments, SqlType type) {
        if (!profile.exactDivision()
                && !profile.has(ReadingTrait.WHOLE_SUMS)
                && arguments.get(0).type() instanceof SqlType.IntegerType
                && (arguments.get(1).type() instanceof SqlType.DecimalType
                        || arguments.get(1).type() instanceof SqlType.DoubleType)) {
            throw new Unsupported("NULLIF of a whole number and one with a fraction");
        }
        if (profile.dateArithmetic() == ReadingProfile.DateArithmetic.NUMBERS && isMoment(type)) {
            throw new Unsupported("NULLIF of a date, which gives a text");
        }
        RealComparison.refuseMixed(arguments, profile);
        Scalar same = new Scalar.Call(Operator.EQUAL, arguments(Operator.EQUAL, arguments), SqlType.BOOLEAN);
        return new Scalar.Case(List.of(new Scalar.When(same, Literals.ofNull(type))), arguments.getFirst(), type);
    }

    private static boolean isMoment(SqlType type) {
        return type instanceof SqlType.DateType
                || type instanceof SqlType.TimestampType
                || type instanceof SqlType.TimeType;
    }

    private Scalar like(String name, List<Scalar> arguments, boolean positive) {
        if (LikeEscape.escapes(arguments)) {
            return new Scalar.Uninterpreted(name, arguments, SqlType.BOOLEAN);
        }
        Scalar like = profile.has(ReadingTrait.LIKE_FOLDS_CASE)
                ? likeWithoutCase(arguments.get(0), arguments.get(1))
                : new Scalar.Call(Operator.LIKE, folded(arguments.subList(0, 2)), SqlType.BOOLEAN);
        return positive ? like : new Scalar.Call(Operator.NOT, List.of(like), SqlType.BOOLEAN);
    }

    /**
     * {@code a LIKE 'B%' -> LOWER(a) LIKE 'b%'} where LIKE takes no regard to case, {@code a LIKE '1%'} as it is, for it has no letters, and
     * {@code a LIKE '1' -> a = '1'}.
     */
    private static Scalar likeWithoutCase(Scalar text, Scalar pattern) {
        if (!(pattern instanceof Scalar.Literal(Value.TextValue(String written), SqlType ignored))) {
            return new Scalar.Call(Operator.LIKE, List.of(asciiLower(text), asciiLower(pattern)), SqlType.BOOLEAN);
        }
        boolean hasLetters = written.chars().anyMatch(c -> c > 127 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
        boolean isWhole = written.chars().noneMatch(c -> c == '%' || c == '_');
        return new Scalar.Call(
                isWhole ? Operator.EQUAL : Operator.LIKE,
                List.of(hasLetters ? asciiLower(text) : Casts.cast(text, SqlType.TEXT), asciiLower(pattern)),
                SqlType.BOOLEAN);
    }

    /** LIKE and LOWER look at the letters of ASCII alone. */
    private static Scalar asciiLower(Scalar argument) {
        return argument instanceof Scalar.Literal(Value.TextValue(String text), SqlType type)
                ? new Scalar.Literal(Value.of(WithoutCase.lower(text)), type)
                : new Scalar.Call(Operator.LOWER, List.of(Casts.cast(argument, SqlType.TEXT)), SqlType.TEXT);
    }

    /** {@code COALESCE(a, b, c) -> CASE WHEN a IS NOT NULL THEN a WHEN b IS NOT NULL THEN b ELSE c END}. */
    private static Scalar coalesce(List<Scalar> arguments, SqlType type) {
        List<Scalar.When> branches = new ArrayList<>();
        for (Scalar argument : arguments.subList(0, arguments.size() - 1)) {
            Scalar present = new Scalar.Call(Operator.IS_NOT_NULL, List.of(argument), SqlType.BOOLEAN);
            branches.add(new Scalar.When(present, argument));
        }
        return branches.isEmpty() ? arguments.getFirst() : new Scalar.Case(branches, arguments.getLast(), type);
    }
}
