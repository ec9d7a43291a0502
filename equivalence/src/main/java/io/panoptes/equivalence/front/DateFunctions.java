package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Functions on dates; anything else is uninterpreted. */
final class DateFunctions {
    private static final LocalDate EPOCH = LocalDate.of(1970, 1, 1);

    /** What MySQL's TO_DAYS gives for 1970-01-01. */
    private static final long EPOCH_IN_DAYS = 719_528;

    private static final int LETTERS_OF_DATE = 10;

    /** As many days as there are between the first and the last date. */
    private static final BigInteger LONGEST_SHIFT = BigInteger.valueOf(3_652_058);

    /** A part of a date's text; positions count from 1. */
    private record Piece(int start, int length) {}

    private static final Map<String, Piece> PIECES = Map.of(
            "%Y-%m-%d", new Piece(1, 10),
            "%Y-%m", new Piece(1, 7),
            "%m-%d", new Piece(6, 5),
            "%Y", new Piece(1, 4),
            "%m", new Piece(6, 2),
            "%d", new Piece(9, 2));

    private final boolean textsStay;

    /** @param textsStay whether a text that is shifted gives a text */
    DateFunctions(boolean textsStay) {
        this.textsStay = textsStay;
    }

    Scalar translate(String name, List<Scalar> arguments, SqlType type) {
        if (textsStay && name.startsWith("DATE_ADD_") && isNoDate(arguments.getFirst())) {
            throw new Unsupported("what is no date shifted by an interval, which gives a text");
        }
        return switch (name) {
            case "YEAR" -> of(Operator.YEAR, name, arguments, type);
            case "MONTH" -> of(Operator.MONTH, name, arguments, type);
            case "DAY", "DAYOFMONTH" -> of(Operator.DAY, "DAY", arguments, type);
            case "DATE_ADD_DAYS" -> shift(Operator.DATE_ADD_DAYS, arguments, type);
            case "DATE_ADD_MONTHS" -> shift(Operator.DATE_ADD_MONTHS, arguments, type);
            case "DATE_DIFF_DAYS" -> difference(arguments.get(0), arguments.get(1));
            case "DAYS_ELAPSED" ->
                arguments.stream().allMatch(DateFunctions::isDay)
                        ? difference(arguments.get(0), arguments.get(1))
                        : new Scalar.Uninterpreted(name, arguments, type);
            case "DATE" ->
                arguments.size() == 1
                        ? Casts.cast(arguments.getFirst(), SqlType.DATE)
                        : new Scalar.Uninterpreted(name, arguments, type);
            case "TO_DAYS" -> toDays(arguments.getFirst(), type);
            case "DATE_FORMAT" -> format(arguments, type);
            default -> new Scalar.Uninterpreted(name, arguments, type);
        };
    }

    /** A literal that is one of a date counts as one, for what it gives is cast to a text where it is shifted. */
    private static boolean isNoDate(Scalar scalar) {
        boolean isDay = scalar instanceof Scalar.Literal(Value.TextValue(String text), SqlType ignored)
                && text.length() == LETTERS_OF_DATE
                && day(scalar) instanceof Scalar.Literal;
        return !isDay
                && !(scalar.type() instanceof SqlType.DateType)
                && !(scalar.type() instanceof SqlType.TimestampType);
    }

    /** The month of {@code '2020-02-00'} is 2 in MySQL, where as a date it is NULL: of a text that is no date nothing is known. */
    private static Scalar of(Operator part, String name, List<Scalar> arguments, SqlType type) {
        Scalar day = day(arguments.getFirst());
        boolean isText = arguments.getFirst().type() instanceof SqlType.TextType && !(day instanceof Scalar.Literal);
        return isText ? new Scalar.Uninterpreted(name, arguments, type) : new Scalar.Call(part, List.of(day), type);
    }

    private static Scalar shift(Operator operator, List<Scalar> arguments, SqlType type) {
        Scalar start = type instanceof SqlType.DateType ? day(arguments.get(0)) : arguments.get(0);
        Scalar amount = arguments.get(1);
        return amount.type() instanceof SqlType.IntegerType && start.type() instanceof SqlType.DateType
                ? shifted(operator, start, folded(amount), type)
                : new Scalar.Uninterpreted(operator.name(), arguments, type);
    }

    /** {@code DATE '1995-01-31' + 1 month -> DATE '1995-02-28'}; other dates and amounts stay as they are. */
    private static Scalar shifted(Operator operator, Scalar start, Scalar amount, SqlType type) {
        if (start instanceof Scalar.Literal(Value.DateValue(LocalDate date), SqlType ignoredDate)
                && amount instanceof Scalar.Literal(Value.IntegerValue(BigInteger number), SqlType ignoredAmount)
                && number.abs().compareTo(LONGEST_SHIFT) <= 0) {
            LocalDate moved = operator == Operator.DATE_ADD_MONTHS
                    ? date.plusMonths(number.longValue())
                    : date.plusDays(number.longValue());
            if (moved.getYear() >= 1 && moved.getYear() <= 9999) {
                return new Scalar.Literal(new Value.DateValue(moved), type);
            }
        }
        return new Scalar.Call(operator, List.of(start, amount), type);
    }

    /** {@code -(3) -> -3}, {@code 3 * 12 -> 36}: an amount of literals, as intervals are read, is the literal of what it comes to. */
    private static Scalar folded(Scalar amount) {
        return whole(amount)
                .<Scalar>map(number -> new Scalar.Literal(new Value.IntegerValue(number), amount.type()))
                .orElse(amount);
    }

    private static Optional<BigInteger> whole(Scalar amount) {
        return switch (amount) {
            case Scalar.Literal(Value.IntegerValue(BigInteger number), SqlType ignored) -> Optional.of(number);
            case Scalar.Call(Operator operator, List<Scalar> operands, SqlType ignored)
            when operator == Operator.NEGATE -> whole(operands.getFirst()).map(BigInteger::negate);
            case Scalar.Call(Operator operator, List<Scalar> operands, SqlType ignored)
            when operator == Operator.TIMES ->
                whole(operands.get(0)).flatMap(left -> whole(operands.get(1)).map(left::multiply));
            default -> Optional.empty();
        };
    }

    private static Scalar difference(Scalar later, Scalar earlier) {
        return new Scalar.Call(Operator.DATE_DIFF_DAYS, List.of(day(later), day(earlier)), SqlType.INTEGER);
    }

    /** {@code TO_DAYS(d) -> DATE_DIFF_DAYS(d, DATE '1970-01-01') + 719528}. */
    private static Scalar toDays(Scalar date, SqlType type) {
        Scalar epoch = new Scalar.Literal(new Value.DateValue(EPOCH), SqlType.DATE);
        Scalar epochInDays = new Scalar.Literal(Value.of(EPOCH_IN_DAYS), type);
        return new Scalar.Call(Operator.PLUS, List.of(difference(date, epoch), epochInDays), type);
    }

    /**
     * {@code DATE_FORMAT(d, '%Y-%m') -> SUBSTRING(CAST(d AS TEXT), 1, 7)}, and the same for the other parts that a date's text has
     * in one piece: it is written as {@code 2020-02-29}.
     */
    private static Scalar format(List<Scalar> arguments, SqlType type) {
        Optional<Piece> piece = arguments.size() == 2
                        && arguments.getFirst().type() instanceof SqlType.DateType
                        && arguments.get(1) instanceof Scalar.Literal(Value.TextValue(String text), SqlType ignored)
                ? Optional.ofNullable(PIECES.get(text))
                : Optional.empty();
        return piece.<Scalar>map(part -> new Scalar.Call(
                        Operator.SUBSTRING,
                        List.of(
                                Casts.cast(arguments.getFirst(), SqlType.TEXT),
                                number(part.start()),
                                number(part.length())),
                        type))
                .orElseGet(() -> new Scalar.Uninterpreted("DATE_FORMAT", arguments, type));
    }

    private static Scalar number(int number) {
        return new Scalar.Literal(Value.of(number), SqlType.INTEGER);
    }

    private static boolean isDay(Scalar scalar) {
        return day(scalar).type() instanceof SqlType.DateType
                && !(scalar.type() instanceof SqlType.TimestampType)
                && !(day(scalar) instanceof Scalar.Cast);
    }

    private static Scalar day(Scalar scalar) {
        return Casts.cast(scalar, SqlType.DATE);
    }
}
