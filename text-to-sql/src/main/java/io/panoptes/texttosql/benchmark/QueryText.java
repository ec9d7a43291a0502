package io.panoptes.texttosql.benchmark;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The text of one query as it stands in a file. */
public final class QueryText {
    private QueryText() {}

    /**
     * Without blanks around it and without semicolons at its end, behind which a comment may stand. Nothing else is touched: what is
     * run must be what was predicted.
     */
    public static String trimmed(String text) {
        String query = text.strip();
        try {
            List<Token> tokens = Lexer.tokens(query);
            int end = tokens.size() - 1;
            while (end > 0 && tokens.get(end - 1).isSymbol(";")) {
                end--;
            }
            return end == tokens.size() - 1
                    ? query
                    : query.substring(0, tokens.get(end).start()).strip();
        } catch (SqlTextException e) {
            return query;
        }
    }

    /** Whether two texts are the same but for blanks, comments and the case of words without quotes. */
    public static boolean same(String one, String other) {
        return one.equals(other) || words(one).equals(words(other));
    }

    private static List<List<String>> words(String text) {
        List<List<String>> words = new ArrayList<>();
        try {
            for (Token token : Lexer.tokens(text)) {
                String word = token.kind() == Token.Kind.WORD ? token.text().toUpperCase(Locale.ROOT) : token.text();
                words.add(List.of(token.kind().name(), word));
            }
        } catch (SqlTextException e) {
            return List.of(List.of(text));
        }
        return words;
    }
}
