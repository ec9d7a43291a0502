package io.panoptes.benchmarks.reading;

import io.panoptes.benchmarks.reading.ReadingResult.Setup;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.Locale;
import java.util.Set;

/** What the statements of a script were so far. */
final class SetupKind {
    private static final Set<String> NESTED_TYPES = Set.of("STRUCT", "MAP", "UNION", "ROW");

    private Setup kind = Setup.NONE;

    Setup kind() {
        return kind;
    }

    void add(String sql) {
        try {
            for (String statement : Words.statements(sql)) {
                boolean plain = isTable(statement) || isInsert(statement);
                kind = plain && kind != Setup.OTHER ? Setup.TABLES : Setup.OTHER;
            }
        } catch (Unread e) {
            kind = Setup.OTHER;
        }
    }

    private static boolean isTable(String statement) {
        Words words = Words.of(statement);
        if (!words.skip("CREATE", "TABLE")) {
            return false;
        }
        words.skip("IF", "NOT", "EXISTS");
        words.name();
        return words.peek().isSymbol("(") && !isNested(statement);
    }

    private static boolean isNested(String statement) {
        return Lexer.tokens(statement).stream()
                .anyMatch(token -> token.isSymbol("[")
                        || (token.kind() == Token.Kind.WORD
                                && NESTED_TYPES.contains(token.text().toUpperCase(Locale.ROOT))));
    }

    private static boolean isInsert(String statement) {
        Words words = Words.of(statement);
        if (!words.skip("INSERT", "INTO")) {
            return false;
        }
        words.name();
        if (words.peek().isSymbol("(")) {
            words.bracketed();
        }
        return words.peek().isWord("VALUES") && !hasList(statement);
    }

    private static boolean hasList(String statement) {
        try {
            return Lexer.tokens(statement).stream().anyMatch(token -> token.isSymbol("[") || token.isSymbol("{"));
        } catch (SqlTextException e) {
            return true;
        }
    }
}
