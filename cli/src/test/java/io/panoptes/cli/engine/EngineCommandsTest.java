package io.panoptes.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The commands of the equivalence engine: what they print, and how they exit. */
class EngineCommandsTest extends EngineCommands {
    @Test
    void refutePrintsTheDatabaseAndBothAnswers() {
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "distinct.sql"))
                .isEqualTo(ExitCode.FINDINGS);
        assertThat(out.toString())
                .startsWith("refuted: different on 2 rows (concrete)")
                .contains("INSERT INTO t VALUES");
    }

    @Test
    void refuteSaysUpToWhichBoundTheQueriesAgree() {
        assertThat(run("refute", "--schema", "schema.sql", "or.sql", "in.sql", "--rows", "2", "--time", "20s"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString()).contains("open: ", "equal on all databases of up to 2 rows a table");
    }

    @Test
    void refuteAsJson() throws IOException {
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "distinct.sql", "--json"))
                .isEqualTo(ExitCode.FINDINGS);
        JsonNode answer = MAPPER.readTree(out.toString());
        assertThat(answer.path("verdict").asText()).isEqualTo("refuted");
        assertThat(answer.path("stage").asText()).isEqualTo("concrete");
        assertThat(answer.path("database")).hasSize(1);
        assertThat(answer.path("left")).hasSize(2);
        assertThat(answer.path("right")).hasSize(1);
    }

    @Test
    void refuteComparesAsSetsWhereTold() {
        assertThat(run(
                        "refute",
                        "--schema",
                        "schema.sql",
                        "all.sql",
                        "distinct.sql",
                        "--semantics",
                        "set",
                        "--rows",
                        "2"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
    }

    @Test
    void aQueryThatCannotBeReadIsToldWithItsFile() {
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "wrong.sql"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString())
                .contains("wrong.sql", "is no query over this schema")
                .containsIgnoringCase("nothing");
    }

    @Test
    void wrongFilesAndOptionsAreTold() {
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "absent.sql"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no file", "absent.sql");
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "empty.sql"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("is empty");
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "all.sql", "--profile", "oracle"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no profile 'oracle'");
        assertThat(run("refute", "--schema", "all.sql", "all.sql", "all.sql")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(run("refute", "all.sql", "all.sql")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--schema");
    }

    @Test
    void provePrintsTheSteps() {
        assertThat(run("prove", "--schema", "schema.sql", "or.sql", "in.sql", "--explain", "--time", "60s"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .startsWith("proved: equal on every database")
                .contains("cross-examined: ")
                .containsAnyOf("1. translate, by SameShape", "1. translate, by CorrespondingRows", "normal right = ");
    }

    @Test
    void proveSaysWhatIsLeftOpen() {
        assertThat(run("prove", "--schema", "schema.sql", "all.sql", "distinct.sql"))
                .isEqualTo(ExitCode.OPEN);
        assertThat(out.toString()).startsWith("open: normal forms differ");
    }

    @Test
    void proveAsJsonSaysHowTheStepsFared() throws IOException {
        assertThat(run("prove", "--schema", "schema.sql", "or.sql", "in.sql", "--json", "--time", "60s"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        JsonNode answer = MAPPER.readTree(out.toString());
        assertThat(answer.path("verdict").asText()).isEqualTo("proved");
        assertThat(answer.path("certificate")).isNotEmpty();
        assertThat(answer.path("examination").path("held").asInt()).isPositive();
        assertThat(answer.path("examination").path("steps").asInt()).isPositive();
    }

    @Test
    void checkProvesRefutesOrLeavesOpen() {
        assertThat(run("check", "--schema", "schema.sql", "or.sql", "in.sql", "--time", "60s"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(run("check", "--schema", "schema.sql", "all.sql", "distinct.sql"))
                .isEqualTo(ExitCode.FINDINGS);
        assertThat(run("check", "--schema", "schema.sql", "ties.sql", "ties.sql", "--rows", "1"))
                .isEqualTo(ExitCode.OPEN);
        assertThat(out.toString()).contains("proved: ", "refuted: ", "open: ");
    }

    /** Where rows tie there is more than one right answer: a check compares these and says so, a proof is for one answer. */
    @Test
    void aChoiceAmongTiesIsCheckedButNotProved() {
        assertThat(run("check", "--schema", "schema.sql", "tie.sql", "tie.sql", "--rows", "1"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString()).contains("assumes: equal if they have the same right answers");
        assertThat(run("prove", "--schema", "schema.sql", "tie.sql", "tie.sql")).isEqualTo(ExitCode.OPEN);
        assertThat(out.toString()).contains("LIMIT whose order leaves ties");
    }

    @Test
    void queriesWithDifferentNumbersOfColumnsAreNotCompared() throws IOException {
        write("two.sql", "SELECT a, b FROM t");
        for (String command : List.of("refute", "check")) {
            assertThat(run(command, "--schema", "schema.sql", "all.sql", "two.sql"))
                    .as(command)
                    .isEqualTo(ExitCode.COULD_NOT_RUN);
            assertThat(err.toString()).contains("all.sql gives 1 column and", "two.sql 2 columns");
            err.getBuffer().setLength(0);
        }
    }

    @Test
    void numbersThatMakeNoSenseAreTold() throws IOException {
        write("pairs.jsonl", pair("p1", "SELECT 1", "SELECT 1"));
        assertThat(run("refute", "--schema", "schema.sql", "all.sql", "or.sql", "--rows", "0"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--rows is 0; it must be 1 at least");
        assertThat(run("bench", "equivalence", "--file", "pairs.jsonl", "--workers", "0"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--workers must be at least 1, and is 0.");
    }

    @Test
    void benchTellsWrongFilesAndStages() throws IOException {
        write("pairs.jsonl", pair("p1", "SELECT 1", "SELECT 1"));
        assertThat(run("bench", "equivalence", "--file", "absent.jsonl")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no file", "absent.jsonl");
        assertThat(run("bench", "equivalence", "--file", "pairs.jsonl", "--no-trial", "--stages", "concrete,magic"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no stage magic; choose from concrete, plan-coverage");
        assertThat(run("bench", "equivalence", "--file", "pairs.jsonl", "--no-trial", "--json", "absent/out.jsonl"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("can't be written: there is no such folder");
    }

    @Test
    void testdataSaysWhatShareIsReached() {
        assertThat(run("testdata", "--schema", "schema.sql", "or.sql")).isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .contains("database 1:", "INSERT INTO t VALUES")
                .containsPattern("\\d+ of \\d+ branches");
    }

    @Test
    void benchCountsAndWritesARowAPair() throws IOException {
        write(
                "pairs.jsonl",
                pair("p1", "SELECT a FROM t", "SELECT DISTINCT a FROM t")
                        + pair("p2", "SELECT a FROM t", "SELECT nothing FROM t")
                        + pair("p3", "SELECT a FROM t WHERE a = 1 OR a = 2", "SELECT a FROM t WHERE a IN (2, 1)"));
        assertThat(run(
                        "bench",
                        "equivalence",
                        "--file",
                        "pairs.jsonl",
                        "--limit",
                        "20s",
                        "--rows",
                        "2",
                        "--no-trial",
                        "--stages",
                        "concrete,bounded",
                        "--warm-up",
                        "1",
                        "--json",
                        "out.jsonl"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString()).containsPattern("refuted +1 +33.3%").containsPattern("error +1 +33.3%");
        List<String> rows = Files.readAllLines(folder.resolve("out.jsonl"));
        assertThat(rows).hasSize(3);
        for (String row : rows) {
            assertThat(MAPPER.readTree(row).fieldNames())
                    .toIterable()
                    .containsExactly("id", "verdict", "millis", "bound", "stage", "validated", "reason");
        }
    }

    @Test
    void benchGoesOnWhereItStopped() throws IOException {
        write(
                "pairs.jsonl",
                pair("p1", "SELECT a FROM t", "SELECT a FROM t")
                        + pair("p2", "SELECT a FROM t", "SELECT b FROM t")
                        + pair("p3", "SELECT 1", "SELECT 1"));
        String row = "{\"id\":\"p1\",\"verdict\":\"refuted\",\"millis\":7.5,\"bound\":0,\"stage\":\"concrete\","
                + "\"validated\":true,\"reason\":\"from before\"}";
        write("out.jsonl", row + "\n{\"id\":\"p2\",\"verd");
        String[] command = {
            "bench", "equivalence", "--file", "pairs.jsonl", "--no-trial", "--json", "out.jsonl", "--resume"
        };
        assertThat(run(command)).isEqualTo(ExitCode.NOTHING_FOUND);
        List<String> rows = Files.readAllLines(folder.resolve("out.jsonl"));
        assertThat(rows).hasSize(3).startsWith(row);
        assertThat(rows.get(1)).contains("\"p2\"", "refuted");
        assertThat(rows.get(2)).contains("\"p3\"", "proved");
        assertThat(out.toString()).containsPattern("refuted +2 +66.7%");

        write("out.jsonl", "no row\n" + row + "\n");
        assertThat(run(command)).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("out.jsonl:1 is no row of an earlier run");
    }

    @Test
    void benchMutantsCountsWhatIsProved() throws IOException {
        write("pairs.jsonl", pair("p1", "SELECT a FROM t WHERE a = 1 OR a = 2", "SELECT a FROM t WHERE a IN (2, 1)"));
        assertThat(run("bench", "mutants", "--file", "pairs.jsonl", "--mutants", "20", "--limit", "60s"))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString())
                .containsPattern("20 mutants of 1 pairs: \\d+ proved, \\d+ refuted, \\d+ open, 0 contradictions");
        write("pairs.jsonl", pair("p1", "SELECT nothing FROM t", "SELECT a FROM t"));
        assertThat(run("bench", "mutants", "--file", "pairs.jsonl")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no pair to change in");
    }

    @Test
    void benchNamesTheLineThatIsNoPair() throws IOException {
        write("pairs.jsonl", pair("p1", "SELECT 1", "SELECT 1") + "{\"left\": 7}\n");
        assertThat(run("bench", "equivalence", "--file", "pairs.jsonl", "--no-trial"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("pairs.jsonl:2", "\"left\" is missing");
        assertThat(run("bench", "equivalence", "--file", "pairs.jsonl", "--stages", "magic", "--no-trial"))
                .isEqualTo(ExitCode.COULD_NOT_RUN);
    }

    private static String pair(String id, String left, String right) {
        return MAPPER.createObjectNode()
                        .put("id", id)
                        .put("left", left)
                        .put("right", right)
                        .set("schema", MAPPER.createArrayNode().add("CREATE TABLE t (a INT, b INT)"))
                + "\n";
    }
}
