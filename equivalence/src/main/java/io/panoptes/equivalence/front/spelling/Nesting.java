package io.panoptes.equivalence.front.spelling;

import java.util.List;

/** Brackets that belong together. */
final class Nesting {
    private Nesting() {}

    /** The position of the bracket that closes the one at {@code open}; -1 where there is none. */
    static int close(List<SpellingToken> tokens, int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /** How many arguments stand between the brackets at {@code open} and {@code close}. */
    static int arguments(List<SpellingToken> tokens, int open, int close) {
        int commas = 0;
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            commas += depth == 0 && tokens.get(i).is(",") ? 1 : 0;
        }
        return close == open + 1 ? 0 : commas + 1;
    }

    /** Whether the token at {@code index} is this word or symbol. */
    static boolean isAt(List<SpellingToken> tokens, int index, String word) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is(word);
    }
}
