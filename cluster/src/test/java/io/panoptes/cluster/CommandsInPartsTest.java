package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.campaign.wiring.PartWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Commands whose input is divided, with Spark in the process of the test: two tasks at a time. */
class CommandsInPartsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final PartWork COMMAND =
            ServiceLoader.load(PartWork.class).findFirst().orElseThrow();

    /** A column, compared with numbers: each third pair is equivalent, each third is not, each third is no SQL. */
    private static String pairs(int count) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            ObjectNode pair = JSON.createObjectNode()
                    .put("id", "pair-" + i)
                    .put("left", "SELECT a FROM t WHERE a > " + i)
                    .put(
                            "right",
                            switch (i % 3) {
                                case 0 -> "SELECT a FROM t WHERE %d < a".formatted(i);
                                case 1 -> "SELECT a FROM t WHERE a >= " + i;
                                default -> "SELECT a FROM WHERE";
                            });
            pair.putArray("schema").add("CREATE TABLE t (a INT)");
            lines.append(pair).append('\n');
        }
        return lines.toString();
    }

    static JsonNode run(Map<String, String> files, List<String> arguments) throws JsonProcessingException {
        ObjectNode part = JSON.createObjectNode();
        part.set("arguments", JSON.valueToTree(arguments));
        part.set("files", JSON.valueToTree(files));
        return JSON.readTree(COMMAND.run(part.toString()));
    }

    static SortedMap<String, String> verdicts(int pairs, List<String> more) throws JsonProcessingException {
        List<String> arguments = new ArrayList<>(List.of(
                "bench",
                "equivalence",
                "--file={folder}/pairs.jsonl",
                "--json={folder}/out.jsonl",
                "--limit=30s",
                "--no-trial"));
        arguments.addAll(more);
        JsonNode answer = run(Map.of("pairs.jsonl", pairs(pairs)), arguments);
        assertThat(answer.path("exitCode").asInt()).as(answer.toString()).isZero();
        SortedMap<String, String> verdicts = new TreeMap<>();
        for (String line :
                answer.path("files").path("out.jsonl").asText().lines().toList()) {
            JsonNode row = JSON.readTree(line);
            assertThat(verdicts.put(row.path("id").asText(), row.path("verdict").asText()))
                    .isNull();
        }
        return verdicts;
    }

    @Test
    void aBenchmarkGivesTheSameRowsAsOnOneMachine() throws JsonProcessingException {
        SortedMap<String, String> here = verdicts(30, List.of());
        assertThat(here).hasSize(30).containsEntry("pair-0", "proved").containsEntry("pair-1", "refuted");
        assertThat(verdicts(30, List.of("--cluster=local[2]"))).isEqualTo(here);
    }

    private static Map<String, String> questions(int count) {
        ArrayNode gold = JSON.createArrayNode();
        ObjectNode predicted = JSON.createObjectNode();
        for (int i = 0; i < count; i++) {
            gold.addObject()
                    .put("id", "q" + i)
                    .put("db_id", "shop")
                    .put("SQL", "SELECT name FROM item WHERE price > " + i);
            // Each fourth one has no prediction.
            if (i % 4 < 3) {
                predicted.put(
                        "q" + i,
                        List.of(
                                        "SELECT name FROM item WHERE price > %d",
                                        "SELECT name FROM item WHERE NOT price <= %d",
                                        "SELECT name FROM item WHERE price > %d + 1")
                                .get(i % 4)
                                .formatted(i));
            }
        }
        return Map.of(
                "dev.json",
                gold.toString(),
                "pred.json",
                predicted.toString(),
                "tables.json",
                "{\"shop\": [\"CREATE TABLE item (name TEXT, price INTEGER)\"]}");
    }

    private static SortedMap<String, String> outcomes(List<String> more) throws JsonProcessingException {
        List<String> arguments = new ArrayList<>(List.of(
                "evaluate",
                "--gold={folder}/dev.json",
                "--predictions={folder}/pred.json",
                "--schemas={folder}/tables.json",
                "--json={folder}/out.jsonl"));
        arguments.addAll(more);
        JsonNode answer = run(questions(16), arguments);
        assertThat(answer.path("exitCode").asInt()).as(answer.toString()).isZero();
        SortedMap<String, String> outcomes = new TreeMap<>();
        for (String line :
                answer.path("files").path("out.jsonl").asText().lines().toList()) {
            JsonNode row = JSON.readTree(line);
            assertThat(outcomes.put(row.path("id").asText(), row.path("outcome").asText()))
                    .isNull();
        }
        return outcomes;
    }

    @Test
    void anEvaluationGivesTheSameRowsAsOnOneMachine() throws JsonProcessingException {
        SortedMap<String, String> here = outcomes(List.of());
        assertThat(here)
                .hasSize(16)
                .containsEntry("q1", "equal")
                .containsEntry("q2", "different")
                .containsEntry("q3", "invalid");
        assertThat(outcomes(List.of("--cluster=local[2]"))).isEqualTo(here);
    }

    static SortedSet<String> mined(int seeds, List<String> more) throws JsonProcessingException {
        List<String> arguments = new ArrayList<>(List.of(
                "mine",
                "--target=duckdb",
                "--seeds=" + seeds,
                "--depth=6",
                "--seed=11",
                "--budget=20s",
                "--out={folder}/out",
                "--json"));
        arguments.addAll(more);
        JsonNode answer = run(Map.of(), arguments);
        assertThat(answer.path("exitCode").asInt()).as(answer.toString()).isZero();
        SortedSet<String> oracles = new TreeSet<>();
        for (String line :
                answer.path("files").path("out/oracles.jsonl").asText().lines().toList()) {
            oracles.add(JSON.readTree(line).path("id").asText());
        }
        assertThat(answer.path("files").path("out/journal.jsonl").asText().lines())
                .hasSize(seeds);
        return oracles;
    }

    /** Before anything is sent to an executor, or written to a journal. */
    @Test
    void aPasswordInAnAddressIsRefused() throws JsonProcessingException {
        JsonNode answer = run(
                Map.of(),
                List.of(
                        "fuzz",
                        "--target=postgresql",
                        "--url=jdbc:postgresql://127.0.0.1:1/test?user=a&password=not-to-be-seen",
                        "--cases=10",
                        "--out={folder}/out",
                        "--cluster=local[2]"));
        assertThat(answer.path("exitCode").asInt()).isEqualTo(2);
        assertThat(answer.path("err").asText())
                .contains("PANOPTES_PASSWORD")
                .doesNotContain("not-to-be-seen", "tasks at a time");
        assertThat(answer.path("files")).isEmpty();
    }

    @Test
    @Tag("slow")
    void aMiningRunGivesTheSameOraclesAsOnOneMachine() throws JsonProcessingException {
        SortedSet<String> here = mined(4, List.of());
        assertThat(here).isNotEmpty();
        assertThat(mined(4, List.of("--cluster=local[2]"))).isEqualTo(here);
    }
}
