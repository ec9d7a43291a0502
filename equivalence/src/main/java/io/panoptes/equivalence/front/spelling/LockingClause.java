package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code q FOR UPDATE -> q}, and the same for FOR SHARE, FOR NO KEY UPDATE, FOR KEY SHARE and LOCK IN SHARE MODE: locks change
 * no answer.
 */
record LockingClause() implements Spelling {
    private static final List<List<String>> LOCKS = List.of(
            List.of("FOR", "UPDATE"),
            List.of("FOR", "SHARE"),
            List.of("FOR", "NO", "KEY", "UPDATE"),
            List.of("FOR", "KEY", "SHARE"),
            List.of("LOCK", "IN", "SHARE", "MODE"));

    private static final List<List<String>> WAITS = List.of(List.of("NOWAIT"), List.of("SKIP", "LOCKED"));

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int end = end(tokens, i);
            if (end == i) {
                result.add(tokens.get(i));
            } else {
                i = end - 1;
            }
        }
        return result;
    }

    /** Behind the clause that begins here, as far as its words go; {@code start} where none begins. */
    private static int end(List<SpellingToken> tokens, int start) {
        int end = behind(tokens, start, LOCKS);
        if (end == start) {
            return start;
        }
        if (Nesting.isAt(tokens, end, "OF")) {
            do {
                end += 2;
            } while (Nesting.isAt(tokens, end, ","));
        }
        return behind(tokens, end, WAITS);
    }

    private static int behind(List<SpellingToken> tokens, int start, List<List<String>> phrases) {
        return phrases.stream()
                .filter(phrase -> isPhrase(tokens, start, phrase))
                .findFirst()
                .map(phrase -> start + phrase.size())
                .orElse(start);
    }

    private static boolean isPhrase(List<SpellingToken> tokens, int start, List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            if (!Nesting.isAt(tokens, start + i, words.get(i))) {
                return false;
            }
        }
        return true;
    }
}
