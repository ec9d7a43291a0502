package io.panoptes.equivalence.front.operator;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What kind of value a function gives, by the kinds of its arguments; empty where that is not known. */
public sealed interface ResultRule {
    /** A call that a DBMS answered. */
    record Call(List<PlainKind> arguments, PlainKind result) {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** The kind of the result; empty where it is not known. An argument is empty where it is NULL. */
    Optional<PlainKind> result(List<Optional<PlainKind>> arguments);

    /** As in a line of a data file. */
    String text();

    /** Whatever the arguments are. */
    record Always(PlainKind kind) implements ResultRule {
        @Override
        public Optional<PlainKind> result(List<Optional<PlainKind>> arguments) {
            return kind == PlainKind.OTHER ? Optional.empty() : Optional.of(kind);
        }

        @Override
        public String text() {
            return kind.word();
        }
    }

    /**
     * By the kind of one argument: {@code 2: date=date timestamp=timestamp}.
     *
     * @param place counted from 1
     */
    record ByArgument(int place, Map<PlainKind, PlainKind> kinds) implements ResultRule {
        public ByArgument {
            kinds = new EnumMap<>(kinds);
        }

        @Override
        public Optional<PlainKind> result(List<Optional<PlainKind>> arguments) {
            return place > arguments.size()
                    ? Optional.empty()
                    : arguments
                            .get(place - 1)
                            .flatMap(kind -> Optional.ofNullable(kinds.get(kind)))
                            .filter(kind -> kind != PlainKind.OTHER);
        }

        @Override
        public String text() {
            return kinds.entrySet().stream()
                    .map(entry -> entry.getKey().word() + "=" + entry.getValue().word())
                    .collect(Collectors.joining(" ", place + ": ", ""));
        }
    }

    /** By nothing that was found. */
    record Unclear() implements ResultRule {
        private static final String TEXT = "?";

        @Override
        public Optional<PlainKind> result(List<Optional<PlainKind>> arguments) {
            return Optional.empty();
        }

        @Override
        public String text() {
            return TEXT;
        }
    }

    /** The plainest rule by which all these calls give what they gave. */
    static ResultRule of(Collection<Call> calls) {
        List<PlainKind> results = calls.stream().map(Call::result).distinct().toList();
        if (results.size() == 1) {
            return new Always(results.getFirst());
        }
        int places =
                calls.stream().mapToInt(call -> call.arguments().size()).min().orElse(0);
        return IntStream.rangeClosed(1, places)
                .mapToObj(place -> byArgument(place, calls))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(Unclear::new);
    }

    private static Optional<ResultRule> byArgument(int place, Collection<Call> calls) {
        Map<PlainKind, PlainKind> kinds = new EnumMap<>(PlainKind.class);
        for (Call call : calls) {
            PlainKind before = kinds.putIfAbsent(call.arguments().get(place - 1), call.result());
            if (before != null && before != call.result()) {
                return Optional.empty();
            }
        }
        return Optional.of(new ByArgument(place, kinds));
    }

    /** @throws IllegalArgumentException where it is none */
    static ResultRule parse(String text) {
        if (text.equals(Unclear.TEXT)) {
            return new Unclear();
        }
        int colon = text.indexOf(": ");
        if (colon < 0) {
            return new Always(PlainKind.ofWord(text));
        }
        Map<PlainKind, PlainKind> kinds = new EnumMap<>(PlainKind.class);
        Arrays.stream(text.substring(colon + 2).split(" "))
                .map(pair -> pair.split("=", 2))
                .forEach(pair -> kinds.put(PlainKind.ofWord(pair[0]), PlainKind.ofWord(pair[1])));
        return new ByArgument(Integer.parseInt(text.substring(0, colon)), kinds);
    }
}
