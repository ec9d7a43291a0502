package io.panoptes.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.cli.terminal.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DisambiguateCommandTest extends EngineCommands {
    @Test
    void tellsAllQueriesApart() throws IOException {
        assertThat(run("disambiguate", "--schema", "schema.sql", "all.sql", "distinct.sql", "other.sql", "--json"))
                .isEqualTo(ExitCode.FINDINGS);
        JsonNode answer = MAPPER.readTree(out.toString());
        assertThat(answer.path("found").asBoolean()).isTrue();
        assertThat(answer.path("answers")).hasSize(3).doesNotHaveDuplicates();
    }

    @Test
    void asksWhichAnswerIsRight() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("b\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(run(
                            "disambiguate",
                            "--schema",
                            "schema.sql",
                            "--question",
                            "Which ones?",
                            "--ask",
                            "all.sql",
                            "distinct.sql"))
                    .isEqualTo(ExitCode.FINDINGS);
        } finally {
            System.setIn(before);
        }
        assertThat(out.toString())
                .startsWith("Which ones?")
                .contains("Which answer is right?", "(a)", "(b)")
                .endsWith("distinct.sql:%n%s%n".formatted("SELECT DISTINCT a FROM t"));
    }

    @Test
    void saysWhereThereIsNoSuchDatabase() {
        assertThat(run("disambiguate", "--schema", "schema.sql", "or.sql", "in.sql", "--rows", "2"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .startsWith("not found: all queries give the same answer on every database")
                .endsWith("give the same answer on every database (proved, not tried on a DBMS)%n".formatted());
        out.getBuffer().setLength(0);
        assertThat(run(
                        "disambiguate",
                        "--schema",
                        "schema.sql",
                        "or.sql",
                        "in.sql",
                        "--rows",
                        "2",
                        "--condition",
                        "1 <> 2"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString()).contains("not found", "there is none of up to 2 rows a table");
    }

    /** Of the same width they would be compared; of another they differ wherever one has a row. */
    @Test
    void tellsQueriesOfDifferentWidthApart() throws IOException {
        write("two.sql", "SELECT a, b FROM t");
        assertThat(run("disambiguate", "--schema", "schema.sql", "all.sql", "two.sql"))
                .isEqualTo(ExitCode.FINDINGS);
    }

    @Test
    void leavesOutWhatIsProvedToBeEqual() throws IOException {
        assertThat(run(
                        "disambiguate",
                        "--schema",
                        "schema.sql",
                        "or.sql",
                        "all.sql",
                        "in.sql",
                        "--json",
                        "--time",
                        "1m"))
                .isEqualTo(ExitCode.FINDINGS);
        JsonNode answer = MAPPER.readTree(out.toString());
        assertThat(answer.path("equal").toString()).isEqualTo("[[1,3]]");
        assertThat(answer.path("answers").get(0))
                .isNotEqualTo(answer.path("answers").get(1));
    }

    @Test
    void showsTheNearestDatabaseWhereNotAllCanDiffer() throws IOException {
        write("none.sql", "SELECT a FROM t WHERE 1 = 0");
        write("some.sql", "SELECT a FROM t WHERE a > 3 AND b = 2");
        write("few.sql", "SELECT a FROM t WHERE a > 3 AND b = 2 AND a < 3");
        assertThat(run(
                        "disambiguate",
                        "--schema",
                        "schema.sql",
                        "none.sql",
                        "some.sql",
                        "few.sql",
                        "--condition",
                        "1 <> 2 AND 1 <> 3",
                        "--rows",
                        "1"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .startsWith("not found: no such database")
                .contains("The nearest, on which some of the answers differ", "(b) is the answer of ", "some.sql");
    }

    @Test
    void explainsAConditionThatItCannotRead() {
        assertThat(run("disambiguate", "--schema", "schema.sql", "or.sql", "in.sql", "--condition", "1 = 9"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("9");
    }

    /** Such a proof is shown as what it is: nobody ran the two side by side. */
    @Test
    void saysWhatAProofOfEqualQueriesAssumes() throws IOException {
        write("product.sql", "SELECT a * 2 FROM t");
        write("added.sql", "SELECT a + a FROM t");
        assertThat(run("disambiguate", "--schema", "schema.sql", "product.sql", "added.sql", "--time", "1m"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .contains("give the same answer on every database (proved, not tried on a DBMS; assumes: no overflow)");
    }
}
