package io.panoptes.dbms.catalog;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;

/** Asks a running DBMS which scalar functions it has. */
public interface CatalogReader {

    /** The functions by name, with those that no snippet may call. */
    List<CatalogFunction> read(Instance instance);

    /** The rows of the first of these queries that runs, as text. */
    static List<List<String>> rows(Instance instance, String... queries) {
        for (String query : queries) {
            if (instance.run(List.of(query), Duration.ofSeconds(20)).getFirst() instanceof Outcome.Rows rows) {
                return rows.rows().stream()
                        .map(Row::values)
                        .map(values -> values.stream().map(CatalogReader::text).toList())
                        .toList();
            }
        }
        return List.of();
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.TextValue(var text) -> text;
            case Value.IntegerValue(var number) -> number.toString();
            case Value.OpaqueValue(var text) -> text;
            case Value.BooleanValue(var truth) -> String.valueOf(truth);
            default -> "";
        };
    }
}
