package io.panoptes.texttosql.search;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;

/** How many rows it takes until a LIMIT of a text leaves one out: {@code LIMIT 9, 2} takes 12. */
final class LimitedRows {
    private static final int MOST = 30;

    private LimitedRows() {}

    /** 0 where no text has a LIMIT, or one that is too high. */
    static int of(List<String> texts) {
        return texts.stream()
                .mapToInt(LimitedRows::of)
                .filter(rows -> rows <= MOST)
                .max()
                .orElse(0);
    }

    private static int of(String text) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return 0;
        }
        int most = 0;
        for (int i = 0; i + 1 < tokens.size(); i++) {
            if (tokens.get(i).isWord("LIMIT")) {
                most = Math.max(most, number(tokens, i + 1) + second(tokens, i + 2) + 1);
            }
        }
        return most;
    }

    private static int second(List<Token> tokens, int i) {
        return i + 1 < tokens.size()
                        && (tokens.get(i).isSymbol(",") || tokens.get(i).isWord("OFFSET"))
                ? number(tokens, i + 1)
                : 0;
    }

    /** One that is too high where it is no short number. */
    private static int number(List<Token> tokens, int i) {
        Token token = tokens.get(i);
        return token.kind() == Token.Kind.NUMBER && token.text().matches("\\d{1,3}")
                ? Integer.parseInt(token.text())
                : MOST;
    }
}
