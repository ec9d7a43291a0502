package io.panoptes.equivalence.trial;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The words that stand in texts, to tell which columns they can name.
 *
 * @param all whether every column may be meant: there is a {@code *} that names no count, a NATURAL join, or what can't be read
 */
record NamedWords(Set<String> words, boolean all) {

    static NamedWords of(List<String> texts) {
        Set<String> words = new HashSet<>();
        boolean all = false;
        for (String text : texts) {
            all |= addAll(text, words);
        }
        return new NamedWords(words, all);
    }

    private static boolean addAll(String text, Set<String> words) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return true;
        }
        boolean all = false;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean counts = i >= 2
                    && tokens.get(i - 1).isSymbol("(")
                    && tokens.get(i - 2).isWord("COUNT");
            all |= token.isWord("NATURAL") || token.isSymbol("*") && !counts;
            words.add(token.text().toUpperCase(Locale.ROOT));
        }
        return all;
    }

    boolean mayName(String column) {
        return all || words.contains(column.toUpperCase(Locale.ROOT));
    }
}
