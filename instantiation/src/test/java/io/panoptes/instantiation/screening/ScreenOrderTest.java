package io.panoptes.instantiation.screening;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Feature;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScreenOrderTest {
    private static final String LINE =
            "{\"id\":\"%s\",\"title\":\"x\",\"schema\":[\"%s\"],\"placeholders\":[],\"left\":\"SELECT %s FROM t1\",\"right\":\"SELECT %s FROM t1 WHERE 1 = 1\",\"semantics\":\"bag\",\"origin\":{\"kind\":\"argus\",\"reference\":\"x\"},\"proof\":{\"status\":\"proved\",\"certificate\":\"x\"}}";
    private static final String KEYED = "CREATE TABLE t1 (a INTEGER NOT NULL, b INTEGER, PRIMARY KEY (a))";
    private static final String FREE = "CREATE TABLE t1 (a INTEGER, b INTEGER)";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void theSchemaOfMostOraclesComesFirst() throws IOException {
        assertThat(order(Set.of())).containsExactly(List.of("keyed", "other"), List.of("free"));
    }

    /** A key can't be asked of the tables there. */
    @Test
    void withoutKeysThoseThatAskForNoneComeFirst() throws IOException {
        assertThat(order(Set.of(Feature.WITHOUT_KEYS))).containsExactly(List.of("free"), List.of("keyed", "other"));
    }

    private List<List<String>> order(Set<Feature> features) throws IOException {
        Path file = folder.resolve("oracles.jsonl");
        Files.write(
                file,
                List.of(
                        LINE.formatted("keyed", KEYED, "a", "a"),
                        LINE.formatted("free", FREE, "a", "a"),
                        LINE.formatted("other", KEYED, "b", "b")));
        return ScreenOrder.of(OracleReader.read(file).oracles(), features).stream()
                .map(group -> group.stream().map(Oracle::id).toList())
                .toList();
    }
}
