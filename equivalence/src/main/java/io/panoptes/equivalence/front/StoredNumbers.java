package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.Caveats.Caveat;
import io.panoptes.equivalence.front.values.StoredQuotient;
import io.panoptes.equivalence.front.values.StoredQuotient.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where a number has no type but that of its value, as in SQLite: what {@code CASE WHEN c THEN a ELSE 0.5 END} gives divides whole where
 * it is a, and so does what a UNION, MIN, MAX or SUM makes of it. Quotients and texts of such numbers are refused, but for those that come
 * out the same. And a DECIMAL number with digits behind the point is kept in floating point: nothing is computed of a sum of them, which
 * is rounded for each row.
 */
final class StoredNumbers {
    private static final Set<Caveat> NONE = Set.of();
    private static final Set<Caveat> CAVEATS = EnumSet.of(Caveat.MIXED, Caveat.NOUGHT_OR_REAL, Caveat.ROUNDED);

    /** Functions that give the same of 0 and of 0.0, and look at no last digit. */
    private static final Set<String> OF_THE_VALUE =
            Set.of("ROUND", "SIGN", "TRUTH", "NUMBER_CLASS", "PLAIN_VALUE", "STORED_QUOTIENT");

    /** Those caveats of a column that are about what its numbers are. */
    static Set<Caveat> only(Set<Caveat> caveats) {
        Set<Caveat> kept = EnumSet.noneOf(Caveat.class);
        kept.addAll(caveats);
        kept.retainAll(CAVEATS);
        return kept;
    }

    Set<Caveat> ofCase(Scalar.Case choice) {
        if (!(choice.type() instanceof SqlType.DoubleType)) {
            return NONE;
        }
        List<Scalar> results = StoredQuotient.results(choice).stream()
                .filter(result -> !StoredQuotient.isNull(result))
                .toList();
        if (StoredQuotient.kind(choice) != Kind.REAL) {
            return Set.of(Caveat.MIXED);
        }
        return results.stream().anyMatch(StoredQuotient::isNought) ? Set.of(Caveat.NOUGHT_OR_REAL) : NONE;
    }

    /** Of a column of UNION and its like. A cast may be the query's or Calcite's, which makes the arms have one type. */
    Set<Caveat> ofArms(Relation.SetOperation operation, int index) {
        return operation.types().get(index) instanceof SqlType.DoubleType
                        && (mayBeWhole(operation.left(), index) || mayBeWhole(operation.right(), index))
                ? Set.of(Caveat.MIXED)
                : NONE;
    }

    private static boolean mayBeWhole(Relation arm, int index) {
        return switch (arm) {
            case Relation.Project(var input, List<Scalar> items) -> mayBeWhole(items.get(index));
            case Relation.Sort sort -> mayBeWhole(sort.input(), index);
            case Relation.Distinct(Relation input) -> mayBeWhole(input, index);
            case Relation.Filter(Relation input, var condition) -> mayBeWhole(input, index);
            case Relation.Values values -> values.rows().stream().anyMatch(row -> mayBeWhole(row.get(index)));
            case Relation.Scan scan -> !isFloatingOrNull(scan.types().get(index));
            case Relation.Join join -> !isFloatingOrNull(join.types().get(index));
            case Relation.SetOperation inner -> !isFloatingOrNull(inner.types().get(index));
            case Relation.Aggregate aggregate ->
                !isFloatingOrNull(aggregate.types().get(index));
            case Relation.Window window -> !isFloatingOrNull(window.types().get(index));
        };
    }

    /** {@code LAG(a, 1, 0.5)}: the value, or the third argument. */
    Set<Caveat> ofShift(Relation.WindowCall call) {
        boolean twoValues = call.arguments().size() > 2 && call.type() instanceof SqlType.DoubleType;
        return twoValues
                        && (mayBeWhole(call.arguments().get(0))
                                || mayBeWhole(call.arguments().get(2)))
                ? Set.of(Caveat.MIXED)
                : NONE;
    }

    private static boolean mayBeWhole(Scalar item) {
        return switch (item) {
            case Scalar.Cast(Scalar operand, var ignored) -> !isFloatingOrNull(operand.type());
            case Scalar.Literal(Value.DoubleValue(double number), var ignored) ->
                number != 0 && number == Math.rint(number);
            case Scalar other -> !isFloatingOrNull(other.type());
        };
    }

    private static boolean isFloatingOrNull(SqlType type) {
        return type instanceof SqlType.DoubleType || type instanceof SqlType.NullType;
    }

    /**
     * A sum of texts is whole where each is written for a whole number: {@code '3'}, but not {@code '3.0'} nor {@code 'a'}.
     *
     * @param added the caveats of what is added up
     */
    Set<Caveat> ofSum(SqlType type, Set<Caveat> added) {
        checkRounded(added);
        if (added.contains(Caveat.OF_TEXT)) {
            return EnumSet.of(Caveat.MIXED, Caveat.ROUNDED);
        }
        return type instanceof SqlType.DecimalType(int precision, int scale) && scale > 0
                ? Set.of(Caveat.ROUNDED)
                : NONE;
    }

    private static void checkRounded(Set<Caveat> operand) {
        if (operand.contains(Caveat.ROUNDED)) {
            throw new Unsupported("arithmetic on a sum of DECIMAL numbers, which SQLite keeps in floating point");
        }
    }

    Set<Caveat> ofCall(Scalar.Call call, List<Set<Caveat>> arguments) {
        return switch (call.operator()) {
            case PLUS, MINUS -> {
                arguments.forEach(StoredNumbers::checkRounded);
                yield sum(call, arguments);
            }
            case TIMES -> {
                arguments.forEach(StoredNumbers::checkRounded);
                yield isSurelyReal(call, arguments) ? NONE : all(arguments);
            }
            // A sign, a whole remainder and a whole quotient round nothing.
            case MODULO, NEGATE, ABS, FLOOR, CEILING -> isSurelyReal(call, arguments) ? NONE : all(arguments);
            case GREATEST, LEAST ->
                call.type() instanceof SqlType.DoubleType && StoredQuotient.kind(call) != Kind.REAL
                        ? Set.of(Caveat.MIXED)
                        : all(arguments);
            case DIVIDE -> {
                if (all(arguments).contains(Caveat.MIXED) && !isSurelyReal(call, arguments)) {
                    throw new Unsupported("quotient of a number that may be whole or in floating point");
                }
                yield NONE;
            }
            default -> NONE;
        };
    }

    /** 0 and a whole number are a whole one. */
    private static Set<Caveat> sum(Scalar.Call call, List<Set<Caveat>> arguments) {
        Set<Caveat> caveats = all(arguments);
        if (caveats.isEmpty() || isSurelyReal(call, arguments)) {
            return NONE;
        }
        boolean besideOthers = arguments.stream().anyMatch(Set::isEmpty);
        return besideOthers ? Set.of(Caveat.MIXED) : caveats;
    }

    /** Whether an operand is in floating point whatever its value, so that the result is. */
    private static boolean isSurelyReal(Scalar.Call call, List<Set<Caveat>> arguments) {
        return IntStream.range(0, arguments.size())
                .anyMatch(i -> only(arguments.get(i)).isEmpty()
                        && StoredQuotient.kind(call.arguments().get(i)) == Kind.REAL);
    }

    /** A function may tell 1 from 1.0. Most tell 0 from 0.0, whose texts differ, as do those of a sum that is rounded in another order. */
    void checkArguments(String function, Set<Caveat> arguments) {
        boolean open = arguments.contains(Caveat.NOUGHT_OR_REAL) || arguments.contains(Caveat.ROUNDED);
        if (arguments.contains(Caveat.MIXED) || (open && !OF_THE_VALUE.contains(function))) {
            throw new Unsupported("function or quotient of a number that may be whole or in floating point");
        }
    }

    void checkText(Set<Caveat> operand, SqlType type) {
        if (type instanceof SqlType.TextType && !only(operand).isEmpty()) {
            throw new Unsupported("text of a number that may be whole or in floating point");
        }
    }

    private static Set<Caveat> all(List<Set<Caveat>> arguments) {
        Set<Caveat> caveats = EnumSet.noneOf(Caveat.class);
        arguments.forEach(caveats::addAll);
        return only(caveats);
    }
}
