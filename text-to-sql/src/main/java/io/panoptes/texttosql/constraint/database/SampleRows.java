package io.panoptes.texttosql.constraint.database;

import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The first rows of each table as text, for the prompt of a language model. They are a user's data: only for callers whom the user
 * allowed to send values.
 */
public final class SampleRows {
    /** Characters of a value: enough to see what kind of text it is, so that a column of documents does not fill the prompt. */
    private static final int LONGEST = 60;

    private SampleRows() {}

    /** By the name of the table: a line with its columns, then a line a row. */
    public static Map<String, String> of(ReadOnlyDatabase database, Schema schema, int rows) throws SQLException {
        Quoting quoting = Quoting.of(database.place());
        Map<String, String> samples = new HashMap<>();
        for (Table table : schema.tables()) {
            List<String> names = table.columns().stream().map(Column::name).toList();
            StringBuilder text = new StringBuilder(String.join(" | ", names));
            try (Statement statement = database.connection().createStatement();
                    ResultSet result = statement.executeQuery("SELECT %s FROM %s LIMIT %d"
                            .formatted(quoting.names(names), quoting.name(table.name()), rows))) {
                while (result.next()) {
                    List<String> values = new ArrayList<>();
                    for (int i = 1; i <= names.size(); i++) {
                        String value = String.valueOf(result.getString(i));
                        values.add(value.length() > LONGEST ? value.substring(0, LONGEST) + "..." : value);
                    }
                    text.append('\n').append(String.join(" | ", values));
                }
            }
            samples.put(table.name(), text.toString());
        }
        return samples;
    }
}
