package io.panoptes.corpus;

import io.panoptes.corpus.Operation.Growth;
import io.panoptes.dbms.data.HoledText;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a line of {@code operations.txt} says an operation: see {@link OperationCatalog}. */
final class OperationLine {
    private static final List<String> NAMES = List.of("INTEGER", "BIGINT", "TEXT", "BOOLEAN", "DATE");

    private enum Word {
        STRICT(true, Growth.SMALL),
        LARGEST(true, Growth.LARGEST),
        SUM(true, Growth.SUM),
        LENIENT(false, Growth.LARGEST),
        LENIENT_SMALL(false, Growth.SMALL),
        LENIENT_SUM(false, Growth.SUM);

        private final boolean strict;
        private final Growth growth;

        Word(boolean strict, Growth growth) {
            this.strict = strict;
            this.growth = growth;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static Word of(String text) {
            return Stream.of(values())
                    .filter(word -> word.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "'%s' is no first word of a line of operations; choose from lacks, tried, %s"
                                    .formatted(
                                            text,
                                            Stream.of(values())
                                                    .map(Word::toString)
                                                    .collect(Collectors.joining(", ")))));
        }

        static Word of(Operation operation) {
            return Arrays.stream(values())
                    .filter(word -> word.strict == operation.strict() && word.growth == operation.growth())
                    .findFirst()
                    .orElseThrow();
        }
    }

    private OperationLine() {}

    static Operation read(String line) {
        String[] words = line.split(" ", 3);
        Word word = Word.of(words[0]);
        HoledText text = HoledText.of(words[2]);
        List<SqlType> arguments = text.holes().stream().map(OperationLine::type).toList();
        return new Operation(text.with(hole -> "#"), type(words[1]), arguments, word.strict, word.growth);
    }

    /** Empty where a type of it has no name of one word. */
    static Optional<String> write(Operation operation) {
        List<Optional<String>> names = Stream.concat(Stream.of(operation.result()), operation.arguments().stream())
                .map(OperationLine::name)
                .toList();
        if (names.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        Iterator<String> arguments =
                names.stream().skip(1).flatMap(Optional::stream).iterator();
        var text = new StringBuilder(operation.pieces().getFirst());
        operation.pieces().stream()
                .skip(1)
                .forEach(piece ->
                        text.append('<').append(arguments.next()).append('>').append(piece));
        return Optional.of(
                "%s %s %s".formatted(Word.of(operation), names.getFirst().orElseThrow(), text));
    }

    private static Optional<String> name(SqlType type) {
        return NAMES.stream().filter(name -> type(name).equals(type)).findFirst();
    }

    private static SqlType type(String name) {
        return TypeNames.read(name, List.of())
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no type %s; choose from %s".formatted(name, TypeNames.KNOWN)));
    }
}
