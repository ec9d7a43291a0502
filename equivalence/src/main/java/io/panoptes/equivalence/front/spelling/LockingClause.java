package io.panoptes.equivalence.front.spelling;

import java.util.ArrayList;
import java.util.List;

/**
 * {@code q FOR UPDATE -> q}, and the same for FOR SHARE, FOR NO KEY UPDATE, FOR KEY SHARE and LOCK IN SHARE MODE: locks change
 * no answer.
 */
record LockingClause() implements Spelling {
    @Override
    public List<Token> apply(List<Token> tokens) {
        List<Token> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (startsAt(tokens, i)) {
                i = end(tokens, i) - 1;
            } else {
                result.add(tokens.get(i));
            }
        }
        return result;
    }

    private static boolean startsAt(List<Token> tokens, int i) {
        return isPhrase(tokens, i, "FOR", "UPDATE")
                || isPhrase(tokens, i, "FOR", "SHARE")
                || isPhrase(tokens, i, "FOR", "NO", "KEY", "UPDATE")
                || isPhrase(tokens, i, "FOR", "KEY", "SHARE")
                || isPhrase(tokens, i, "LOCK", "IN", "SHARE", "MODE");
    }

    private static boolean isPhrase(List<Token> tokens, int start, String... words) {
        for (int i = 0; i < words.length; i++) {
            if (!Nesting.isAt(tokens, start + i, words[i])) {
                return false;
            }
        }
        return true;
    }

    /** It is the last clause of its query. */
    private static int end(List<Token> tokens, int start) {
        int end = start;
        while (end < tokens.size()
                && !tokens.get(end).is(")")
                && !tokens.get(end).is(";")) {
            end++;
        }
        return end;
    }
}
