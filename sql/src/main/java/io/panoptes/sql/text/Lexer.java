package io.panoptes.sql.text;

import java.util.ArrayList;
import java.util.List;

/** Splits SQL text into words. Comments and white space are dropped; the last token is always END. */
public final class Lexer {
    private final String text;
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    public static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = lexer.next();
            tokens.add(token);
        } while (token.kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() {
        skipBlanks();
        int start = at;
        if (at >= text.length()) {
            return new Token(Token.Kind.END, "", start, start);
        }
        char c = text.charAt(at);
        if (c == '\'') {
            return quoted(Token.Kind.STRING, '\'');
        }
        if (c == '"' || c == '`') {
            return quoted(Token.Kind.QUOTED, c);
        }
        if (Character.isLetter(c) || c == '_' || c == '$') {
            while (at < text.length() && isWordPart(text.charAt(at))) {
                at++;
            }
            return new Token(Token.Kind.WORD, text.substring(start, at), start, at);
        }
        if (isDigit(c)) {
            while (at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            return new Token(Token.Kind.NUMBER, text.substring(start, at), start, at);
        }
        at++;
        return new Token(Token.Kind.SYMBOL, String.valueOf(c), start, at);
    }

    private void skipBlanks() {
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("--", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw SqlTextException.at(text, at, "a comment is not closed", "Close it with */.");
                }
                at = end + 2;
            } else {
                return;
            }
        }
    }

    /** A doubled quote stands for one. */
    private Token quoted(Token.Kind kind, char quote) {
        int start = at;
        StringBuilder content = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c != quote) {
                content.append(c);
            } else if (at < text.length() && text.charAt(at) == quote) {
                content.append(quote);
                at++;
            } else {
                return new Token(kind, content.toString(), start, at);
            }
        }
        throw SqlTextException.at(
                text, start, "a %s is not closed".formatted(quote), "Close it with another %s.".formatted(quote));
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '$';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
