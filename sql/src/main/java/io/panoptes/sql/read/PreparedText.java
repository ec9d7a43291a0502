package io.panoptes.sql.read;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * SQL text made readable for Calcite: backquotes become double quotes, a final semicolon goes, and MATERIALIZED, which
 * Calcite does not know, is blanked out and remembered. {@code SELECT 1 WHERE p}, which it does not know either, gets a FROM with one
 * row. Lines and columns stay as they are, but behind quoted keywords and such a FROM.
 */
record PreparedText(String text, Map<Integer, Query.Materialization> markers) {

    private static final String ONE_ROW = "FROM (SELECT 0 AS only_row) AS only_row ";

    private static final Set<String> UNITS =
            Set.of("YEAR", "QUARTER", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND", "MICROSECOND");

    static Set<String> namesOf(Schema schema) {
        Set<String> names = new HashSet<>();
        schema.tables().forEach(table -> {
            names.add(table.name().toLowerCase(Locale.ROOT));
            table.columns().forEach(column -> names.add(column.name().toLowerCase(Locale.ROOT)));
        });
        return names;
    }

    static PreparedText of(String original, Set<String> names) {
        List<Token> tokens = new ArrayList<>(Lexer.tokens(original));
        while (tokens.size() > 1 && tokens.get(tokens.size() - 2).isSymbol(";")) {
            tokens.remove(tokens.size() - 2);
        }
        if (tokens.size() == 1) {
            throw new SqlTextException("the text is empty", "Write a query.", 1, 1);
        }
        int end = tokens.get(tokens.size() - 2).end();
        StringBuilder text = new StringBuilder(original.substring(0, end));
        Map<Integer, Query.Materialization> markers = new HashMap<>();
        // Where each token begins in the new text.
        List<Integer> starts = new ArrayList<>();
        int shift = 0;
        Set<Integer> withoutFrom = wheresWithoutFrom(tokens);
        for (int i = 0; i < tokens.size() - 1; i++) {
            Token token = tokens.get(i);
            int start = token.start() + shift;
            starts.add(start);
            if (token.kind() == Token.Kind.QUOTED && original.charAt(token.start()) == '`') {
                String quoted = '"' + token.text().replace("\"", "\"\"") + '"';
                text.replace(start, token.end() + shift, quoted);
                shift += quoted.length() - (token.end() - token.start());
            } else if (token.isWord("MATERIALIZED") && tokens.get(i + 1).isSymbol("(") && i >= 2) {
                boolean not = i >= 3 && tokens.get(i - 1).isWord("NOT");
                int as = i - (not ? 2 : 1);
                if (tokens.get(as).isWord("AS")) {
                    blank(text, tokens.get(not ? i - 1 : i).start() + shift, token.end() + shift);
                    markers.put(
                            starts.get(nameBefore(tokens, as)),
                            not ? Query.Materialization.NOT_MATERIALIZED : Query.Materialization.MATERIALIZED);
                }
            } else if (token.kind() == Token.Kind.STRING && !isLatin(token.text()) && !isPrefixed(tokens, i)) {
                text.insert(start, "_UTF8");
                shift += "_UTF8".length();
            } else if (withoutFrom.contains(i)) {
                text.insert(start, ONE_ROW);
                shift += ONE_ROW.length();
            } else if (isNameLikeKeyword(tokens, i, names)) {
                text.insert(token.end() + shift, '"').insert(start, '"');
                shift += 2;
            }
        }
        return new PreparedText(text.toString(), markers);
    }

    /** The places of each WHERE whose SELECT has no FROM. */
    private static Set<Integer> wheresWithoutFrom(List<Token> tokens) {
        Set<Integer> found = new HashSet<>();
        // For each open parenthesis and the whole, whether a SELECT stands there that has had no FROM so far.
        Deque<Boolean> lacking = new ArrayDeque<>(List.of(false));
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.isSymbol("(")) {
                lacking.push(false);
            } else if (token.isSymbol(")") && lacking.size() > 1) {
                lacking.pop();
            } else if (token.isWord("SELECT") || token.isWord("FROM")) {
                lacking.pop();
                lacking.push(token.isWord("SELECT"));
            } else if (token.isWord("WHERE") && lacking.peek()) {
                found.add(i);
            }
        }
        return found;
    }

    /** How the common table with its name at this place was marked. */
    Query.Materialization materialization(SqlParserPos name) {
        return markers.getOrDefault(offset(name), Query.Materialization.UNSPECIFIED);
    }

    /** The token of {@code name} in {@code name AS} or {@code name(a, b) AS}. */
    private static int nameBefore(List<Token> tokens, int as) {
        int at = as - 1;
        if (tokens.get(at).isSymbol(")")) {
            while (at > 0 && !tokens.get(at).isSymbol("(")) {
                at--;
            }
            at--;
        }
        return Math.max(0, at);
    }

    /** Whether this word stands at this place. */
    boolean has(String word, SqlParserPos position) {
        return text.regionMatches(true, offset(position), word, 0, word.length());
    }

    private int offset(SqlParserPos position) {
        int offset = 0;
        for (int line = 1; line < position.getLineNum(); line++) {
            offset = text.indexOf('\n', offset) + 1;
        }
        return offset + position.getColumnNum() - 1;
    }

    private static boolean isNameLikeKeyword(List<Token> tokens, int i, Set<String> names) {
        Token token = tokens.get(i);
        Token next = tokens.get(i + 1);
        if (token.kind() != Token.Kind.WORD) {
            return false;
        }
        // MySQL's DATEDIFF of two dates; Calcite's has a unit first.
        if (token.isWord("DATEDIFF") && next.isSymbol("(")) {
            return i + 2 >= tokens.size()
                    || !UNITS.contains(tokens.get(i + 2).text().toUpperCase(Locale.ROOT));
        }
        return token.text().startsWith("$")
                || names.contains(token.text().toLowerCase(Locale.ROOT))
                        && !next.isSymbol("(")
                        && next.kind() != Token.Kind.STRING;
    }

    /** Calcite reads a string with other letters only if the character set is said. */
    private static boolean isLatin(String string) {
        return string.chars().allMatch(c -> c < 256);
    }

    private static boolean isPrefixed(List<Token> tokens, int i) {
        return i > 0
                && tokens.get(i - 1).end() == tokens.get(i).start()
                && tokens.get(i - 1).isName();
    }

    private static void blank(StringBuilder text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) != '\n') {
                text.setCharAt(i, ' ');
            }
        }
    }
}
