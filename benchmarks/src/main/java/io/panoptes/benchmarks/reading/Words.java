package io.panoptes.benchmarks.reading;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.List;

/** The words of a statement, with a place that moves on. */
final class Words {
    private final String sql;
    private final List<Token> tokens;
    private int at;

    private Words(String sql, List<Token> tokens) {
        this.sql = sql;
        this.tokens = tokens;
    }

    /** @throws Unread where the text can't be cut into words */
    static Words of(String sql) {
        try {
            return new Words(sql, Lexer.tokens(sql));
        } catch (SqlTextException e) {
            throw new Unread("text with an open quote or comment");
        }
    }

    /** The statements of a text, which semicolons part. */
    static List<String> statements(String sql) {
        List<String> statements = new ArrayList<>();
        int start = 0;
        for (Token token : of(sql).tokens) {
            if (token.kind() == Token.Kind.END || token.isSymbol(";")) {
                String statement = sql.substring(start, token.start()).strip();
                if (!statement.isEmpty()) {
                    statements.add(statement);
                }
                start = token.end();
            }
        }
        return statements;
    }

    Token peek() {
        return tokens.get(at);
    }

    boolean atEnd() {
        return peek().kind() == Token.Kind.END;
    }

    Token next() {
        Token token = peek();
        at += atEnd() ? 0 : 1;
        return token;
    }

    /** Steps over these words if all of them come next. */
    boolean skip(String... words) {
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

    /** A name, the last part of it where it has several. */
    String name() {
        if (!peek().isName()) {
            throw new Unread("statement without a name");
        }
        String name = next().text();
        while (skipSymbol(".")) {
            name = next().text();
        }
        return name;
    }

    /** The text from here on. */
    String rest() {
        return sql.substring(peek().start());
    }

    /** The texts of the items in the brackets that open here; the place moves behind them. */
    List<String> bracketed() {
        if (!skipSymbol("(")) {
            throw new Unread("statement without a list");
        }
        List<String> items = new ArrayList<>();
        int start = peek().start();
        int depth = 0;
        while (true) {
            Token token = next();
            boolean end = token.isSymbol(")") && depth == 0;
            if (token.kind() == Token.Kind.END) {
                throw new Unread("list that is not closed");
            }
            if (end || (token.isSymbol(",") && depth == 0)) {
                String item = sql.substring(start, token.start()).strip();
                if (!item.isEmpty()) {
                    items.add(item);
                }
                start = token.end();
            }
            if (end) {
                return items;
            }
            depth += opens(token) ? 1 : closes(token) ? -1 : 0;
        }
    }

    /** The text up to one of these words outside of brackets, or up to the end. */
    String until(String... words) {
        int start = peek().start();
        int depth = 0;
        while (!atEnd() && !(depth == 0 && isOneOf(peek(), words))) {
            Token token = next();
            depth += opens(token) ? 1 : closes(token) ? -1 : 0;
        }
        return sql.substring(start, peek().start()).strip();
    }

    private static boolean isOneOf(Token token, String... words) {
        for (String word : words) {
            if (token.isWord(word) || token.isSymbol(word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean opens(Token token) {
        return token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{");
    }

    private static boolean closes(Token token) {
        return token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}");
    }

    /** Whether a star stands for columns. */
    boolean hasStar() {
        for (int i = 1; i < tokens.size(); i++) {
            Token before = tokens.get(i - 1);
            boolean item = before.isWord("SELECT")
                    || before.isWord("DISTINCT")
                    || before.isSymbol(",")
                    || before.isSymbol(".");
            boolean fromFirst = tokens.get(0).isWord("FROM");
            if (fromFirst
                    || tokens.get(i).isSymbol("*") && item
                    || before.isSymbol("(") && tokens.get(i).isWord("FROM")) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the words is this name. */
    boolean mention(String name) {
        return tokens.stream().anyMatch(token -> token.isName() && token.text().equalsIgnoreCase(name));
    }
}
