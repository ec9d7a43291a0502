package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.value.NoAnswer;

/** {@code *} stands for any characters, {@code ?} for one, with regard to case. */
final class SqliteGlob {
    private SqliteGlob() {}

    static boolean matches(String pattern, String text) {
        if (pattern.indexOf('[') >= 0) {
            throw new NoAnswer("GLOB with a set of characters");
        }
        return matches(pattern.codePoints().toArray(), 0, text.codePoints().toArray(), 0);
    }

    private static boolean matches(int[] pattern, int at, int[] text, int from) {
        if (at == pattern.length) {
            return from == text.length;
        }
        if (pattern[at] == '*') {
            for (int rest = from; rest <= text.length; rest++) {
                if (matches(pattern, at + 1, text, rest)) {
                    return true;
                }
            }
            return false;
        }
        return from < text.length
                && (pattern[at] == '?' || pattern[at] == text[from])
                && matches(pattern, at + 1, text, from + 1);
    }
}
