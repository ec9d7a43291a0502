package io.panoptes.sql.read;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;

/** A place in the tokens of a text, with the steps that a recursive descent takes. */
final class TokenCursor {
    private final String text;
    private final List<Token> tokens;
    private int at;

    private TokenCursor(String text, List<Token> tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    static TokenCursor over(String text) {
        return new TokenCursor(text, Lexer.tokens(text));
    }

    Token peek() {
        return tokens.get(at);
    }

    Token peekNext() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    boolean atEnd() {
        return peek().kind() == Token.Kind.END;
    }

    Token next() {
        Token token = peek();
        if (token.kind() != Token.Kind.END) {
            at++;
        }
        return token;
    }

    /** Steps over these words if all of them come next. */
    boolean skipWords(String... words) {
        for (int i = 0; i < words.length; i++) {
            if (at + i >= tokens.size() || !tokens.get(at + i).isWord(words[i])) {
                return false;
            }
        }
        at += words.length;
        return true;
    }

    boolean skipSymbol(String symbol) {
        if (peek().isSymbol(symbol)) {
            at++;
            return true;
        }
        return false;
    }

    void expectWords(String... words) {
        for (String word : words) {
            if (!skipWords(word)) {
                throw wrong(
                        "%s is missing before %s".formatted(word, shown()),
                        "Write %s here.".formatted(String.join(" ", words)));
            }
        }
    }

    void expectSymbol(String symbol, String where) {
        if (!skipSymbol(symbol)) {
            throw wrong("%s is missing before %s".formatted(symbol, shown()), "Write %s %s.".formatted(symbol, where));
        }
    }

    String expectName(String what) {
        // SQLite takes a string for a name.
        if (!peek().isName() && peek().kind() != Token.Kind.STRING) {
            throw wrong("the name of %s is missing before %s".formatted(what, shown()), "Write a name here.");
        }
        return next().text();
    }

    /** Steps over {@code ( ... )} with whatever is inside, and gives the tokens inside. */
    List<Token> parenthesised(String what) {
        Token open = peek();
        expectSymbol("(", "after " + what);
        int start = at;
        int depth = 1;
        while (depth > 0) {
            Token token = next();
            if (token.kind() == Token.Kind.END) {
                throw wrongAt(open, "the parenthesis after %s is not closed".formatted(what), "Close it with ).");
            }
            depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0;
        }
        return tokens.subList(start, at - 1);
    }

    /** With blanks and comments. */
    String textBetween(Token from, Token to) {
        return text.substring(from.start(), to.end());
    }

    String textOf(Token token) {
        return text.substring(token.start(), token.end());
    }

    String shown() {
        return atEnd() ? "the end of the text" : textOf(peek());
    }

    SqlTextException wrong(String problem, String advice) {
        return wrongAt(peek(), problem, advice);
    }

    SqlTextException wrongAt(Token token, String problem, String advice) {
        return SqlTextException.at(text, token.start(), problem, advice);
    }
}
