package io.panoptes.texttosql.report;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What two queries have in common and where they differ, word by word. The case of words without quotes does not count. */
public final class SqlDiff {
    /** Beyond it, the table of common words would be too large. */
    private static final int MOST_WORDS = 2_000;

    private SqlDiff() {}

    public record Part(Side side, String text) {}

    public enum Side {
        BOTH,
        GOLD,
        PREDICTED
    }

    public static List<Part> of(String gold, String predicted) {
        List<String> left = words(gold);
        List<String> right = words(predicted);
        if (left.size() > MOST_WORDS || right.size() > MOST_WORDS) {
            return List.of(new Part(Side.GOLD, gold), new Part(Side.PREDICTED, predicted));
        }
        int[][] common = new int[left.size() + 1][right.size() + 1];
        for (int i = left.size() - 1; i >= 0; i--) {
            for (int j = right.size() - 1; j >= 0; j--) {
                common[i][j] = same(left.get(i), right.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        List<Part> parts = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < left.size() || j < right.size()) {
            if (i < left.size() && j < right.size() && same(left.get(i), right.get(j))) {
                add(parts, Side.BOTH, left.get(i));
                i++;
                j++;
            } else if (j >= right.size() || i < left.size() && common[i + 1][j] >= common[i][j + 1]) {
                add(parts, Side.GOLD, left.get(i++));
            } else {
                add(parts, Side.PREDICTED, right.get(j++));
            }
        }
        return parts;
    }

    private static boolean same(String one, String other) {
        return isQuoted(one) || isQuoted(other) ? one.equals(other) : one.equalsIgnoreCase(other);
    }

    private static boolean isQuoted(String word) {
        return word.startsWith("'") || word.startsWith("\"") || word.startsWith("`");
    }

    private static void add(List<Part> parts, Side side, String word) {
        if (!parts.isEmpty() && parts.getLast().side() == side) {
            parts.add(new Part(side, parts.removeLast().text() + " " + word));
        } else {
            parts.add(new Part(side, word));
        }
    }

    private static List<String> words(String query) {
        try {
            return Lexer.tokens(query).stream()
                    .filter(token -> token.kind() != Token.Kind.END)
                    .map(token -> query.substring(token.start(), token.end()))
                    .toList();
        } catch (SqlTextException e) {
            return List.of(query.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        }
    }
}
