package io.panoptes.texttosql.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PredictionsTest {
    private static final BenchmarkQuestion FIRST = new BenchmarkQuestion("0", "shop", "", "", "", "");
    private static final BenchmarkQuestion SECOND = new BenchmarkQuestion("1", "shop", "", "", "", "");

    @TempDir
    private Path folder;

    @Test
    void readsBird() throws IOException {
        Predictions read = read(
                "gpt.json",
                "{\"0\": \"SELECT 1;\\t----- bird -----\\tshop\", \"1\": \"SELECT 2\\t----- bird -----\\tshop\"}");
        assertThat(read.name()).isEqualTo("gpt");
        assertThat(read.kind()).isEqualTo(Benchmark.Kind.BIRD);
        assertThat(read.of(FIRST, 0)).contains("SELECT 1");
        assertThat(read.of(SECOND, 1)).contains("SELECT 2");
    }

    @Test
    void readsAQueryALine() throws IOException {
        Predictions read = read("dail.txt", "SELECT a FROM t \nSELECT\ta FROM u;\n");
        assertThat(read.kind()).isEqualTo(Benchmark.Kind.OTHER);
        assertThat(read.of(FIRST, 0)).contains("SELECT a FROM t");
        assertThat(read.of(SECOND, 1)).contains("SELECT\ta FROM u");
    }

    @Test
    void takesTheDatabaseOffTheEndOfALineAndNothingElse() throws IOException {
        Predictions read = read("pred.txt", "SELECT a FROM t\tshop\nSELECT a FROM\tshops\n");
        assertThat(read.of(FIRST, 0)).contains("SELECT a FROM t");
        assertThat(read.of(SECOND, 1)).contains("SELECT a FROM\tshops");
    }

    @Test
    void readsObjectsByIdInAnyOrder() throws IOException {
        Predictions read = read(
                "p.json",
                "[{\"question_id\": 1, \"pred\": \"SELECT 2\"}, {\"question_id\": 0, \"pred\": \"SELECT 1\"}]");
        assertThat(read.of(FIRST, 0)).contains("SELECT 1");
        assertThat(read.of(SECOND, 1)).contains("SELECT 2");
    }

    @Test
    void readsTextsInAnArrayAndCsv() throws IOException {
        assertThat(read("p.json", "[\"SELECT 1\", null]").of(FIRST, 0)).contains("SELECT 1");
        assertThat(read("p.csv", "id,prediction\n1,SELECT 2\n0,SELECT 1\n").of(SECOND, 1))
                .contains("SELECT 2");
    }

    @Test
    void aMarkOfUtf8IsNoPartOfTheText() throws IOException {
        assertThat(read("p.json", "\uFEFF[\"SELECT 1\"]").of(FIRST, 0)).contains("SELECT 1");
        assertThat(read("p.txt", "\uFEFFSELECT 1\r\nSELECT 2\r\n").of(FIRST, 0)).contains("SELECT 1");
        assertThat(read("p.txt", "SELECT 1\r\nSELECT 2\r\n").of(SECOND, 1)).contains("SELECT 2");
    }

    @Test
    void aQuestionMayHaveNone() throws IOException {
        assertThat(read("p.txt", "SELECT 1\n").of(SECOND, 1)).isEmpty();
        assertThat(read("p.json", "{\"0\": \"SELECT 1\"}").of(SECOND, 1)).isEmpty();
        assertThat(read("p.txt", "SELECT 1\n\nSELECT 3\n").of(SECOND, 1)).isEmpty();
    }

    private Predictions read(String name, String text) throws IOException {
        return Predictions.read(Files.writeString(folder.resolve(name), text));
    }
}
