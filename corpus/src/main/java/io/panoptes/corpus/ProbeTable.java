package io.panoptes.corpus;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A table with a few columns of each type, which hold the values that cases use, and one that holds NULL only. */
final class ProbeTable {
    static final String NAME = "probe";

    private static final List<SqlType> TYPES = List.of(SqlType.INTEGER, SqlType.TEXT, SqlType.BOOLEAN, SqlType.DATE);
    private static final int COLUMNS = 3;
    static final int ROWS = 48;

    private final Profile profile;
    private final List<SqlType> known;

    ProbeTable(Profile profile) {
        this.profile = profile;
        this.known = TYPES.stream()
                .filter(type -> !profile.spellings(type).isEmpty())
                .toList();
    }

    boolean holds(List<SqlType> types) {
        return known.containsAll(types);
    }

    /** In the order in which the table has them. */
    List<Column> columns() {
        var columns = new ArrayList<Column>();
        for (SqlType type : known) {
            for (int i = 0; i < COLUMNS; i++) {
                columns.add(new Column(name(type, i), type, true));
            }
            columns.add(new Column(nothingName(type), type, true));
        }
        return columns;
    }

    /** The columns as a CREATE TABLE names them. */
    List<String> definitions() {
        return columns().stream()
                .map(column -> column.name() + " "
                        + profile.spellings(column.type()).getFirst().name())
                .toList();
    }

    List<String> setup() {
        var statements = new ArrayList<String>();
        statements.add("CREATE TABLE " + NAME + " (" + String.join(", ", definitions()) + ")");
        // A seed of its own, so that every campaign on a target finds the same.
        var random = new SplittableRandom(1);
        var rows = new ArrayList<String>();
        for (int i = 0; i < ROWS; i++) {
            rows.add("(" + String.join(", ", row(random)) + ")");
        }
        // On some DBMSs a statement takes a second, however much it holds.
        List<String> inserts =
                profile.features().contains(Feature.ROWS_ONE_BY_ONE) ? rows : List.of(String.join(", ", rows));
        inserts.forEach(values -> statements.add("INSERT INTO " + NAME + " VALUES " + values));
        return statements;
    }

    private List<String> row(SplittableRandom random) {
        var pool = new ValuePool(true, true);
        var row = new ArrayList<String>();
        for (SqlType type : known) {
            for (int i = 0; i < COLUMNS; i++) {
                row.add(SqlWriter.write(pool.draw(random, type), profile.dialect()));
            }
            row.add(SqlWriter.write(Value.NULL, profile.dialect()));
        }
        return row;
    }

    static Expression value(OperationProbe.Slot slot) {
        return Sql.column(name(slot.type(), slot.number() % COLUMNS));
    }

    static Expression nothing(SqlType type) {
        return Sql.column(nothingName(type));
    }

    private static String name(SqlType type, int number) {
        return "c" + TYPES.indexOf(type) + "_" + number;
    }

    private static String nothingName(SqlType type) {
        return "n" + TYPES.indexOf(type);
    }
}
