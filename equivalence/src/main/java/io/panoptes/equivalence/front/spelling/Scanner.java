package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import java.util.ArrayList;
import java.util.List;

/** Cuts SQL text into tokens; names come out in double quotes and strings in single quotes, however they went in. */
final class Scanner {
    private static final List<String> SYMBOLS =
            List.of("<=>", "==", "<>", "!=", "<=", ">=", "||", "&&", "::", "=>", ":=", "//");

    private final String sql;
    private final ReadingProfile profile;
    private final List<SpellingToken> tokens = new ArrayList<>();
    private int at;

    Scanner(String sql, ReadingProfile profile) {
        this.sql = sql;
        this.profile = profile;
    }

    List<SpellingToken> scan() {
        while (true) {
            int start = at;
            skipSpace();
            String space = sql.substring(start, at);
            if (at >= sql.length()) {
                return tokens;
            }
            tokens.add(next(space));
        }
    }

    private void skipSpace() {
        while (at < sql.length()) {
            if (Character.isWhitespace(sql.charAt(at))) {
                at++;
            } else if (isLineComment() || (profile.backslashEscapes() && sql.charAt(at) == '#')) {
                at = end(sql.indexOf('\n', at), 1);
            } else if (sql.startsWith("/*", at)) {
                int start = at + 2;
                at = end(sql.indexOf("*/", start), 2);
                checkComment(sql.substring(Math.min(start, at), at));
            } else {
                return;
            }
        }
    }

    /** MySQL executes what stands behind an exclamation mark; in a comment within a comment DBMSs end at different places. */
    private void checkComment(String comment) {
        boolean isExecuted = comment.startsWith("!") || comment.startsWith("M!");
        if (isExecuted && profile.backslashEscapes()) {
            throw new Unsupported("comment that is executed");
        }
        if (comment.contains("/*")) {
            throw new Unsupported("comment in a comment");
        }
    }

    /** Where dashes need a blank behind them, {@code a--1} subtracts twice. */
    private boolean isLineComment() {
        return sql.startsWith("--", at)
                && (!profile.has(ReadingTrait.BLANK_AFTER_DASHES)
                        || at + 2 >= sql.length()
                        || sql.charAt(at + 2) <= ' ');
    }

    private int end(int found, int length) {
        return found < 0 ? sql.length() : found + length;
    }

    private SpellingToken next(String space) {
        int start = at;
        char c = sql.charAt(at);
        boolean isText = c == '\'' || (c == '"' && profile.doubleQuotedStrings());
        if (isText) {
            String content = quoted(c, profile.backslashEscapes());
            return new SpellingToken(Kind.STRING, "'" + content.replace("'", "''") + "'", space, start);
        }
        if (c == '"' || c == '`') {
            return new SpellingToken(
                    Kind.QUOTED_NAME, '"' + quoted(c, false).replace("\"", "\"\"") + '"', space, start);
        }
        if (c == '[' && profile.has(ReadingTrait.NAMES_IN_SQUARE_BRACKETS)) {
            return new SpellingToken(Kind.QUOTED_NAME, '"' + bracketed().replace("\"", "\"\"") + '"', space, start);
        }
        if (Character.isJavaIdentifierStart(c)) {
            while (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at))) {
                at++;
            }
            String word = sql.substring(start, at);
            return word.indexOf('$') >= 0
                    ? new SpellingToken(Kind.QUOTED_NAME, '"' + word + '"', space, start)
                    : new SpellingToken(Kind.WORD, word, space, start);
        }
        if (isDigit(at) || (c == '.' && isDigit(at + 1))) {
            number();
            if (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at))) {
                throw new Unsupported("number that goes on with a letter");
            }
            return new SpellingToken(Kind.NUMBER, sql.substring(start, at), space, start);
        }
        at += SYMBOLS.stream()
                .filter(symbol -> sql.startsWith(symbol, start))
                .findFirst()
                .map(String::length)
                .orElse(1);
        return new SpellingToken(Kind.SYMBOL, sql.substring(start, at), space, start);
    }

    private void number() {
        while (isDigit(at) || (at < sql.length() && sql.charAt(at) == '.')) {
            at++;
        }
        if (at < sql.length() && (sql.charAt(at) == 'e' || sql.charAt(at) == 'E')) {
            int sign = at + 1 < sql.length() && "+-".indexOf(sql.charAt(at + 1)) >= 0 ? 1 : 0;
            if (isDigit(at + 1 + sign)) {
                at += 1 + sign;
                number();
            }
        }
    }

    private boolean isDigit(int index) {
        return index < sql.length() && sql.charAt(index) >= '0' && sql.charAt(index) <= '9';
    }

    /** The text between two quotes; a doubled quote inside stands for one. An open end is the parser's to complain of. */
    private String quoted(char quote, boolean backslashes) {
        StringBuilder content = new StringBuilder();
        int start = at++;
        while (at < sql.length()) {
            char c = sql.charAt(at++);
            if (backslashes && c == '\\' && at < sql.length()) {
                content.append(escaped(sql.charAt(at++)));
            } else if (c != quote) {
                content.append(c);
            } else if (at < sql.length() && sql.charAt(at) == quote) {
                content.append(quote);
                at++;
            } else {
                return content.toString();
            }
        }
        throw new OpenQuote(start);
    }

    /** The text between square brackets, which nothing escapes. */
    private String bracketed() {
        int start = at++;
        int close = sql.indexOf(']', at);
        if (close < 0) {
            throw new OpenQuote(start);
        }
        at = close + 1;
        return sql.substring(start + 1, close);
    }

    /** What a backslash and a letter stand for; {@code \%} and {@code \_} keep their backslash, for LIKE. */
    private static String escaped(char c) {
        return switch (c) {
            case 'n' -> "\n";
            case 't' -> "\t";
            case 'r' -> "\r";
            case 'b' -> "\b";
            case 'Z' -> String.valueOf((char) 26);
            case '0' -> "\0";
            case '%', '_' -> "\\" + c;
            default -> String.valueOf(c);
        };
    }

    /** A quote that is never closed. */
    static final class OpenQuote extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final int offset;

        OpenQuote(int offset) {
            this.offset = offset;
        }

        int offset() {
            return offset;
        }
    }
}
