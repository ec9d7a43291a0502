package io.panoptes.sql.reading;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Something in a text by which it shows for which DBMSs it was written. As text:
 *
 * <pre>
 * NULLS FIRST              these words or symbols, one behind the other
 * '' ||                    the same behind any string
 * CURDATE(...)             a call of this function
 * IF(?, ?, ?)              a call with three arguments
 * DATE_ADD(... INTERVAL)   a call with this word within its brackets
 * </pre>
 */
public sealed interface DialectMark {
    /** In {@link Words}: any string. */
    String STRING = "''";

    /** @param words words and symbols that follow each other; {@link #STRING} stands for any string */
    record Words(List<String> words) implements DialectMark {
        public Words {
            words = List.copyOf(words);
        }
    }

    /**
     * A call of a function that is not qualified.
     *
     * @param arguments how many; empty where any number will do
     * @param word which must stand within the brackets; empty where none must
     */
    record Call(String function, OptionalInt arguments, Optional<String> word) implements DialectMark {}

    /** @throws IllegalArgumentException where it is neither words nor a call */
    static DialectMark of(String text) {
        Matcher call = Patterns.CALL.matcher(text);
        if (!call.matches()) {
            List<String> words = Arrays.asList(text.split(" +"));
            if (words.stream().anyMatch(String::isEmpty)) {
                throw new IllegalArgumentException("a mark has a word at least");
            }
            return new Words(words);
        }
        String function = call.group(1).toUpperCase(Locale.ROOT);
        String within = call.group(2);
        if (within.matches("\\?(, *\\?)*")) {
            int arguments = (int) within.chars().filter(letter -> letter == '?').count();
            return new Call(function, OptionalInt.of(arguments), Optional.empty());
        }
        if (!within.matches("\\.\\.\\.( \\w+)?")) {
            throw new IllegalArgumentException("'%s' is neither '...', '... WORD' nor '?, ?'".formatted(within));
        }
        return new Call(
                function,
                OptionalInt.empty(),
                Stream.of(within.substring(3).strip())
                        .filter(word -> !word.isEmpty())
                        .findFirst());
    }

    /** How marks are written. */
    final class Patterns {
        private static final Pattern CALL = Pattern.compile("(\\w+)\\((.*)\\)");

        private Patterns() {}
    }
}
