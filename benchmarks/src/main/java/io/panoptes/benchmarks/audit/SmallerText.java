package io.panoptes.benchmarks.audit;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Takes words from a text, as long as what is looked for stays. */
final class SmallerText {
    private static final int MOST_TRIALS = 800;

    private final Predicate<String> stays;
    private int trials;

    SmallerText(Predicate<String> stays) {
        this.stays = stays;
    }

    String of(String sql) {
        List<String> words = words(sql);
        boolean smaller = true;
        while (smaller && trials < MOST_TRIALS) {
            smaller = false;
            for (int length = words.size() / 2; length > 0; length--) {
                for (int from = 0; from + length <= words.size() && trials < MOST_TRIALS; from++) {
                    List<String> fewer = new ArrayList<>(words.subList(0, from));
                    fewer.addAll(words.subList(from + length, words.size()));
                    if (isBalanced(fewer) && isSame(fewer)) {
                        words = fewer;
                        smaller = true;
                        from--;
                    }
                }
            }
        }
        return String.join(" ", words);
    }

    private boolean isSame(List<String> words) {
        trials++;
        return stays.test(String.join(" ", words));
    }

    private static boolean isBalanced(List<String> words) {
        int depth = 0;
        for (String word : words) {
            depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
            if (depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }

    private static List<String> words(String sql) {
        try {
            List<String> words = new ArrayList<>();
            for (Token token : Lexer.tokens(sql)) {
                if (token.kind() != Token.Kind.END) {
                    words.add(sql.substring(token.start(), token.end()));
                }
            }
            return words;
        } catch (SqlTextException e) {
            return List.of(sql);
        }
    }
}
