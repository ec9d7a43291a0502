package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code SUBSTRING(CAST(d AS TEXT), 1, 7) = '2020-02' -> d >= DATE '2020-02-01' AND d < DATE '2020-03-01'}, and the same for a year's
 * four letters, for the whole text of a date, for {@code <>}, and for {@code LIKE '2020-02%'}.
 *
 * <p>A date is of the years 1 to 9999, as in the standard, and its text has ten letters. The text that it is compared with must be
 * the beginning of such a one, of a year from 1000 on.
 */
final class DateTextComparison implements ComparisonRule {
    private static final Pattern BEGINNING = Pattern.compile("([1-9]\\d{3})(?:-(\\d\\d)(?:-(\\d\\d))?)?");
    private static final int LAST_YEAR = 9998;
    private static final int LENGTH = 10;

    /** The dates from the first on, and before the end. */
    private record Days(LocalDate first, LocalDate end) {}

    /** Empty where neither side is the beginning of a date's text, or the other is none. */
    @Override
    public Optional<ThreeValued> apply(Operator comparison, Term left, Term right) {
        return switch (comparison) {
            case EQUAL -> same(left, right).or(() -> same(right, left));
            case NOT_EQUAL -> same(left, right).or(() -> same(right, left)).map(ThreeValued::not);
            case LIKE -> like(left, right);
            default -> Optional.empty();
        };
    }

    /** {@code s LIKE pattern}; empty where s is not the text of a date, or the pattern not the beginning of one. */
    private static Optional<ThreeValued> like(Term text, Term constant) {
        if (!(constant instanceof Term.Constant(Value.TextValue(String pattern), var type))) {
            return Optional.empty();
        }
        return beginning(pattern)
                .flatMap(DateTextComparison::days)
                .flatMap(days -> date(text).map(date -> within(date, days)));
    }

    /** What the pattern says of the first letters, where it says nothing of the rest; behind a whole date there is no hyphen. */
    private static Optional<String> beginning(String pattern) {
        if (!pattern.endsWith("%")) {
            return Optional.empty();
        }
        String letters = pattern.substring(0, pattern.length() - 1);
        boolean isBeforeNextPart = letters.endsWith("-") && letters.length() <= LENGTH - 2;
        return Optional.of(isBeforeNextPart ? letters.substring(0, letters.length() - 1) : letters);
    }

    private static Optional<ThreeValued> same(Term term, Term constant) {
        return constant instanceof Term.Constant(Value.TextValue(String text), var type)
                ? dateOfBeginning(term, text.length())
                        .flatMap(date -> days(text).map(days -> within(date, days)))
                : Optional.empty();
    }

    private static ThreeValued within(Term date, Days days) {
        ThreeValued before = ThreeValued.less(date, constant(days.first()));
        ThreeValued upTo = ThreeValued.less(date, constant(days.end()));
        return ThreeValued.and(List.of(before.not(), upTo));
    }

    /** The date whose text begins with the term, and how many letters that is. */
    private static Optional<Term> dateOfBeginning(Term term, int length) {
        boolean isBeginning = term instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                && function.is(Operator.SUBSTRING)
                && arguments.size() == 3
                && Terms.isNumber(arguments.get(1), 1)
                && Terms.isNumber(arguments.get(2), length);
        return isBeginning
                ? date(((Term.Unknown) term).arguments().getFirst())
                : date(term).filter(date -> length == LENGTH);
    }

    /** The date of which this is the text. */
    private static Optional<Term> date(Term term) {
        return term instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && function instanceof Function.Cast(ValueKind from, ValueKind to, var text)
                        && from == ValueKind.DATE
                        && to == ValueKind.TEXT
                        && ValueKind.of(arguments.getFirst().type()) == ValueKind.DATE
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }

    private static Optional<Days> days(String beginning) {
        Matcher parts = BEGINNING.matcher(beginning);
        if (!parts.matches() || Integer.parseInt(parts.group(1)) > LAST_YEAR) {
            return Optional.empty();
        }
        int year = Integer.parseInt(parts.group(1));
        try {
            if (parts.group(2) == null) {
                return Optional.of(new Days(LocalDate.of(year, 1, 1), LocalDate.of(year + 1, 1, 1)));
            }
            YearMonth month = YearMonth.of(year, Integer.parseInt(parts.group(2)));
            if (parts.group(3) == null) {
                return Optional.of(new Days(month.atDay(1), month.plusMonths(1).atDay(1)));
            }
            LocalDate day = month.atDay(Integer.parseInt(parts.group(3)));
            return Optional.of(new Days(day, day.plusDays(1)));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }

    private static Term constant(LocalDate day) {
        return new Term.Constant(new Value.DateValue(day), SqlType.DATE);
    }
}
