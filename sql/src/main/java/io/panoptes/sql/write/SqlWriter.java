package io.panoptes.sql.write;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/**
 * Writes our syntax tree as text of a dialect. Its habits are minded; what it can't say at all is written as the standard
 * says it, so ask {@link Dialect#cannotSay} first.
 *
 * <p>In the portable dialect, {@link SqlReader} reads the same tree again.
 */
public final class SqlWriter {
    private SqlWriter() {}

    public static String write(Query query, Dialect dialect) {
        StringBuilder out = new StringBuilder(256);
        new QueryWriter(dialect, out).query(query);
        return out.toString();
    }

    public static String write(Change change, Dialect dialect) {
        return new ChangeWriter(dialect).write(change);
    }

    public static String write(Expression expression, Dialect dialect) {
        StringBuilder out = new StringBuilder(64);
        new QueryWriter(dialect, out).expressions().expression(expression);
        return out.toString();
    }

    public static String write(Value value, Dialect dialect) {
        StringBuilder out = new StringBuilder(16);
        LiteralWriter.write(value, dialect, out);
        return out.toString();
    }

    /** A name, in quotes where it needs them. */
    public static String name(String name, Dialect dialect) {
        StringBuilder out = new StringBuilder(16);
        Names.write(name, dialect, out);
        return out.toString();
    }

    /** The name of a type in CREATE TABLE. */
    public static String type(SqlType type, Dialect dialect) {
        return TypeKind.column(type, dialect);
    }

    /** A CREATE TABLE statement for each table, in their order. */
    public static List<String> write(Schema schema, Dialect dialect) {
        return schema.tables().stream().map(table -> write(table, dialect)).toList();
    }

    /** The CREATE TABLE statement. Constraints that SQL has no word for, such as functional dependencies, are left out. */
    public static String write(Table table, Dialect dialect) {
        TableWriter writer = new TableWriter(dialect);
        for (Column column : table.columns()) {
            writer.column(column);
        }
        for (Constraint constraint : table.constraints()) {
            writer.constraint(constraint);
        }
        return "CREATE TABLE " + name(table.name(), dialect) + " (" + writer.elements() + ")";
    }
}
