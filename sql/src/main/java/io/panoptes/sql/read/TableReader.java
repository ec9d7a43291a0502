package io.panoptes.sql.read;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads one CREATE TABLE statement. */
final class TableReader {
    /** Types whose number is the length of the longest text. */
    private static final Set<String> WITH_LENGTH =
            Set.of("VARCHAR", "NVARCHAR", "VARCHAR2", "CHAR", "NCHAR", "CHARACTER", "BPCHAR");

    /** Collations that compare texts byte by byte. */
    private static final List<String> BINARY_COLLATIONS =
            List.of("BINARY", "C", "POSIX", "ucs_basic", "utf8mb4_bin", "utf8_bin");

    private final TokenCursor cursor;
    private boolean varying;
    private boolean unsigned;
    private Optional<Integer> mostLetters = Optional.empty();
    private final List<Column> columns = new ArrayList<>();
    /** Columns that are numbers of rows in SQLite if they are the whole primary key. */
    private final Set<String> integers = new HashSet<>();

    private boolean keysAreNotNull;
    private final List<Constraint> constraints = new ArrayList<>();
    /** Conditions are read last, when all columns are known: a column may be named like a keyword. */
    private final List<List<Token>> conditions = new ArrayList<>();

    TableReader(TokenCursor cursor) {
        this.cursor = cursor;
    }

    Table read() {
        if (!cursor.peek().isWord("CREATE")) {
            throw cursor.wrong(
                    "%s does not begin a CREATE TABLE statement".formatted(cursor.shown()),
                    "A schema holds CREATE TABLE statements only; data and indexes belong elsewhere.");
        }
        cursor.next();
        if (!cursor.skipWords("TEMPORARY")) {
            cursor.skipWords("TEMP");
        }
        cursor.expectWords("TABLE");
        cursor.skipWords("IF", "NOT", "EXISTS");
        String name = cursor.expectName("the table");
        while (cursor.skipSymbol(".")) {
            name = cursor.expectName("the table");
        }
        cursor.expectSymbol("(", "after the name of the table");
        do {
            readElement();
        } while (cursor.skipSymbol(","));
        cursor.expectSymbol(")", "after the last column or constraint, or a comma before the next one");
        skipOptions();
        CheckText checks = new CheckText(cursor, columns);
        conditions.forEach(condition -> constraints.add(new Constraint.Check(checks.read(condition))));
        return new Table(name, columnsWithKeysNotNull(), constraints);
    }

    private void readElement() {
        boolean named = cursor.peek().isWord("CONSTRAINT") && cursor.peekNext().isName();
        if (named) {
            cursor.next();
            cursor.next();
        }
        Token start = cursor.peek();
        boolean list = cursor.peekNext().isSymbol("(");
        if (cursor.skipWords("PRIMARY", "KEY")) {
            constraints.add(new Constraint.PrimaryKey(ownColumns("PRIMARY KEY")));
        } else if (cursor.skipWords("FOREIGN", "KEY")) {
            List<String> own = ownColumns("FOREIGN KEY");
            cursor.expectWords("REFERENCES");
            readReference(own);
        } else if (start.isWord("UNIQUE")
                && (list || cursor.peekNext().isWord("KEY") || cursor.peekNext().isWord("INDEX"))) {
            cursor.next();
            skipIndexName();
            constraints.add(new Constraint.Unique(ownColumns("UNIQUE")));
        } else if (start.isWord("CHECK") && list) {
            cursor.next();
            conditions.add(cursor.parenthesised("CHECK"));
        } else if ((start.isWord("KEY") || start.isWord("INDEX")) && isIndex()) {
            skipIndexName();
            cursor.parenthesised("KEY");
        } else if (named) {
            throw cursor.wrong(
                    "CONSTRAINT is followed by " + cursor.shown(),
                    "PRIMARY KEY, UNIQUE, FOREIGN KEY and CHECK are known here.");
        } else {
            readColumn();
        }
    }

    /** {@code KEY (a)} or {@code KEY name (a)}: an index, unless the parenthesis is that of a type. */
    private boolean isIndex() {
        return cursor.peekNext().isSymbol("(")
                || TypeNames.read(cursor.peekNext().text(), List.of()).isEmpty();
    }

    private void skipIndexName() {
        while (!cursor.peek().isSymbol("(") && !cursor.atEnd()) {
            cursor.next();
        }
    }

    private void readColumn() {
        Token start = cursor.peek();
        String name = cursor.expectName("a column");
        if (columns.stream().anyMatch(column -> column.name().equalsIgnoreCase(name))) {
            throw cursor.wrongAt(start, "the column %s is declared twice".formatted(name), "Rename one of them.");
        }
        Token type = cursor.peek();
        boolean digits = cursor.peekNext().isSymbol("(");
        Column column = new Column(name, readType(name), true).withMostLetters(mostLetters);
        if (isNamed(type, "INTEGER") && !digits && !unsigned) {
            integers.add(name.toLowerCase(Locale.ROOT));
        }
        if (isNamed(type, "ENUM")) {
            column = column.with(ColumnTrait.ORDERED_BY_PLACE);
        }
        if (unsigned) {
            column = column.with(ColumnTrait.UNSIGNED);
        }
        if (column.type() instanceof SqlType.DecimalType && !digits) {
            column = column.with(ColumnTrait.ANY_DIGITS);
        }
        if (isNamed(type, "STRING")) {
            column = column.with(ColumnTrait.NAMED_STRING);
        }
        columns.add(isPadded(type) && !varying ? column.with(ColumnTrait.PADDED) : column);
        while (readColumnConstraint(name)) {}
    }

    private void readCollation() {
        String collation = cursor.next().text();
        columns.add(columns.removeLast().with(traitOf(collation)));
        while (cursor.skipSymbol(".")) {
            cursor.next();
        }
    }

    /** Texts of the character set {@code binary} are bytes. */
    private void readCharacterSet() {
        if (cursor.next().text().equalsIgnoreCase("binary")) {
            columns.add(columns.removeLast().with(ColumnTrait.COLLATED));
        }
    }

    private static ColumnTrait traitOf(String collation) {
        return BINARY_COLLATIONS.stream().anyMatch(collation::equalsIgnoreCase)
                ? ColumnTrait.COLLATED_BINARY
                : ColumnTrait.COLLATED;
    }

    private static boolean isPadded(Token type) {
        return Stream.of("CHAR", "CHARACTER", "NCHAR", "BPCHAR").anyMatch(name -> isNamed(type, name));
    }

    /** SQLite takes a type in quotes for the type. */
    private static boolean isNamed(Token type, String name) {
        return type.text().equalsIgnoreCase(name);
    }

    private SqlType readType(String column) {
        varying = false;
        unsigned = false;
        mostLetters = Optional.empty();
        Token start = cursor.peek();
        String name = cursor.expectName("the type of column " + column);
        if (name.equalsIgnoreCase("ENUM")) {
            readCategories(column);
            return SqlType.TEXT;
        }
        cursor.skipWords("PRECISION");
        varying = cursor.skipWords("VARYING");
        List<Integer> arguments = new ArrayList<>();
        if (cursor.peek().isSymbol("(")) {
            for (Token token : cursor.parenthesised("the type")) {
                if (token.kind() == Token.Kind.NUMBER && token.text().matches("\\d{1,9}")) {
                    arguments.add(Integer.parseInt(token.text()));
                } else if (!token.isSymbol(",") && token.kind() != Token.Kind.WORD) {
                    throw cursor.wrongAt(
                            token, "%s is not a length".formatted(cursor.textOf(token)), "Write a whole number.");
                }
            }
        }
        if (arguments.size() == 1 && WITH_LENGTH.contains(name.toUpperCase(Locale.ROOT))) {
            mostLetters = Optional.of(arguments.getFirst());
        }
        unsigned = cursor.skipWords("UNSIGNED");
        cursor.skipWords("WITHOUT", "TIME", "ZONE");
        return TypeNames.read(name, arguments)
                .orElseThrow(() -> cursor.wrongAt(
                        start,
                        "the column %s has the unknown type %s".formatted(column, name),
                        "Known are " + TypeNames.KNOWN + "."));
    }

    private void readCategories(String column) {
        List<Value> values = cursor.parenthesised("ENUM").stream()
                .filter(token -> token.kind() == Token.Kind.STRING)
                .map(token -> Value.of(token.text()))
                .toList();
        constraints.add(new Constraint.Categorical(column, values));
    }

    private boolean readColumnConstraint(String name) {
        if (cursor.skipWords("NOT", "NULL")) {
            Column last = columns.removeLast();
            columns.add(last.withNullable(false));
        } else if (cursor.skipWords("PRIMARY", "KEY")) {
            constraints.add(new Constraint.PrimaryKey(List.of(name)));
        } else if (cursor.skipWords("UNIQUE")) {
            cursor.skipWords("KEY");
            constraints.add(new Constraint.Unique(List.of(name)));
        } else if (cursor.skipWords("REFERENCES")) {
            columns.add(columns.removeLast().with(ColumnTrait.REFERS_INLINE));
            readReference(List.of(name));
        } else if (cursor.skipWords("AUTO_INCREMENT")) {
            // In MySQL, whose word it is, such a column takes no NULL, whether it says so or not.
            columns.add(columns.removeLast().withNullable(false));
        } else if (cursor.skipWords("CHARACTER", "SET") || cursor.skipWords("CHARSET")) {
            readCharacterSet();
        } else if (cursor.skipWords("CHECK")) {
            conditions.add(cursor.parenthesised("CHECK"));
        } else if (cursor.skipWords("DEFAULT")) {
            skipDefault();
        } else if (cursor.skipWords("COLLATE")) {
            readCollation();
        } else if (cursor.skipWords("CONSTRAINT") || cursor.skipWords("COMMENT")) {
            cursor.next();
        } else {
            return cursor.skipWords("NULL") || cursor.skipWords("AUTOINCREMENT") || endOfColumn(name);
        }
        return true;
    }

    private boolean endOfColumn(String name) {
        if (!cursor.peek().isSymbol(",") && !cursor.peek().isSymbol(")")) {
            throw cursor.wrong(
                    "the declaration of column %s goes on with %s".formatted(name, cursor.shown()),
                    "Known are NOT NULL, PRIMARY KEY, UNIQUE, REFERENCES, CHECK and DEFAULT; then a comma or ).");
        }
        return false;
    }

    private void skipDefault() {
        cursor.skipSymbol("-");
        cursor.skipSymbol("+");
        if (!cursor.peek().isSymbol("(")) {
            cursor.next();
        }
        if (cursor.peek().kind() == Token.Kind.STRING) {
            cursor.next();
        }
        if (cursor.peek().isSymbol("(")) {
            cursor.parenthesised("DEFAULT");
        }
    }

    private void readReference(List<String> own) {
        String target = cursor.expectName("the referenced table");
        List<String> targetColumns =
                cursor.peek().isSymbol("(") ? names(cursor.parenthesised("REFERENCES"), "REFERENCES") : List.of();
        while (cursor.skipWords("ON")) {
            cursor.next();
            if (!cursor.skipWords("SET", "NULL")
                    && !cursor.skipWords("SET", "DEFAULT")
                    && !cursor.skipWords("NO", "ACTION")) {
                cursor.next();
            }
        }
        constraints.add(new Constraint.ForeignKey(own, target, targetColumns));
    }

    private List<String> ownColumns(String what) {
        List<Token> tokens = cursor.parenthesised(what);
        List<String> names = names(tokens, what);
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            if (columns.stream().noneMatch(column -> column.name().equalsIgnoreCase(name))) {
                throw cursor.wrongAt(
                        tokens.getFirst(),
                        "%s names %s, which is no column of this table".formatted(what, name),
                        "Columns declared before are: %s."
                                .formatted(columns.stream().map(Column::name).collect(Collectors.joining(", "))));
            }
        }
        return names;
    }

    private List<String> names(List<Token> tokens, String what) {
        List<String> names =
                tokens.stream().filter(Token::isName).map(Token::text).toList();
        if (names.isEmpty()) {
            throw cursor.wrong("no column is named after " + what, "Name the columns in the parentheses.");
        }
        return names;
    }

    private void skipOptions() {
        while (!cursor.atEnd() && !cursor.peek().isSymbol(";")) {
            keysAreNotNull |= cursor.peek().isWord("ROWID");
            if (cursor.skipWords("COLLATE")) {
                cursor.skipSymbol("=");
                collate(cursor.peek().text());
            } else if (cursor.skipWords("CHARACTER", "SET") || cursor.skipWords("CHARSET")) {
                cursor.skipSymbol("=");
                if (cursor.peek().text().equalsIgnoreCase("binary")) {
                    collateTexts(ColumnTrait.COLLATED);
                }
            } else if (cursor.skipWords("ENGINE")) {
                cursor.skipSymbol("=");
                keepReferences(cursor.peek().text());
            }
            cursor.next();
        }
    }

    /**
     * {@code CREATE TABLE t (...) COLLATE utf8mb4_bin} is said of the columns that have no collation of their own; one that ends with
     * {@code _ci} takes no regard to case, as MySQL has it where nothing is said.
     */
    private void collate(String collation) {
        if (traitOf(collation) == ColumnTrait.COLLATED_BINARY
                || !collation.toLowerCase(Locale.ROOT).endsWith("_ci")) {
            collateTexts(traitOf(collation));
        }
    }

    private void collateTexts(ColumnTrait trait) {
        columns.replaceAll(column ->
                column.type() instanceof SqlType.TextType && !column.traits().contains(ColumnTrait.COLLATED)
                        ? column.with(trait)
                        : column);
    }

    /** Of MySQL's engines InnoDB alone keeps foreign keys; the others read over them. */
    private void keepReferences(String engine) {
        if (!engine.equalsIgnoreCase("InnoDB")) {
            constraints.removeIf(Constraint.ForeignKey.class::isInstance);
        }
    }

    /** The columns of a primary key are NOT NULL without saying so. */
    private List<Column> columnsWithKeysNotNull() {
        Set<String> keys = constraints.stream()
                .filter(Constraint.PrimaryKey.class::isInstance)
                .flatMap(constraint -> ((Constraint.PrimaryKey) constraint).columns().stream())
                .map(column -> column.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        boolean rowNumber = keys.size() == 1 && integers.containsAll(keys);
        return columns.stream()
                .map(column -> column.nullable() && keys.contains(column.name().toLowerCase(Locale.ROOT))
                        ? keyColumn(column, rowNumber)
                        : column)
                .toList();
    }

    private Column keyColumn(Column column, boolean rowNumber) {
        Column notNull = column.withNullable(false);
        return rowNumber || keysAreNotNull ? notNull : notNull.with(ColumnTrait.NULLABLE_KEY);
    }
}
