package io.panoptes.sql.read;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the condition of a CHECK. */
final class CheckText {
    private final TokenCursor cursor;
    private final List<Column> columns;
    private final Set<String> doubleQuoted = new HashSet<>();

    CheckText(TokenCursor cursor, List<Column> columns) {
        this.cursor = cursor;
        this.columns = columns;
    }

    /** A word that is a column of this table is quoted first, so that {@code year > 0} can be read. */
    Expression read(List<Token> tokens) {
        Set<String> names = columns.stream()
                .map(column -> column.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean typeOfLiteral = i + 1 < tokens.size() && tokens.get(i + 1).kind() == Token.Kind.STRING;
            boolean column = token.isName()
                    && names.contains(token.text().toLowerCase(Locale.ROOT))
                    && !(typeOfLiteral && token.kind() == Token.Kind.WORD);
            if (column && cursor.textOf(token).startsWith("\"")) {
                doubleQuoted.add(token.text().toLowerCase(Locale.ROOT));
            }
            boolean joined =
                    !text.isEmpty() && token.kind() == Token.Kind.SYMBOL && isOperator(text.charAt(text.length() - 1));
            text.append(text.isEmpty() || joined ? "" : " ")
                    .append(column ? '"' + token.text() + '"' : cursor.textOf(token));
        }
        try {
            return SqlReader.boundExpression(text.toString());
        } catch (SqlTextException e) {
            throw cursor.wrongAt(
                    tokens.isEmpty() ? cursor.peek() : tokens.getFirst(),
                    "the condition CHECK (%s) can't be read: %s".formatted(text, e.problem()),
                    e.advice());
        }
    }

    /** Whether a condition that was read has the name of this column in double quotes. */
    boolean hasInDoubleQuotes(Column column) {
        return doubleQuoted.contains(column.name().toLowerCase(Locale.ROOT));
    }

    private static boolean isOperator(char c) {
        return "<>=!|:".indexOf(c) >= 0;
    }
}
