package io.panoptes.texttosql.search;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The constants that stand near the name of a column in a text: those that it is compared with, most likely. Texts alone are
 * looked at, so that it does not matter whether the engine can read them.
 */
final class ColumnConstants {
    /** {@code strftime('%Y', T1.date) = '1998'}: the most words that may stand between the name and the constant. */
    private static final int REACH = 8;

    private final Map<String, Set<String>> byColumn = new LinkedHashMap<>();
    private final Set<String> all = new LinkedHashSet<>();
    private final Set<String> names;

    private ColumnConstants(Schema schema) {
        names = schema.tables().stream()
                .flatMap(table -> table.columns().stream())
                .map(column -> key(column.name()))
                .collect(Collectors.toSet());
    }

    static ColumnConstants of(Schema schema, List<String> texts) {
        ColumnConstants constants = new ColumnConstants(schema);
        texts.forEach(constants::read);
        return constants;
    }

    /** Those that belong to the column, or where none does, all of them. */
    Set<String> of(Column column) {
        return byColumn.getOrDefault(key(column.name()), Set.of());
    }

    Set<String> all() {
        return all;
    }

    private void read(String text) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return;
        }
        PlacedLetters.of(tokens, this::isColumn)
                .forEach((column, letters) -> byColumn.computeIfAbsent(key(column), name -> new LinkedHashSet<>())
                        .addAll(letters));
        String column = "";
        int since = 0;
        for (Token token : tokens) {
            since++;
            if (isConstant(token)) {
                all.add(token.text());
                if (!column.isEmpty() && since <= REACH) {
                    byColumn.computeIfAbsent(column, name -> new LinkedHashSet<>())
                            .add(token.text());
                    since = 0;
                }
            } else if (isColumn(token)) {
                column = key(token.text());
                since = 0;
            }
        }
    }

    private boolean isColumn(Token token) {
        return token.isName() && names.contains(key(token.text()));
    }

    /** A string, a number, or a name in quotes that no column has: SQLite takes it for a string. */
    private boolean isConstant(Token token) {
        return switch (token.kind()) {
            case STRING, NUMBER -> true;
            case QUOTED -> !names.contains(key(token.text()));
            case WORD, SYMBOL, END -> false;
        };
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
