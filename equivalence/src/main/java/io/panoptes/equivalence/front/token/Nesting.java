package io.panoptes.equivalence.front.token;

import java.util.ArrayList;
import java.util.List;

/** Brackets that belong together. */
public final class Nesting {
    private Nesting() {}

    /** The position of the bracket that closes the one at {@code open}; -1 where there is none. */
    public static int close(List<SpellingToken> tokens, int open) {
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
    public static int arguments(List<SpellingToken> tokens, int open, int close) {
        int commas = 0;
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            commas += depth == 0 && tokens.get(i).is(",") ? 1 : 0;
        }
        return close == open + 1 ? 0 : commas + 1;
    }

    /** The arguments between the brackets at {@code open} and {@code close}; none where one is empty. */
    public static List<List<SpellingToken>> split(List<SpellingToken> tokens, int open, int close) {
        List<List<SpellingToken>> arguments = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        for (int i = open + 1; i <= close; i++) {
            boolean ends = depth == 0 && (i == close || tokens.get(i).is(","));
            if (ends) {
                arguments.add(List.copyOf(tokens.subList(start, i)));
                start = i + 1;
            }
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
        }
        return arguments.stream().anyMatch(List::isEmpty) ? List.of() : arguments;
    }

    /** Whether the token at {@code index} is this word or symbol. */
    public static boolean isAt(List<SpellingToken> tokens, int index, String word) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is(word);
    }
}
