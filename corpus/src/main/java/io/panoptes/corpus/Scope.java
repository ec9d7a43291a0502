package io.panoptes.corpus;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/**
 * What a snippet may read.
 *
 * @param row the columns of its own row
 * @param others tables that a subquery may read; empty where the snippet may read no other row
 */
public record Scope(List<Column> row, List<Table> others) {
    public Scope {
        row = List.copyOf(row);
        others = List.copyOf(others);
    }

    public List<Column> columnsOf(SqlType type) {
        return row.stream().filter(column -> sameKind(column.type(), type)).toList();
    }

    /** Whether values of one type can stand for values of the other: whole numbers of any width are one kind. */
    public static boolean sameKind(SqlType one, SqlType other) {
        return one instanceof SqlType.DecimalType && other instanceof SqlType.DecimalType
                ? one.equals(other)
                : one.getClass() == other.getClass();
    }

    Scope withoutOthers() {
        return new Scope(row, List.of());
    }
}
