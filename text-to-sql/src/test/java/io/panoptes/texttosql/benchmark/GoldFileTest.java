package io.panoptes.texttosql.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.texttosql.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldFileTest {
    @TempDir
    private Path folder;

    @Test
    void readsBird() throws IOException {
        Benchmark read = read("dev.json", """
                [{"question_id": 7, "db_id": "shop", "question": "How many?", "evidence": "all", "SQL": "SELECT COUNT(*) FROM t;",
                  "difficulty": "simple"}]
                """);
        assertThat(read.kind()).isEqualTo(Benchmark.Kind.BIRD);
        assertThat(read.questions())
                .containsExactly(
                        new BenchmarkQuestion("7", "shop", "How many?", "all", "simple", "SELECT COUNT(*) FROM t"));
    }

    @Test
    void readsSpider() throws IOException {
        Benchmark read =
                read("dev.json", "[{\"db_id\": \"shop\", \"question\": \"How many?\", \"query\": \"SELECT 1\"}]");
        assertThat(read.kind()).isEqualTo(Benchmark.Kind.OTHER);
        assertThat(read.questions())
                .containsExactly(new BenchmarkQuestion("0", "shop", "How many?", "", "", "SELECT 1"));
    }

    @Test
    void readsLinesOfQueryAndDatabase() throws IOException {
        assertThat(read("gold.sql", "SELECT a FROM t\tshop\n\nSELECT b FROM u ;\tcars\n")
                        .questions())
                .containsExactly(
                        new BenchmarkQuestion("0", "shop", "", "", "", "SELECT a FROM t"),
                        new BenchmarkQuestion("1", "cars", "", "", "", "SELECT b FROM u"));
    }

    @Test
    void readsLinesOfQuestionAndQuery() throws IOException {
        assertThat(read("dev.sql", "Question 1:  How many ? ||| shop\nSQL:  select count(*) from t\n\n")
                        .questions())
                .containsExactly(new BenchmarkQuestion("0", "shop", "How many ?", "", "", "select count(*) from t"));
    }

    @Test
    void readsCsvWithQuotesAndLineEnds() throws IOException {
        assertThat(read("gold.csv", "id,db_id,query\nx1,shop,\"SELECT \"\"a\"\",\n b FROM t\"\n")
                        .questions())
                .containsExactly(new BenchmarkQuestion("x1", "shop", "", "", "", "SELECT \"a\",\n b FROM t"));
    }

    @Test
    void readsJsonLines() throws IOException {
        assertThat(read(
                                "gold.jsonl",
                                "{\"db\": \"a\", \"sql\": \"SELECT 1\"}\n{\"db\": \"b\", \"sql\": \"SELECT 2\"}\n")
                        .questions())
                .extracting(BenchmarkQuestion::database)
                .containsExactly("a", "b");
    }

    @Test
    void placesStandForIdsThatComeTwice() throws IOException {
        assertThat(read(
                                "g.json",
                                "[{\"id\": 1, \"db\": \"a\", \"sql\": \"x\"}, {\"id\": 1, \"db\": \"a\", \"sql\": \"y\"}]")
                        .questions())
                .extracting(BenchmarkQuestion::id)
                .containsExactly("0", "1");
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> read("g.json", "[{\"db_id\": \"a\"}]"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("question 0 has no gold query");
        assertThatThrownBy(() -> read("g.txt", "SELECT 1\n"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 1 has no tab and database");
        assertThatThrownBy(() -> GoldFile.read(folder.resolve("none.json")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no file");
        assertThatThrownBy(() -> read("g.json", "[{\"db_id\": "))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is no JSON");
    }

    private Benchmark read(String name, String text) throws IOException {
        return GoldFile.read(Files.writeString(folder.resolve(name), text));
    }
}
