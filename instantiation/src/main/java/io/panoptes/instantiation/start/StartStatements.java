package io.panoptes.instantiation.start;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The statements of a script, each with all names in lower case, so that they are found however they are spelled. The body of a
 * trigger or function belongs to its statement.
 */
final class StartStatements {
    private static final Set<String> WITH_BODY = Set.of("TRIGGER", "PROCEDURE", "FUNCTION", "EVENT", "PACKAGE");
    /** {@code CREATE OR REPLACE DEFINER = a@b AGGREGATE FUNCTION}: the word is among the first ten. */
    private static final int WORDS_OF_A_KIND = 10;
    /** What {@code END} closes without having been opened by a word that is counted. */
    private static final Set<String> NOT_COUNTED = Set.of("IF", "LOOP", "WHILE", "REPEAT", "FOR");

    private StartStatements() {}

    /** @throws io.panoptes.sql.text.SqlTextException where the text has no words, such as a quote that does not end */
    static List<String> of(String script) {
        List<String> statements = new ArrayList<>();
        List<Token> statement = new ArrayList<>();
        int depth = 0;
        for (Token token : Lexer.tokens(script)) {
            boolean ends = token.kind() == Token.Kind.END || token.isSymbol(";") && depth == 0;
            if (!ends) {
                statement.add(token);
                depth = Math.max(0, depth + nesting(token, statement));
            } else if (!statement.isEmpty()) {
                statements.add(text(script, statement));
                statement.clear();
                depth = 0;
            }
        }
        return statements;
    }

    /** How a word changes the depth within a body: {@code END IF} closes what {@code IF} opened, which is not counted. */
    private static int nesting(Token token, List<Token> statement) {
        if (!hasBody(statement)) {
            return 0;
        }
        if (statement.get(statement.size() - 2).isWord("END")) {
            return NOT_COUNTED.stream().anyMatch(token::isWord) ? 1 : 0;
        }
        return token.isWord("BEGIN") || token.isWord("CASE") ? 1 : token.isWord("END") ? -1 : 0;
    }

    private static boolean hasBody(List<Token> statement) {
        return statement.getFirst().isWord("CREATE")
                && statement.stream()
                        .limit(WORDS_OF_A_KIND)
                        .anyMatch(token -> token.kind() == Token.Kind.WORD
                                && WITH_BODY.contains(token.text().toUpperCase(Locale.ROOT)));
    }

    private static String text(String script, List<Token> statement) {
        int start = statement.getFirst().start();
        StringBuilder text =
                new StringBuilder(script.substring(start, statement.getLast().end()));
        for (Token token : statement) {
            if (token.isName()) {
                String name = script.substring(token.start(), token.end()).toLowerCase(Locale.ROOT);
                if (name.length() == token.end() - token.start()) {
                    text.replace(token.start() - start, token.end() - start, name);
                }
            }
        }
        return text.toString();
    }
}
