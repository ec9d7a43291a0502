package io.panoptes.sql.read;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Token;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads one CREATE TABLE statement. */
final class TableReader {
    /** Collations that compare texts byte by byte. */
    private static final List<String> BINARY_COLLATIONS =
            List.of("BINARY", "C", "POSIX", "ucs_basic", "utf8mb4_bin", "utf8_bin");

    /** Words that constraints begin with: none has such a name. */
    private static final Set<String> CONSTRAINTS = Set.of("PRIMARY", "UNIQUE", "FOREIGN", "CHECK");

    private final TokenCursor cursor;
    private final List<Column> columns = new ArrayList<>();
    /** Columns that are numbers of rows in SQLite if they are the whole primary key. */
    private final Set<String> integers = new HashSet<>();

    private boolean keysAreNotNull;

    private boolean withoutRowNumber;
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
        Token open = cursor.peek();
        cursor.expectSymbol("(", "after the name of the table");
        do {
            readElement();
        } while (cursor.skipSymbol(","));
        if (cursor.textBetween(open, cursor.peek()).matches("(?s).*/\\*M?!.*")) {
            throw cursor.wrongAt(open, "a comment that MySQL executes", "Write what is in it without the comment.");
        }
        cursor.expectSymbol(")", "after the last column or constraint, or a comma before the next one");
        skipOptions();
        CheckText checks = new CheckText(cursor, columns);
        conditions.forEach(condition -> constraints.add(new Constraint.Check(checks.read(condition))));
        columns.replaceAll(
                column -> checks.hasInDoubleQuotes(column) ? column.with(ColumnTrait.DOUBLE_QUOTED_IN_CHECK) : column);
        return new Table(name, columnsWithKeysNotNull(), constraints);
    }

    private void readElement() {
        boolean named = skipConstraintName();
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

    /** {@code CONSTRAINT name}, or in MySQL the word alone. */
    private boolean skipConstraintName() {
        if (!cursor.skipWords("CONSTRAINT")) {
            return false;
        }
        if (cursor.peek().isName() && CONSTRAINTS.stream().noneMatch(cursor.peek()::isWord)) {
            cursor.next();
        }
        return true;
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
        ColumnTypeReader type = ColumnTypeReader.read(cursor, name);
        type.categories().ifPresent(values -> constraints.add(new Constraint.Categorical(name, values)));
        columns.add(type.column(name));
        if (type.isNumberOfRow()) {
            integers.add(name.toLowerCase(Locale.ROOT));
        }
        while (readColumnConstraint(name)) {}
    }

    private void readCollation() {
        String collation = cursor.next().text();
        columns.add(columns.removeLast().with(traitOf(collation)));
        while (cursor.skipSymbol(".")) {
            cursor.next();
        }
    }

    /** Texts of the character set {@code binary} are bytes, those of a language are compared as it has them. */
    private void readCharacterSet() {
        if (!UsualCollations.areOfLetters(cursor.next().text())) {
            columns.add(columns.removeLast().with(ColumnTrait.COLLATED));
        }
    }

    private static ColumnTrait traitOf(String collation) {
        return BINARY_COLLATIONS.stream().anyMatch(collation::equalsIgnoreCase)
                ? ColumnTrait.COLLATED_BINARY
                : ColumnTrait.COLLATED;
    }

    private boolean readColumnConstraint(String name) {
        if (cursor.skipWords("NOT", "NULL")) {
            Column last = columns.removeLast();
            columns.add(last.withNullable(false));
        } else if (cursor.skipWords("PRIMARY", "KEY")) {
            constraints.add(new Constraint.PrimaryKey(List.of(name)));
            if (!cursor.skipWords("ASC") && cursor.skipWords("DESC")) {
                integers.remove(name.toLowerCase(Locale.ROOT));
            }
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
        } else if (cursor.skipWords("COMMENT") || cursor.skipWords("ON", "CONFLICT")) {
            cursor.next();
        } else if (skipConstraintName()) {
            return true;
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
        checkWhole(tokens, what);
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

    /** {@code UNIQUE (s(3))} asks for more than {@code UNIQUE (s)}, {@code UNIQUE ((1 / a))} for less: it takes any number of rows with 0. */
    private void checkWhole(List<Token> tokens, String what) {
        tokens.stream().filter(token -> token.isSymbol("(")).findFirst().ifPresent(open -> {
            throw cursor.wrongAt(
                    open,
                    "%s names a part of a column, or an expression".formatted(what),
                    "Name whole columns; a key of another kind is not read.");
        });
    }

    private List<String> names(List<Token> tokens, String what) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean direction = i > 0
                    && tokens.get(i - 1).isName()
                    && (tokens.get(i).isWord("ASC") || tokens.get(i).isWord("DESC"));
            if (tokens.get(i).isName() && !direction) {
                names.add(tokens.get(i).text());
            }
        }
        if (names.isEmpty()) {
            throw cursor.wrong("no column is named after " + what, "Name the columns in the parentheses.");
        }
        return names;
    }

    private void skipOptions() {
        while (!cursor.atEnd() && !cursor.peek().isSymbol(";")) {
            if (cursor.peek().isWord("INHERITS") || cursor.peek().isWord("UNION")) {
                throw cursor.wrong(
                        "%s gives a table the rows of another"
                                .formatted(cursor.peek().text().toUpperCase(Locale.ROOT)),
                        "Declare each table on its own.");
            }
            refuseUnlessOption();
            withoutRowNumber |= cursor.peek().isWord("ROWID");
            keysAreNotNull |= cursor.peek().isWord("ROWID") || cursor.peek().isWord("STRICT");
            if (cursor.skipWords("COLLATE")) {
                cursor.skipSymbol("=");
                collate(cursor.peek().text());
            } else if (cursor.skipWords("CHARACTER", "SET") || cursor.skipWords("CHARSET")) {
                cursor.skipSymbol("=");
                if (!UsualCollations.areOfLetters(cursor.peek().text())) {
                    collateTexts(ColumnTrait.COLLATED);
                }
            } else if (cursor.skipWords("ENGINE")) {
                cursor.skipSymbol("=");
                keepReferences(cursor.peek().text());
            }
            cursor.next();
        }
    }

    /** {@code PARTITION BY RANGE} refuses rows for which there is no part, {@code AS SELECT} adds columns. */
    private void refuseUnlessOption() {
        if (Stream.of("AS", "SELECT", "LIKE", "VALUES", "TABLE").anyMatch(cursor.peek()::isWord)) {
            throw cursor.wrong(
                    "%s gives a table columns or rows".formatted(cursor.shown()), "Declare its columns, and no rows.");
        }
        if (cursor.skipWords("PARTITION", "BY")) {
            cursor.skipWords("LINEAR");
            if (!cursor.peek().isWord("HASH") && !cursor.peek().isWord("KEY")) {
                throw cursor.wrong(
                        "PARTITION BY %s may have no part for a row".formatted(cursor.shown()),
                        "Leave the parts out, with a CHECK where a row must be in one of them.");
            }
        }
    }

    /**
     * {@code CREATE TABLE t (...) COLLATE utf8mb4_bin} is said of the columns that have no collation of their own; the usual ones of
     * MySQL take no regard to case, as it has it where nothing is said.
     */
    private void collate(String collation) {
        if (!UsualCollations.are(collation)) {
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
        boolean rowNumber = !withoutRowNumber && keys.size() == 1 && integers.containsAll(keys);
        return columns.stream()
                .map(column ->
                        keys.contains(column.name().toLowerCase(Locale.ROOT)) ? keyColumn(column, rowNumber) : column)
                .toList();
    }

    private Column keyColumn(Column column, boolean rowNumber) {
        Column notNull = column.withNullable(false);
        if (rowNumber) {
            return notNull.with(ColumnTrait.NUMBERS_ROWS);
        }
        return column.nullable() && !keysAreNotNull ? notNull.with(ColumnTrait.NULLABLE_KEY) : notNull;
    }
}
