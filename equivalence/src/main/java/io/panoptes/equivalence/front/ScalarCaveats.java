package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.Caveats.Caveat;
import io.panoptes.equivalence.front.values.FilledTexts;
import io.panoptes.equivalence.front.values.LooseNumbers;
import io.panoptes.equivalence.front.values.LooseScales;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The {@link Caveats} of scalar expressions. */
final class ScalarCaveats {
    private static final Set<Caveat> NONE = Set.of();
    /** Parts of dates, and functions that give a whole number in one DBMS and a fraction in another. */
    private static final Set<String> WIDE = Set.of(
            "QUARTER",
            "WEEK",
            "HOUR",
            "MINUTE",
            "SECOND",
            "DOW",
            "DOY",
            "DAYOFWEEK",
            "DAYOFYEAR",
            "SIGN",
            "TRUNC",
            "TRUNCATE",
            "DIV",
            "POWER",
            "POW",
            "SQRT",
            "CBRT",
            "FACTORIAL");

    private final Caveats relations;
    private final boolean wholeSums;
    private final boolean openDays;
    private final boolean looseScales;
    private final Optional<StoredNumbers> stored;
    private final FilledTexts filled;
    private final LooseNumbers looseNumbers;
    private boolean comparesPadded;
    private boolean hasBlankAtEnd;

    /**
     * @param openDays whether a date may be one that an interval was added to, and no date in every DBMS
     * @param looseScales whether a decimal keeps its digits where it meets others
     */
    ScalarCaveats(
            Caveats relations,
            boolean wholeSums,
            boolean openDays,
            boolean looseScales,
            Optional<StoredNumbers> stored,
            FilledTexts filled,
            LooseNumbers looseNumbers) {
        this.relations = relations;
        this.wholeSums = wholeSums;
        this.openDays = openDays;
        this.looseScales = looseScales;
        this.stored = stored;
        this.filled = filled;
        this.looseNumbers = looseNumbers;
    }

    /** Blanks at the end of a constant count beside a CHAR in some DBMSs. */
    void checkBlanks() {
        if (comparesPadded && hasBlankAtEnd) {
            throw new Unsupported("CHAR beside a text with a blank at its end");
        }
    }

    Set<Caveat> of(Scalar scalar, List<Set<Caveat>> row, List<List<Set<Caveat>>> around) {
        return switch (scalar) {
            case Scalar.Column(int index, SqlType type) -> column(type, row.get(index));
            case Scalar.Outer(int level, int index, SqlType type) ->
                column(type, around.get(level - 1).get(index));
            case Scalar.Literal(var value, SqlType type) -> {
                hasBlankAtEnd |= value instanceof Value.TextValue(String text) && text.endsWith(" ");
                yield stored.isPresent() ? Caveats.union(day(type), WideDigits.ofConstant(value)) : day(type);
            }
            case Scalar.Call call -> {
                Set<Caveat> caveats = call(call, row, around);
                yield stored.map(numbers ->
                                Caveats.union(caveats, numbers.ofCall(call, each(call.arguments(), row, around))))
                        .orElse(caveats);
            }
            case Scalar.Uninterpreted call -> {
                Set<Caveat> arguments = all(call.arguments(), row, around);
                looksInto(arguments);
                stored.ifPresent(numbers -> numbers.checkArguments(call.name(), arguments));
                filled.given(isPadded(arguments));
                Set<Caveat> given = given(call.name(), call.type(), call.arguments(), arguments);
                if (!given.isEmpty()) {
                    yield given;
                }
                yield stored.isPresent() && call.name().equals("PREFIX_NUMBER")
                        ? Set.of(Caveat.OF_TEXT)
                        : WIDE.contains(call.name())
                                ? Set.of(Caveat.WIDE)
                                : call.type() instanceof SqlType.TextType ? only(arguments, Caveat.COLLATED) : NONE;
            }
            case Scalar.Case branches -> {
                List<Scalar> results = new ArrayList<>(List.of(branches.otherwise()));
                for (Scalar.When when : branches.branches()) {
                    of(when.condition(), row, around);
                    results.add(when.result());
                }
                List<Set<Caveat>> each = each(results, row, around);
                meet(results, each);
                Set<Caveat> found = Caveats.union(
                        scale(LooseScales.mix(results)), each.stream().reduce(NONE, Caveats::union));
                yield stored.map(numbers -> Caveats.union(found, numbers.ofCase(branches)))
                        .orElse(found);
            }
            case Scalar.Cast(Scalar operand, SqlType type) -> {
                Set<Caveat> caveats = of(operand, row, around);
                stored.ifPresent(numbers -> numbers.checkText(caveats, type));
                filled.given(isPadded(caveats));
                if (type instanceof SqlType.TextType) {
                    looksInto(caveats);
                }
                yield type instanceof SqlType.TextType
                        ? caveats
                        : Caveats.union(
                                Caveats.union(only(caveats, Caveat.ROUNDED), digits(caveats)),
                                scale(LooseScales.isOpen(type) && !(operand instanceof Scalar.Literal)));
            }
            case Scalar.Exists(Relation relation) -> {
                relations.of(relation, Caveats.inside(row, around));
                yield NONE;
            }
            case Scalar.In(List<Scalar> left, Relation relation) -> {
                List<Set<Caveat>> values = each(left, row, around);
                compared(values.stream().reduce(NONE, Caveats::union));
                List<Set<Caveat>> columns = relations.of(relation, Caveats.inside(row, around));
                columns.forEach(this::compared);
                for (int i = 0; i < left.size(); i++) {
                    meet(left.get(i).type(), values.get(i), relation.types().get(i), columns.get(i));
                    filled.meet(isPadded(values.get(i)), isPadded(columns.get(i)));
                }
                yield NONE;
            }
            case Scalar.Quantified quantified -> {
                Set<Caveat> left = of(quantified.left(), row, around);
                ordered(left);
                List<Set<Caveat>> columns = relations.of(quantified.relation(), Caveats.inside(row, around));
                columns.forEach(this::ordered);
                meet(
                        quantified.left().type(),
                        left,
                        quantified.relation().types().getFirst(),
                        columns.getFirst());
                filled.meet(isPadded(left), isPadded(columns.getFirst()));
                yield NONE;
            }
            case Scalar.Subquery(Relation relation) ->
                relations.of(relation, Caveats.inside(row, around)).getFirst();
        };
    }

    private Set<Caveat> column(SqlType type, Set<Caveat> caveats) {
        looseNumbers.column(type, caveats.contains(Caveat.LOOSE_NUMBER));
        return caveats;
    }

    /** What the number of a function, or of an aggregate, is where nothing is known of it but its type. */
    Set<Caveat> given(String name, SqlType type, List<Scalar> arguments, Set<Caveat> caveats) {
        if (caveats.contains(Caveat.LOOSE_SCALE)) {
            throw new Unsupported("%s of a decimal that has digits of its own".formatted(name));
        }
        return looseNumbers.given(name, type, arguments, caveats.contains(Caveat.LOOSE_NUMBER))
                ? Set.of(Caveat.LOOSE_NUMBER)
                : scale(LooseScales.isOpen(type));
    }

    private Set<Caveat> call(Scalar.Call call, List<Set<Caveat>> row, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> each = each(call.arguments(), row, around);
        Set<Caveat> arguments = each.stream().reduce(NONE, Caveats::union);
        switch (call.operator()) {
            case AND, OR, NOT, IS_NULL, IS_NOT_NULL, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> {}
            case EQUAL, NOT_EQUAL, IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> compare(call.arguments(), each);
            case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> compare(call.arguments(), each);
            case GREATEST, LEAST -> {
                if (stored.isPresent()) {
                    WideDigits.meet(call.arguments(), each);
                }
                filled.given(isPadded(arguments));
            }
            case CONCAT, UPPER, LOWER, SUBSTRING, TRIM, CHARACTER_LENGTH, LIKE -> {
                looksInto(arguments);
                filled.given(isPadded(arguments));
            }
            default -> filled.given(isPadded(arguments));
        }
        return switch (call.operator()) {
            case AND, OR, NOT, IS_NULL, IS_NOT_NULL, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> NONE;
            case EQUAL, NOT_EQUAL, IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM -> {
                compared(arguments);
                yield NONE;
            }
            case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> {
                ordered(arguments);
                yield NONE;
            }
            case GREATEST, LEAST -> {
                ordered(arguments);
                yield Caveats.union(arguments, scale(LooseScales.mix(call.arguments())));
            }
            case LIKE -> {
                if (isPadded(arguments)) {
                    throw new Unsupported("LIKE of a CHAR");
                }
                compared(arguments);
                yield NONE;
            }
            case DIVIDE -> {
                boolean open = !wholeSums && call.type() instanceof SqlType.IntegerType;
                if (open && arguments.contains(Caveat.WIDE)) {
                    throw new Unsupported(
                            "quotient of a sum of BIGINT, of a part of a date, or of a rounded whole number");
                }
                divided(arguments);
                yield whole(call.type(), arguments);
            }
            case PLUS, MINUS, TIMES, MODULO, NEGATE, ABS ->
                Caveats.union(whole(call.type(), arguments), scale(LooseScales.isOpen(call.type())));
            case FLOOR, CEILING, ROUND -> {
                boolean toDigits = call.operator() == Operator.ROUND
                        && call.arguments().size() > 1
                        && call.type() instanceof SqlType.DecimalType;
                yield Caveats.union(
                        Caveats.union(whole(call.type(), arguments), scale(toDigits)),
                        call.type() instanceof SqlType.IntegerType ? Set.of(Caveat.WIDE) : NONE);
            }
            case YEAR, MONTH, DAY -> Set.of(Caveat.WIDE);
            case CONCAT, UPPER, LOWER, SUBSTRING, TRIM -> only(arguments, Caveat.COLLATED);
            case CHARACTER_LENGTH -> NONE;
            case DATE_DIFF_DAYS -> {
                if (arguments.contains(Caveat.DAY_OR_MIDNIGHT)) {
                    throw new Unsupported("difference of a date and an interval, which is a moment in some DBMSs");
                }
                yield NONE;
            }
            case DATE_ADD_DAYS, DATE_ADD_MONTHS -> day(call.type());
        };
    }

    private static Set<Caveat> whole(SqlType type, Set<Caveat> operands) {
        return Caveats.union(
                Caveats.union(only(operands, Caveat.LOOSE_SCALE), only(operands, Caveat.LOOSE_NUMBER)),
                Caveats.union(only(operands, Caveat.WIDE), WideDigits.ofResult(type, operands)));
    }

    /** What a number says of its digits wherever it goes. */
    static Set<Caveat> digits(Set<Caveat> caveats) {
        return Caveats.union(
                WideDigits.kept(caveats),
                Caveats.union(only(caveats, Caveat.LOOSE_SCALE), only(caveats, Caveat.LOOSE_NUMBER)));
    }

    static void divided(Set<Caveat> operands) {
        if (operands.contains(Caveat.LOOSE_SCALE)) {
            throw new Unsupported(
                    "quotient of a decimal among others of another scale, each of which keeps its digits");
        }
    }

    Set<Caveat> scale(boolean mixed) {
        return looseScales && mixed ? Set.of(Caveat.LOOSE_SCALE) : NONE;
    }

    private Set<Caveat> day(SqlType type) {
        return openDays && type instanceof SqlType.DateType ? Set.of(Caveat.DAY_OR_MIDNIGHT) : NONE;
    }

    /** What becomes a text. */
    private static void looksInto(Set<Caveat> caveats) {
        if (caveats.contains(Caveat.DAY_OR_MIDNIGHT)) {
            throw new Unsupported("text of a date and an interval, which is a moment in some DBMSs");
        }
    }

    private List<Set<Caveat>> each(List<Scalar> scalars, List<Set<Caveat>> row, List<List<Set<Caveat>>> around) {
        return scalars.stream().map(scalar -> of(scalar, row, around)).toList();
    }

    private Set<Caveat> all(List<Scalar> scalars, List<Set<Caveat>> row, List<List<Set<Caveat>>> around) {
        Set<Caveat> caveats = EnumSet.noneOf(Caveat.class);
        scalars.forEach(scalar -> caveats.addAll(of(scalar, row, around)));
        return caveats;
    }

    static Set<Caveat> only(Set<Caveat> caveats, Caveat kept) {
        return caveats.contains(kept) ? Set.of(kept) : NONE;
    }

    private void compared(Set<Caveat> caveats) {
        comparesPadded |= isPadded(Caveats.compared(caveats));
    }

    private void ordered(Set<Caveat> caveats) {
        comparesPadded |= isPadded(Caveats.orderedBy(caveats));
    }

    /** Values of which one is taken. */
    void meet(List<Scalar> scalars, List<Set<Caveat>> caveats) {
        if (stored.isPresent()) {
            WideDigits.meet(scalars, caveats);
        }
        fill(scalars, caveats);
    }

    private void compare(List<Scalar> scalars, List<Set<Caveat>> caveats) {
        if (stored.isPresent()) {
            WideDigits.compare(scalars, caveats);
        }
        fill(scalars, caveats);
    }

    private static void meet(SqlType one, Set<Caveat> ofOne, SqlType other, Set<Caveat> ofOther) {
        WideDigits.meet(one, ofOther);
        WideDigits.meet(other, ofOne);
    }

    private void fill(List<Scalar> scalars, List<Set<Caveat>> caveats) {
        filled.meet(scalars, caveats.stream().map(ScalarCaveats::isPadded).toList());
    }

    static boolean isPadded(Set<Caveat> caveats) {
        return caveats.contains(Caveat.PADDED);
    }
}
