package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import io.panoptes.sql.value.Value;
import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The values to try in a column of dates that are kept as texts: dates near the constants, and the constants themselves. */
final class DateTexts {
    private static final Pattern BEGINNING = Pattern.compile("(\\d{4})(?:-(\\d{2}))?[-%]?.*");

    private DateTexts() {}

    static List<Value> of(Collection<Value> constants, Collection<String> patterns, List<LocalDate> days) {
        Set<Value> values = new LinkedHashSet<>();
        for (Value constant : constants) {
            switch (constant) {
                case Value.TextValue(String text) -> add(text, values);
                case Value.IntegerValue(var number) -> around(number.toString(), values);
                default -> {}
            }
        }
        patterns.forEach(pattern -> around(pattern, values));
        days.forEach(day -> values.add(Value.of(day.toString())));
        return List.copyOf(values);
    }

    /** What looks like a number would be kept as one. */
    private static void add(String text, Set<Value> values) {
        if (!StoredDigits.isNumber(text) && !text.isBlank()) {
            values.add(Value.of(text));
        }
        around(text, values);
    }

    /** Dates that begin so: a year, or a year and a month. */
    private static void around(String text, Set<Value> values) {
        Matcher matcher = BEGINNING.matcher(text);
        if (matcher.matches()) {
            String month = matcher.group(2) == null ? "06" : matcher.group(2);
            values.add(Value.of(matcher.group(1) + "-" + month + "-15"));
            values.add(Value.of(matcher.group(1) + "-01-01"));
            values.add(Value.of(Integer.parseInt(matcher.group(1)) + 1 + "-" + month + "-15"));
        }
    }
}
