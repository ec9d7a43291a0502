package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.values.FilledTexts;
import io.panoptes.equivalence.front.values.FilledTexts.Filling;
import io.panoptes.equivalence.front.values.FloatWidths;
import io.panoptes.equivalence.front.values.LooseNumbers;
import io.panoptes.equivalence.front.values.LooseScales;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Follows columns whose values the algebra has only in part through a query, and refuses it where the other part would matter: a
 * comparison of texts under a collation, an order of an ENUM, blanks at the end of a CHAR, a quotient of a whole number that is
 * a DECIMAL elsewhere, a quotient of a number that may be whole or in floating point, the text of a date that an interval was added to.
 */
final class Caveats {
    enum Caveat {
        PADDED,
        COLLATED,
        ORDERED_BY_PLACE,
        /** SUM of BIGINT, EXTRACT, FLOOR of a whole number: whole numbers of a type that divides whole in some DBMSs and exactly in others. */
        WIDE,
        /** A whole number or one in floating point, where no column has a type: of the same value, but they divide unlike each other. */
        MIXED,
        /** The same, but the whole number can be 0 alone. */
        NOUGHT_OR_REAL,
        /** A sum of DECIMAL numbers that are kept in floating point: it is rounded for each row, so that sums of parts make another one. */
        ROUNDED,
        /** The number at the beginning of a text: a sum of such numbers is whole where nothing but whole numbers stands in the texts. */
        OF_TEXT,
        /** A whole number that may have more digits than one in floating point: see {@link WideDigits}. */
        BEYOND_REALS,
        /** A decimal whose digits are those of each value: see {@link LooseScales}. */
        LOOSE_SCALE,
        /** A decimal or in floating point: see {@link LooseNumbers}. */
        LOOSE_NUMBER,
        /** A date and an interval, which is a date or its midnight: of the same value, but not of the same text. */
        DAY_OR_MIDNIGHT
    }

    private static final Set<Caveat> NONE = Set.of();

    private final ScalarCaveats scalars;
    private final Optional<StoredNumbers> stored;
    private final FilledTexts filled;
    private final LooseNumbers looseNumbers;
    private final FloatWidths floatWidths;
    /** Whether no DBMS is named, so that what holds in some alone does not hold. */
    private final boolean ofSeveral;

    private Caveats(ReadingProfile profile, boolean addsIntervals, boolean namesFloating, FloatWidths floatWidths) {
        // A number divides by what it is there, not by the type of its column.
        this.stored = profile.has(ReadingTrait.AFFINITY) ? Optional.of(new StoredNumbers()) : Optional.empty();
        this.filled = new FilledTexts(filling(profile));
        this.ofSeveral = !profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN);
        this.looseNumbers = new LooseNumbers(ofSeveral, namesFloating);
        this.floatWidths = floatWidths;
        boolean openDays = addsIntervals && profile.dateArithmetic() == ReadingProfile.DateArithmetic.DAYS;
        boolean loose = profile.has(ReadingTrait.QUOTIENTS_OF_MANY_DIGITS);
        this.scalars = new ScalarCaveats(
                this, profile.has(ReadingTrait.WHOLE_SUMS), openDays, loose, stored, filled, looseNumbers);
    }

    private static Filling filling(ReadingProfile profile) {
        if (profile.has(ReadingTrait.CHAR_COLUMNS_HOLD_BLANKS)) {
            return Filling.ALWAYS;
        }
        return profile.has(ReadingTrait.FUNCTIONS_ARE_GIVEN) ? Filling.NEVER : Filling.PERHAPS;
    }

    /**
     * @param addsIntervals whether the query has intervals, in which case any constant may be a date that one was added to
     * @param namesFloating whether it has a type or a constant in floating point
     * @param floatWidths of the pair that the query is of
     */
    static void check(
            Relation relation,
            ReadingProfile profile,
            boolean addsIntervals,
            boolean namesFloating,
            FloatWidths floatWidths) {
        Caveats caveats = new Caveats(profile, addsIntervals, namesFloating, floatWidths);
        caveats.of(relation, List.of());
        caveats.scalars.checkBlanks();
        caveats.filled.check();
        caveats.looseNumbers.check();
        caveats.floatWidths.check();
    }

    /** For each column; {@code around} are the enclosing rows, the nearest first. */
    List<Set<Caveat>> of(Relation relation, List<List<Set<Caveat>>> around) {
        return switch (relation) {
            case Relation.Scan(var table) -> {
                table.columns().forEach(filled::scanned);
                table.columns().forEach(floatWidths::scanned);
                yield table.columns().stream()
                        .map(column -> union(
                                union(of(column.traits()), digits(column.type())),
                                union(scalars.scale(LooseScales.isOpen(column.type())), ofAnyDigits(column))))
                        .toList();
            }
            case Relation.Values values -> values(values, around);
            case Relation.Filter(Relation input, var condition) -> {
                List<Set<Caveat>> columns = of(input, around);
                scalars.of(condition, columns, around);
                yield columns;
            }
            case Relation.Project(Relation input, var items) -> {
                List<Set<Caveat>> columns = of(input, around);
                yield items.stream()
                        .map(item -> scalars.of(item, columns, around))
                        .toList();
            }
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation operation -> setOperation(operation, around);
            case Relation.Distinct(Relation input) -> {
                List<Set<Caveat>> columns = of(input, around);
                columns.forEach(Caveats::compared);
                yield columns;
            }
            case Relation.Aggregate aggregate -> aggregate(aggregate, around);
            case Relation.Window window -> window(window, around);
            case Relation.Sort sort -> {
                List<Set<Caveat>> columns = of(sort.input(), around);
                sort.keys().forEach(key -> ordered(key, columns, around));
                yield columns;
            }
        };
    }

    /** In PostgreSQL DECIMAL without digits keeps those of each value; elsewhere it has a scale. */
    private Set<Caveat> ofAnyDigits(Column column) {
        return ofSeveral && column.traits().contains(ColumnTrait.ANY_DIGITS) ? Set.of(Caveat.LOOSE_SCALE) : NONE;
    }

    private static Set<Caveat> of(Set<ColumnTrait> traits) {
        Set<Caveat> caveats = EnumSet.noneOf(Caveat.class);
        for (ColumnTrait trait : traits) {
            switch (trait) {
                case PADDED -> caveats.add(Caveat.PADDED);
                case COLLATED -> caveats.add(Caveat.COLLATED);
                case ORDERED_BY_PLACE -> caveats.add(Caveat.ORDERED_BY_PLACE);
                case NULLABLE_KEY, HOLDS_DATES, UNSIGNED, COLLATED_BINARY, REFERS_INLINE, ANY_DIGITS, NAMED_STRING -> {}
                case NAMED_TIMESTAMP -> {}
                case NAMED_FLOAT, NAMED_REAL, OF_FIXED_DIGITS, MEDIUM, DOUBLE_QUOTED_IN_CHECK, NUMBERS_ROWS -> {}
            }
        }
        return caveats;
    }

    private Set<Caveat> digits(SqlType type) {
        return stored.isPresent() ? WideDigits.ofColumn(type) : NONE;
    }

    private List<Set<Caveat>> values(Relation.Values values, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> columns = new ArrayList<>();
        for (int i = 0; i < values.types().size(); i++) {
            int index = i;
            List<Scalar> column =
                    values.rows().stream().map(row -> row.get(index)).toList();
            List<Set<Caveat>> each = column.stream()
                    .map(value -> scalars.of(value, List.of(), around))
                    .toList();
            scalars.meet(column, each);
            columns.add(
                    union(scalars.scale(LooseScales.mix(column)), each.stream().reduce(NONE, Caveats::union)));
        }
        return columns;
    }

    private List<Set<Caveat>> join(Relation.Join join, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> left = of(join.left(), around);
        List<Set<Caveat>> right = of(join.right(), join.lateral() ? inside(left, around) : around);
        List<Set<Caveat>> both = new ArrayList<>(left);
        both.addAll(right);
        scalars.of(join.condition(), both, around);
        return switch (join.kind()) {
            case SEMI, ANTI -> left;
            case INNER, LEFT, RIGHT, FULL -> both;
        };
    }

    private List<Set<Caveat>> setOperation(Relation.SetOperation operation, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> left = of(operation.left(), around);
        List<Set<Caveat>> right = of(operation.right(), around);
        List<Set<Caveat>> both = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            filled.meet(ScalarCaveats.isPadded(left.get(i)), ScalarCaveats.isPadded(right.get(i)));
            Set<Caveat> column = union(left.get(i), right.get(i));
            WideDigits.meet(operation.types().get(i), column);
            int index = i;
            Set<Caveat> scaled = scalars.scale(LooseScales.mix(operation.left(), operation.right(), index));
            both.add(union(
                    scaled,
                    stored.map(numbers -> union(column, numbers.ofArms(operation, index)))
                            .orElse(column)));
        }
        if (operation.kind() != Relation.SetKind.UNION || !operation.all()) {
            both.forEach(Caveats::compared);
        }
        return both;
    }

    private List<Set<Caveat>> aggregate(Relation.Aggregate aggregate, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> columns = of(aggregate.input(), around);
        List<Set<Caveat>> out = new ArrayList<>();
        aggregate.keys().forEach(key -> out.add(compared(scalars.of(key, columns, around))));
        for (AggregateCall call : aggregate.aggregates()) {
            call.filter().ifPresent(filter -> scalars.of(filter, columns, around));
            call.order().forEach(key -> ordered(key, columns, around));
            List<Set<Caveat>> arguments = call.arguments().stream()
                    .map(argument -> scalars.of(argument, columns, around))
                    .toList();
            if (call.distinct()) {
                arguments.forEach(Caveats::compared);
            }
            if (call.function() == AggregateFunction.OTHER) {
                arguments.forEach(argument -> filled.given(ScalarCaveats.isPadded(argument)));
            }
            boolean big = call.arguments().stream()
                    .anyMatch(argument -> argument.type() instanceof SqlType.IntegerType(int bits) && bits > 32);
            Set<Caveat> found = union(
                    aggregated(call.function(), arguments, big), summed(call.function(), call.arguments(), arguments));
            out.add(
                    call.function() == AggregateFunction.OTHER
                            ? union(found, given(call.name(), call.type(), call.arguments(), arguments))
                            : found);
        }
        return out;
    }

    /** What a sum of stored numbers is; an average is a quotient of one, which is in floating point. */
    private Set<Caveat> summed(AggregateFunction function, List<Scalar> arguments, List<Set<Caveat>> caveats) {
        return switch (function) {
            case SUM, SUM0 -> added(arguments, caveats);
            case AVG -> {
                ScalarCaveats.divided(caveats.getFirst());
                added(arguments, caveats);
                yield NONE;
            }
            case MIN, MAX, COUNT, EVERY, SOME, GROUPING, ANY_VALUE, SINGLE_VALUE, OTHER -> NONE;
        };
    }

    private Set<Caveat> added(List<Scalar> arguments, List<Set<Caveat>> caveats) {
        return stored.map(numbers -> numbers.ofSum(arguments.getFirst().type(), caveats.getFirst()))
                .orElse(NONE);
    }

    private static Set<Caveat> aggregated(AggregateFunction function, List<Set<Caveat>> arguments, boolean big) {
        return switch (function) {
            case MIN, MAX -> orderedBy(arguments.getFirst());
            case SUM, SUM0 ->
                union(
                        union(StoredNumbers.only(arguments.getFirst()), ScalarCaveats.digits(arguments.getFirst())),
                        big || arguments.getFirst().contains(Caveat.WIDE) ? Set.of(Caveat.WIDE) : NONE);
            case ANY_VALUE, SINGLE_VALUE -> arguments.getFirst();
            case AVG -> ScalarCaveats.only(arguments.getFirst(), Caveat.LOOSE_NUMBER);
            case COUNT, EVERY, SOME, GROUPING -> NONE;
            case OTHER -> {
                arguments.forEach(Caveats::orderedBy);
                yield NONE;
            }
        };
    }

    private Set<Caveat> given(String name, SqlType type, List<Scalar> arguments, List<Set<Caveat>> caveats) {
        return scalars.given(name, type, arguments, caveats.stream().reduce(NONE, Caveats::union));
    }

    private List<Set<Caveat>> window(Relation.Window window, List<List<Set<Caveat>>> around) {
        List<Set<Caveat>> columns = of(window.input(), around);
        List<Set<Caveat>> out = new ArrayList<>(columns);
        for (WindowCall call : window.calls()) {
            call.partition().forEach(key -> compared(scalars.of(key, columns, around)));
            call.order().forEach(key -> ordered(key, columns, around));
            List<Set<Caveat>> arguments = call.arguments().stream()
                    .map(argument -> scalars.of(argument, columns, around))
                    .toList();
            scalars.meet(call.arguments(), arguments);
            out.add(
                    switch (call.function()) {
                        case MIN, MAX -> orderedBy(arguments.getFirst());
                        case SUM, SUM0 ->
                            union(
                                    union(
                                            union(StoredNumbers.only(arguments.getFirst()), Set.of(Caveat.WIDE)),
                                            ScalarCaveats.digits(arguments.getFirst())),
                                    added(call.arguments(), arguments));
                        case LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE ->
                            union(
                                    scalars.scale(LooseScales.mix(call.arguments())),
                                    stored.map(numbers -> union(arguments.getFirst(), numbers.ofShift(call)))
                                            .orElse(arguments.getFirst()));
                        case AVG -> {
                            ScalarCaveats.divided(arguments.getFirst());
                            added(call.arguments(), arguments);
                            yield ScalarCaveats.only(arguments.getFirst(), Caveat.LOOSE_NUMBER);
                        }
                        case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE, COUNT -> NONE;
                        case OTHER -> {
                            arguments.forEach(Caveats::orderedBy);
                            arguments.forEach(argument -> filled.given(ScalarCaveats.isPadded(argument)));
                            yield given(call.name(), call.type(), call.arguments(), arguments);
                        }
                    });
        }
        return out;
    }

    private void ordered(SortKey key, List<Set<Caveat>> columns, List<List<Set<Caveat>>> around) {
        orderedBy(scalars.of(key.expression(), columns, around));
    }

    static Set<Caveat> compared(Set<Caveat> caveats) {
        if (caveats.contains(Caveat.COLLATED)) {
            throw new Unsupported("comparison of texts under a collation");
        }
        return caveats;
    }

    static Set<Caveat> orderedBy(Set<Caveat> caveats) {
        if (caveats.contains(Caveat.ORDERED_BY_PLACE)) {
            throw new Unsupported("order of an ENUM");
        }
        return compared(caveats);
    }

    static Set<Caveat> union(Set<Caveat> one, Set<Caveat> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.isEmpty() ? other : one;
        }
        Set<Caveat> both = EnumSet.copyOf(one);
        both.addAll(other);
        return both;
    }

    /** The rows around a relation that stands inside this row. */
    static List<List<Set<Caveat>>> inside(List<Set<Caveat>> row, List<List<Set<Caveat>>> around) {
        List<List<Set<Caveat>>> rows = new ArrayList<>();
        rows.add(row);
        rows.addAll(around);
        return rows;
    }
}
