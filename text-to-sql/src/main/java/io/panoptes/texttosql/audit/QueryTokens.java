package io.panoptes.texttosql.audit;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;

/** The words of a query with their places in its text. */
record QueryTokens(String text, List<Token> tokens) {

    static QueryTokens of(String text) {
        try {
            return new QueryTokens(text, Lexer.tokens(text));
        } catch (SqlTextException e) {
            return new QueryTokens(text, List.of());
        }
    }

    int size() {
        return tokens.size();
    }

    Token at(int place) {
        return tokens.get(place);
    }

    boolean isWord(int place, String word) {
        return place >= 0 && place < tokens.size() && tokens.get(place).isWord(word);
    }

    boolean isSymbol(int place, String symbol) {
        return place >= 0 && place < tokens.size() && tokens.get(place).isSymbol(symbol);
    }

    /** The text of the words from one place to another, the last not included. */
    String between(int from, int to) {
        return from >= to
                ? ""
                : text.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    }

    /** The text with other words in that place. */
    String replacing(int from, int to, String words) {
        return text.substring(0, tokens.get(from).start())
                + words
                + text.substring(tokens.get(to - 1).end());
    }

    /** Where a column begins that ends before this place: {@code T1.name} or {@code name}; the place itself where there is none. */
    int startOfColumn(int end) {
        if (end < 1 || !tokens.get(end - 1).isName()) {
            return end;
        }
        return isSymbol(end - 2, ".") && end >= 3 ? end - 3 : end - 1;
    }
}
