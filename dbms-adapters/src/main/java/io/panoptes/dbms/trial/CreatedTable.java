package io.panoptes.dbms.trial;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * A CREATE TABLE statement with the name of its table as it is written there, quotes and all, so that INSERT and DROP name
 * the same table under any rule of folding.
 */
record CreatedTable(String statement, String name) {

    /** SQLite takes a name in single quotes, too. Empty where the text is something else, or the name has a schema before it. */
    static Optional<CreatedTable> in(String statement) {
        List<Token> tokens = Lexer.tokens(statement);
        int at = 0;
        if (!tokens.get(at++).isWord("CREATE")) {
            return Optional.empty();
        }
        if (!tokens.get(at++).isWord("TABLE")) {
            return Optional.empty();
        }
        if (tokens.get(at).isWord("IF")) {
            at += 3;
        }
        if (at + 1 >= tokens.size()
                || !(tokens.get(at).isName() || tokens.get(at).kind() == Token.Kind.STRING)
                || !tokens.get(at + 1).isSymbol("(")) {
            return Optional.empty();
        }
        Token name = tokens.get(at);
        return Optional.of(new CreatedTable(statement, statement.substring(name.start(), name.end())));
    }
}
