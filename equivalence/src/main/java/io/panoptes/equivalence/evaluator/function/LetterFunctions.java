package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The case of letters as DuckDB changes it: one letter by one, also beyond ASCII. */
final class LetterFunctions {
    private static final int CAPITAL_SHARP_S = 0x1E9E;

    private LetterFunctions() {}

    static final List<KnownFunction> LIST = List.of(
            KnownFunction.of("LOWER", 1, Result.TEXT, arguments -> Value.of(lower(Texts.of(arguments.getFirst())))),
            KnownFunction.of("LCASE", 1, Result.TEXT, arguments -> Value.of(lower(Texts.of(arguments.getFirst())))),
            KnownFunction.of("UPPER", 1, Result.TEXT, arguments -> Value.of(upper(Texts.of(arguments.getFirst())))),
            KnownFunction.of("UCASE", 1, Result.TEXT, arguments -> Value.of(upper(Texts.of(arguments.getFirst())))),
            KnownFunction.of("LIKE_WITHOUT_CASE", 2, 3, Result.BOOLEAN, LetterFunctions::like));

    static String lower(String text) {
        return changed(text, Character::toLowerCase);
    }

    private static String upper(String text) {
        return changed(text, letter -> letter == 'ß' ? CAPITAL_SHARP_S : Character.toUpperCase(letter));
    }

    private static String changed(String text, IntUnaryOperator change) {
        return text.codePoints()
                .map(letter -> isNew(letter) ? unknown() : change.applyAsInt(letter))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Letters whose other case is younger than the tables of some releases. */
    private static boolean isNew(int letter) {
        boolean cased = Character.isUpperCase(letter) || Character.isLowerCase(letter);
        return cased
                && (letter == 0x19B
                        || letter == 0x264
                        || (letter >= 0x1C80 && letter < 0x1C90)
                        || (letter >= 0xA7C0 && letter < 0xA800)
                        || letter > 0xFFFF);
    }

    private static int unknown() {
        throw new NoAnswer("the case of a letter that is new in Unicode");
    }

    private static Value like(List<Value> arguments) {
        String escape = arguments.size() > 2 ? Texts.of(arguments.get(2)) : "";
        boolean letter = escape.codePoints().anyMatch(Character::isLetter);
        if (letter || escape.codePointCount(0, escape.length()) > 1) {
            throw new NoAnswer("ILIKE with such an ESCAPE");
        }
        int[] pattern = lower(Texts.of(arguments.get(1))).codePoints().toArray();
        int[] text = lower(Texts.of(arguments.getFirst())).codePoints().toArray();
        return Value.of(matches(pattern, 0, text, 0, escape.isEmpty() ? -1 : escape.codePointAt(0)));
    }

    private static boolean matches(int[] pattern, int at, int[] text, int from, int escape) {
        if (at == pattern.length) {
            return from == text.length;
        }
        if (pattern[at] == escape) {
            if (at + 1 == pattern.length) {
                throw new NoAnswer("a pattern that ends in its escape character");
            }
            return from < text.length
                    && pattern[at + 1] == text[from]
                    && matches(pattern, at + 2, text, from + 1, escape);
        }
        if (pattern[at] == '%') {
            for (int rest = from; rest <= text.length; rest++) {
                if (matches(pattern, at + 1, text, rest, escape)) {
                    return true;
                }
            }
            return false;
        }
        return from < text.length
                && (pattern[at] == '_' || pattern[at] == text[from])
                && matches(pattern, at + 1, text, from + 1, escape);
    }
}
