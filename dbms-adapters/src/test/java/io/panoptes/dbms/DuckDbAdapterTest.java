package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DuckDbAdapterTest extends AdapterConformance {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    DuckDbAdapterTest() {
        super("duckdb:2.0.0.1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "COPY (SELECT 1) TO '%s'",
                "ATTACH '%s'",
                "SELECT * FROM read_csv('%s')",
                "SELECT * FROM '%s'",
                "EXPORT DATABASE '%s'",
                "INSTALL httpfs",
                "LOAD '%s'",
                "SET enable_external_access = true"
            })
    void nothingOutsideIsReached(String statement) {
        Path file = folder.resolve("outside.csv");
        List<Outcome> outcomes = instance().run(List.of(statement.formatted(file)), Duration.ofSeconds(5));
        assertThat(outcomes.getFirst()).isInstanceOf(Outcome.Failed.class);
        assertThat(Files.exists(file)).isFalse();
    }
}
