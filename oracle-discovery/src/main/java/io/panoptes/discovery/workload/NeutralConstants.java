package io.panoptes.discovery.workload;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Constants that tell nothing: numbers, texts and dates become others in the same order, 0 and 1 stay. Which query it is changes,
 * but not its shape: what is mined are equivalents of the new one.
 */
final class NeutralConstants implements TreeMapping {
    private static final LocalDate FIRST = LocalDate.of(2000, 1, 1);

    private final TreeMap<BigDecimal, Integer> numbers = new TreeMap<>();
    private final List<String> texts;
    private final List<LocalDate> dates;

    NeutralConstants(Query query) {
        TreeSet<String> foundTexts = new TreeSet<>();
        TreeSet<LocalDate> foundDates = new TreeSet<>();
        TreeSet<BigDecimal> foundNumbers = new TreeSet<>(List.of(BigDecimal.ZERO, BigDecimal.ONE));
        for (Expression part : Trees.expressions(query)) {
            if (part instanceof Expression.Literal(var value)) {
                switch (value) {
                    case Value.IntegerValue(var number) -> foundNumbers.add(new BigDecimal(number));
                    case Value.DecimalValue(var number) -> foundNumbers.add(number.stripTrailingZeros());
                    case Value.TextValue(var text) -> foundTexts.add(text);
                    case Value.DateValue(var date) -> foundDates.add(date);
                    default -> {}
                }
            }
        }
        int zero = foundNumbers.headSet(BigDecimal.ZERO).size();
        for (BigDecimal number : foundNumbers) {
            numbers.put(number, numbers.size() - zero);
        }
        texts = List.copyOf(foundTexts);
        dates = List.copyOf(foundDates);
    }

    @Override
    public Expression expression(Expression expression) {
        return expression instanceof Expression.Literal(var value) ? Sql.literal(value(value)) : children(expression);
    }

    /** Every number of the query has one. */
    private int neutral(BigDecimal number) {
        return Objects.requireNonNull(numbers.get(number));
    }

    private Value value(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) ->
                new Value.IntegerValue(BigInteger.valueOf(neutral(new BigDecimal(number))));
            case Value.DecimalValue(var number) ->
                new Value.DecimalValue(new BigDecimal(neutral(number.stripTrailingZeros())));
            case Value.TextValue(var text) -> new Value.TextValue(letters(texts.indexOf(text)));
            case Value.DateValue(var date) -> new Value.DateValue(FIRST.plusDays(dates.indexOf(date)));
            default -> value;
        };
    }

    /** a, b, ..., z, za, zb, ...: in the order of the texts that they stand for. */
    private static String letters(int number) {
        return "z".repeat(number / 25) + (char) ('a' + number % 25);
    }
}
