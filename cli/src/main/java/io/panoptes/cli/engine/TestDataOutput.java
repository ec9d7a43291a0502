package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Test databases as files: a script each, or a folder each with a CSV file a table. */
final class TestDataOutput {
    private final Path folder;
    private final Schema schema;

    TestDataOutput(Path folder, Schema schema) {
        this.folder = folder;
        this.schema = schema;
    }

    /** {@code database-1.sql}: the tables and their rows. */
    void scripts(List<Database> databases) {
        for (int i = 0; i < databases.size(); i++) {
            write(folder.resolve("database-%d.sql".formatted(i + 1)), script(databases.get(i)));
        }
    }

    String script(Database database) {
        List<String> statements = new ArrayList<>(SqlWriter.write(schema, Dialect.PORTABLE));
        statements.addAll(CounterexampleText.inserts(database));
        return statements.stream().map(statement -> statement + ";\n").collect(Collectors.joining());
    }

    /** {@code database-1/orders.csv}: names first; NULL is an empty field, and the empty text "". */
    void csv(List<Database> databases) {
        for (int i = 0; i < databases.size(); i++) {
            for (Table table : schema.tables()) {
                StringBuilder text = new StringBuilder(table.columns().stream()
                        .map(Column::name)
                        .map(TestDataOutput::quoted)
                        .collect(Collectors.joining(",", "", "\n")));
                for (Row row : databases.get(i).rowsOf(table.name())) {
                    text.append(row.values().stream()
                            .map(TestDataOutput::field)
                            .collect(Collectors.joining(",", "", "\n")));
                }
                write(folder.resolve("database-%d".formatted(i + 1)).resolve(fileName(table)), text.toString());
            }
        }
    }

    /** A table's name may be any text; no file leaves the folder. */
    private static String fileName(Table table) {
        return table.name().replaceAll("[^\\p{L}\\p{N}_ -]", "_") + ".csv";
    }

    private static String field(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "";
            case Value.TextValue(String text) -> quoted(text);
            case Value.BooleanValue(boolean truth) -> Boolean.toString(truth);
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> Double.toString(number);
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> moment.toString().replace('T', ' ');
            case Value.OpaqueValue(String text) -> quoted(text);
        };
    }

    private static String quoted(String text) {
        return text.isEmpty() || text.matches("(?s).*[\",\\n\\r].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s".formatted(file, e.getMessage()), e);
        }
    }
}
