package io.panoptes.corpus.catalog;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.List;

/** Asks a running DBMS which scalar functions it has. One for each DBMS. */
public interface CatalogReader {

    List<CatalogReader> ALL = List.of(
            new DuckDbCatalog(),
            new SqliteCatalog(),
            new H2Catalog(),
            new HsqldbCatalog(),
            new DerbyCatalog(),
            new PostgresCatalog(),
            new MySqlCatalog(),
            new MariaDbCatalog());

    String dbms();

    /** The functions by name, with those that the deny list names. */
    List<CatalogFunction> read(Instance instance);

    static CatalogReader of(String dbms) {
        return ALL.stream()
                .filter(reader -> reader.dbms().equals(dbms))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no catalogue is read of %s; add a reader to %s".formatted(dbms, CatalogReader.class)));
    }

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
