package io.panoptes.dbms.trial;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which texts may be run: one query that only reads, and one CREATE TABLE of columns and constraints. A text that two lexers
 * may split in two ways is refused, for what looks like a string here may be a second statement there.
 */
public final class PermittedText {
    private static final Set<String> BEGINS_A_QUERY = Set.of("SELECT", "WITH", "VALUES");

    /** What may stand behind a parenthesis and writes. */
    private static final Set<String> WRITES = Set.of(
            "INSERT", "UPDATE", "DELETE", "MERGE", "COPY", "ATTACH", "CALL", "EXECUTE", "DROP", "CREATE", "ALTER");

    /** Functions that read files, reach other servers or wait. */
    private static final Set<String> REACHES_OUT = Set.of(
            "LOAD_FILE",
            "LOAD_EXTENSION",
            "READFILE",
            "WRITEFILE",
            "GETENV",
            "BENCHMARK",
            "SLEEP",
            "GET_LOCK",
            "SETVAL",
            "NEXTVAL",
            "SET_CONFIG",
            "QUERY",
            "QUERY_TABLE");

    private static final List<String> REACHES_OUT_BY_PREFIX =
            List.of("PG_", "LO_", "DBLINK", "READ_", "PARQUET_", "SQLITE_", "QUERY_TO_", "CURSOR_TO_", "TABLE_TO_");

    private PermittedText() {}

    /** Why the text is no query that may be run. */
    public static Optional<String> objectionToQuery(String text) {
        return objection(text).or(() -> {
            List<Token> tokens = Lexer.tokens(text);
            int first = 0;
            while (tokens.get(first).isSymbol("(")) {
                first++;
            }
            if (!isOneOf(tokens.get(first), BEGINS_A_QUERY)) {
                return Optional.of("it does not begin with SELECT, WITH or VALUES");
            }
            for (int i = 0; i < tokens.size() - 1; i++) {
                if (tokens.get(i).isWord("INTO")) {
                    return Optional.of("it has INTO");
                }
                if (tokens.get(i).isSymbol("(") && isOneOf(tokens.get(i + 1), WRITES)) {
                    return Optional.of("it has " + tokens.get(i + 1).text());
                }
            }
            return Optional.empty();
        });
    }

    /** Why the text is no CREATE TABLE that may be run. */
    public static Optional<String> objectionToTable(String text) {
        return objection(text).or(() -> {
            List<Token> tokens = Lexer.tokens(text);
            Optional<CreatedTable> table = CreatedTable.in(text);
            if (table.isEmpty()) {
                return Optional.of("it is no CREATE TABLE name (...)");
            }
            for (int i = 0; i < tokens.size() - 1; i++) {
                Token token = tokens.get(i);
                if (token.isWord("DIRECTORY") || token.isWord("TABLESPACE") || token.isWord("CONNECTION")) {
                    return Optional.of("it has " + token.text());
                }
                if (token.isWord("ENGINE") && tokens.stream().noneMatch(other -> other.isWord("InnoDB"))) {
                    return Optional.of("it names a storage engine without transactions");
                }
                if (token.isWord("SELECT")) {
                    return Optional.of("it has a query");
                }
            }
            return Optional.empty();
        });
    }

    private static Optional<String> objection(String text) {
        if (text.contains("/*!") || text.contains("/*M!")) {
            return Optional.of("it has a comment that MySQL runs");
        }
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
        for (int i = 0; i < tokens.size() - 1; i++) {
            Token token = tokens.get(i);
            Token next = tokens.get(i + 1);
            if (token.isSymbol(";")) {
                return Optional.of("it has a semicolon");
            }
            if (token.kind() == Token.Kind.WORD && token.text().contains("$")) {
                return Optional.of("it has a $, which may begin a string");
            }
            if (token.isWord("E") && next.kind() == Token.Kind.STRING && next.start() == token.end()) {
                return Optional.of("it has a string with escapes");
            }
            if (token.isName()
                    && next.isSymbol("(")
                    && (reachesOut(token.text().toUpperCase(Locale.ROOT)) || listsFiles(tokens, i))) {
                return Optional.of("it calls " + token.text());
            }
        }
        return Optional.empty();
    }

    /** DuckDB's GLOB, which is a table and takes a pattern; SQLite's takes a text beside it, and looks at no file. */
    private static boolean listsFiles(List<Token> tokens, int name) {
        if (!tokens.get(name).text().equalsIgnoreCase("GLOB")) {
            return false;
        }
        int depth = 0;
        for (int i = name + 1; i < tokens.size(); i++) {
            depth += opens(tokens.get(i)) ? 1 : closes(tokens.get(i)) ? -1 : 0;
            if (depth == 1 && tokens.get(i).isSymbol(",")) {
                return false;
            }
            if (depth == 0) {
                break;
            }
        }
        return true;
    }

    private static boolean opens(Token token) {
        return token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{");
    }

    private static boolean closes(Token token) {
        return token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}");
    }

    private static boolean reachesOut(String function) {
        return REACHES_OUT.contains(function) || REACHES_OUT_BY_PREFIX.stream().anyMatch(function::startsWith);
    }

    private static boolean isOneOf(Token token, Set<String> words) {
        return token.kind() == Token.Kind.WORD && words.contains(token.text().toUpperCase(Locale.ROOT));
    }
}
