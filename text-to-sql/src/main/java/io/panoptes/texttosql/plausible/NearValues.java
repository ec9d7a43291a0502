package io.panoptes.texttosql.plausible;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Of a column's real values the few that matter to a query: its constants where they are among them, their neighbours, texts that
 * contain them, and some others.
 */
record NearValues(List<Value> real) {
    private static final int OTHERS = 4;
    private static final int CONTAINING = 2;
    private static final int MOST = 16;
    private static final int SHORTEST_PART = 2;

    NearValues {
        real = List.copyOf(real);
    }

    List<Value> of(Collection<Value> wanted) {
        Set<Value> known = Set.copyOf(real);
        Set<Value> near = new LinkedHashSet<>();
        wanted.stream().filter(known::contains).forEach(near::add);
        wanted.forEach(value -> containing(value).forEach(near::add));
        NavigableSet<Numbered> numbers = new TreeSet<>();
        real.forEach(value -> Numbered.of(value).ifPresent(numbers::add));
        for (Value value : wanted) {
            Numbered.of(value).ifPresent(number -> {
                Optional.ofNullable(numbers.lower(number)).ifPresent(found -> near.add(found.value()));
                Optional.ofNullable(numbers.higher(number)).ifPresent(found -> near.add(found.value()));
            });
        }
        List<Value> few = near.stream().limit(MOST).toList();
        Set<Value> all = new LinkedHashSet<>(few);
        real.stream().filter(value -> !near.contains(value)).limit(OTHERS).forEach(all::add);
        return List.copyOf(all);
    }

    private List<Value> containing(Value part) {
        return part instanceof Value.TextValue(String text) && text.length() >= SHORTEST_PART
                ? real.stream()
                        .filter(value -> value instanceof Value.TextValue(String whole)
                                && whole.contains(text)
                                && !whole.equals(text))
                        .limit(CONTAINING)
                        .toList()
                : List.of();
    }

    /** A value in the order of its kind, which alone a column has. */
    private record Numbered(BigDecimal number, Value value) implements Comparable<Numbered> {
        static Optional<Numbered> of(Value value) {
            Optional<BigDecimal> number = switch (value) {
                case Value.IntegerValue(var whole) -> Optional.of(new BigDecimal(whole));
                case Value.DecimalValue(var decimal) -> Optional.of(decimal);
                case Value.DoubleValue(double real) ->
                    Double.isFinite(real) ? Optional.of(BigDecimal.valueOf(real)) : Optional.empty();
                case Value.DateValue(var day) -> Optional.of(BigDecimal.valueOf(day.toEpochDay()));
                case Value.TimestampValue(var moment) ->
                    Optional.of(BigDecimal.valueOf(moment.toEpochSecond(java.time.ZoneOffset.UTC)));
                case Value.TimeValue(var time) -> Optional.of(BigDecimal.valueOf(time.toNanoOfDay()));
                case Value.TextValue ignored -> Optional.empty();
                case Value.BooleanValue ignored -> Optional.empty();
                case Value.OpaqueValue ignored -> Optional.empty();
                case Value.NullValue ignored -> Optional.empty();
            };
            return number.map(found -> new Numbered(found, value));
        }

        @Override
        public int compareTo(Numbered other) {
            return number.compareTo(other.number);
        }
    }
}
