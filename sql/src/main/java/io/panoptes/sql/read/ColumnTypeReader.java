package io.panoptes.sql.read;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The type of a column as it is declared.
 *
 * @param traits what the name of the type says beside it
 * @param mostLetters of a text; empty where there is no limit
 * @param categories the values of an ENUM
 * @param isNumberOfRow whether it is the type of a row's number in SQLite
 */
record ColumnTypeReader(
        SqlType type,
        Set<ColumnTrait> traits,
        Optional<Integer> mostLetters,
        Optional<List<Value>> categories,
        boolean isNumberOfRow) {
    /** Types whose number is the length of the longest text. */
    private static final Set<String> WITH_LENGTH =
            Set.of("VARCHAR", "NVARCHAR", "VARCHAR2", "CHAR", "NCHAR", "CHARACTER", "BPCHAR");

    /** Types of texts that have one letter where no number is given. */
    private static final Set<String> OF_ONE_LETTER = Set.of("CHAR", "NCHAR", "CHARACTER");

    /** That each DBMS keeps. */
    private static final int DIGITS_OF_A_SECOND = 6;

    static ColumnTypeReader read(TokenCursor cursor, String column) {
        Token start = cursor.peek();
        String name = cursor.expectName("the type of column " + column).toUpperCase(Locale.ROOT);
        if (name.equals("ENUM")) {
            List<Value> values = cursor.parenthesised("ENUM").stream()
                    .filter(token -> token.kind() == Token.Kind.STRING)
                    .map(token -> Value.of(token.text()))
                    .toList();
            return new ColumnTypeReader(
                    SqlType.TEXT, Set.of(ColumnTrait.ORDERED_BY_PLACE), Optional.empty(), Optional.of(values), false);
        }
        cursor.skipWords("PRECISION");
        boolean varying = cursor.skipWords("VARYING");
        List<Integer> numbers = cursor.peek().isSymbol("(") ? numbers(cursor) : List.of();
        boolean unsigned = cursor.skipWords("UNSIGNED");
        cursor.skipWords("WITHOUT", "TIME", "ZONE");
        SqlType type = TypeNames.read(name, numbers)
                .orElseThrow(() -> cursor.wrongAt(
                        start,
                        "the column %s has the unknown type %s".formatted(column, start.text()),
                        "Known are " + TypeNames.KNOWN + "."));
        return new ColumnTypeReader(
                type,
                traits(name, type, numbers, varying, unsigned),
                mostLetters(name, numbers, varying),
                Optional.empty(),
                name.equals("INTEGER") && numbers.isEmpty() && !unsigned);
    }

    private static List<Integer> numbers(TokenCursor cursor) {
        List<Integer> numbers = new ArrayList<>();
        for (Token token : cursor.parenthesised("the type")) {
            if (token.kind() == Token.Kind.NUMBER && token.text().matches("\\d{1,9}")) {
                numbers.add(Integer.parseInt(token.text()));
            } else if (!token.isSymbol(",") && token.kind() != Token.Kind.WORD) {
                throw cursor.wrongAt(
                        token, "%s is not a length".formatted(cursor.textOf(token)), "Write a whole number.");
            }
        }
        return numbers;
    }

    private static Optional<Integer> mostLetters(String name, List<Integer> numbers, boolean varying) {
        if (numbers.size() == 1 && WITH_LENGTH.contains(name)) {
            return Optional.of(numbers.getFirst());
        }
        return numbers.isEmpty() && !varying && OF_ONE_LETTER.contains(name) ? Optional.of(1) : Optional.empty();
    }

    private static Set<ColumnTrait> traits(
            String name, SqlType type, List<Integer> numbers, boolean varying, boolean unsigned) {
        Set<ColumnTrait> traits = EnumSet.noneOf(ColumnTrait.class);
        if (unsigned) {
            traits.add(ColumnTrait.UNSIGNED);
        }
        if (type instanceof SqlType.DecimalType && numbers.isEmpty()) {
            traits.add(ColumnTrait.ANY_DIGITS);
        }
        switch (name) {
            case "STRING" -> traits.add(ColumnTrait.NAMED_STRING);
            case "MEDIUMINT" -> traits.add(ColumnTrait.MEDIUM);
            case "TIMESTAMP" -> traits.add(ColumnTrait.NAMED_TIMESTAMP);
            case "REAL" -> traits.add(ColumnTrait.NAMED_REAL);
            case "FLOAT" -> {
                if (numbers.isEmpty()) {
                    traits.add(ColumnTrait.NAMED_FLOAT);
                }
            }
            default -> {}
        }
        boolean isMoment = type.equals(SqlType.TIMESTAMP) || type.equals(SqlType.TIME);
        if (isMoment && !numbers.isEmpty() && numbers.getFirst() < DIGITS_OF_A_SECOND) {
            traits.add(ColumnTrait.OF_FEW_DIGITS_OF_A_SECOND);
        }
        if (type instanceof SqlType.DoubleType && numbers.size() > 1) {
            traits.add(ColumnTrait.OF_FIXED_DIGITS);
        }
        if (!varying && Stream.of("CHAR", "CHARACTER", "NCHAR", "BPCHAR").anyMatch(name::equals)) {
            traits.add(ColumnTrait.PADDED);
        }
        return traits;
    }

    Column column(String name) {
        Column column = new Column(name, type, true).withMostLetters(mostLetters);
        for (ColumnTrait trait : traits) {
            column = column.with(trait);
        }
        return column;
    }
}
