package io.panoptes.sql.read;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads CREATE TABLE statements.
 *
 * <p>Read are columns with types, NOT NULL, PRIMARY KEY, UNIQUE, REFERENCES, FOREIGN KEY and CHECK. What has no bearing
 * on which rows a table may hold (DEFAULT, COLLATE, storage options) is passed over.
 */
public final class SchemaReader {
    private SchemaReader() {}

    /** Reads a script of CREATE TABLE statements with semicolons between them. */
    public static Schema read(String ddl) {
        TokenCursor cursor = TokenCursor.over(ddl);
        List<Table> tables = new ArrayList<>();
        while (cursor.skipSymbol(";") || !cursor.atEnd()) {
            if (!cursor.atEnd() && !cursor.peek().isSymbol(";")) {
                addTable(tables, cursor);
            }
        }
        return complete(tables, ddl);
    }

    /** Reads one CREATE TABLE statement from each text. */
    public static Schema read(List<String> statements) {
        List<Table> tables = new ArrayList<>();
        for (String statement : statements) {
            TokenCursor cursor = TokenCursor.over(statement);
            addTable(tables, cursor);
            cursor.skipSymbol(";");
            if (!cursor.atEnd()) {
                throw cursor.wrong("a second statement begins here", "Give each CREATE TABLE a text of its own.");
            }
        }
        return complete(tables, String.join(";\n", statements));
    }

    private static void addTable(List<Table> tables, TokenCursor cursor) {
        Token start = cursor.peek();
        Table table = new TableReader(cursor).read();
        if (tables.stream().anyMatch(other -> other.name().equalsIgnoreCase(table.name()))) {
            throw cursor.wrongAt(
                    start, "the table %s is declared twice".formatted(table.name()), "Rename or remove one of them.");
        }
        tables.add(table);
    }

    /** Fills in {@code REFERENCES t} without columns and checks that keys name what is there. */
    private static Schema complete(List<Table> tables, String ddl) {
        Schema schema = new Schema(tables);
        return new Schema(tables.stream()
                .map(table -> new Table(
                        table.name(),
                        table.columns(),
                        table.constraints().stream()
                                .map(constraint -> constraint instanceof Constraint.ForeignKey key
                                        ? completeKey(key, table, schema, ddl)
                                        : constraint)
                                .toList()))
                .toList());
    }

    private static Constraint completeKey(Constraint.ForeignKey key, Table table, Schema schema, String ddl) {
        Optional<Table> target = schema.table(key.target());
        if (target.isEmpty()) {
            throw new SqlTextException.UndeclaredTable(wrongKey(
                    ddl,
                    table,
                    "references %s, which is not declared".formatted(key.target()),
                    "Declare %s in the same schema, or remove the reference.".formatted(key.target())));
        }
        List<String> targetColumns = key.targetColumns().isEmpty() ? primaryKey(target.get()) : key.targetColumns();
        Set<String> known = new HashSet<>();
        target.get().columns().forEach(column -> known.add(column.name().toLowerCase(Locale.ROOT)));
        for (String column : targetColumns) {
            if (!known.contains(column.toLowerCase(Locale.ROOT))) {
                throw wrongKey(
                        ddl,
                        table,
                        "references %s(%s), but %s has no such column".formatted(key.target(), column, key.target()),
                        "Name a column of %s.".formatted(key.target()));
            }
        }
        if (targetColumns.size() != key.columns().size()) {
            throw wrongKey(
                    ddl,
                    table,
                    "references %d columns of %s with %d of its own"
                            .formatted(
                                    targetColumns.size(),
                                    key.target(),
                                    key.columns().size()),
                    "Name as many columns on both sides; without a list, the primary key of %s is meant."
                            .formatted(key.target()));
        }
        return new Constraint.ForeignKey(key.columns(), target.get().name(), targetColumns);
    }

    private static List<String> primaryKey(Table table) {
        return table.constraints().stream()
                .flatMap(constraint -> constraint instanceof Constraint.PrimaryKey key ? key.columns().stream() : null)
                .toList();
    }

    private static SqlTextException wrongKey(String ddl, Table table, String problem, String advice) {
        // SQLite takes a name in single quotes, too.
        int offset = Lexer.tokens(ddl).stream()
                .filter(token -> (token.isName() || token.kind() == Token.Kind.STRING)
                        && token.text().equals(table.name()))
                .findFirst()
                .orElseThrow()
                .start();
        return SqlTextException.at(ddl, offset, "the table %s %s".formatted(table.name(), problem), advice);
    }
}
