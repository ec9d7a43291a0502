package io.panoptes.texttosql.evaluation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import io.panoptes.texttosql.pair.DecidedPair;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairCounterexample;
import io.panoptes.texttosql.pair.PairOutcome;
import io.panoptes.texttosql.pair.Plausibility;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The result for one pair, as files keep it: all that scores and reports need.
 *
 * @param ground of an equal pair: {@code same text} or {@code proved}; empty for others
 * @param plausible of a pair that differs, whether it does on data as the given database has them; empty where it was not asked
 * @param counterexample the statements that fill the tables; empty where there is none
 * @param goldRows each row as a list of literals of SQL
 * @param reason why it is invalid or open; empty for others, or a note
 * @param key of the texts, tables and options: another key is another question
 */
public record ResultRow(
        String id,
        String database,
        String difficulty,
        String question,
        String gold,
        String predicted,
        String semantics,
        PairOutcome.Kind outcome,
        String ground,
        Optional<Boolean> ex,
        Optional<Boolean> exTest,
        Optional<Boolean> plausible,
        double millis,
        Optional<List<String>> counterexample,
        List<List<String>> goldRows,
        List<List<String>> predictedRows,
        String foundBy,
        String parting,
        List<String> assumes,
        String reason,
        String key) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int MOST_ROWS = 50;

    public static ResultRow of(DecidedPair result, String key) {
        return of(result, key, false);
    }

    /** @param showValues whether the row may hold values of the given database */
    public static ResultRow of(DecidedPair result, String key, boolean showValues) {
        Pair pair = result.pair();
        Optional<PairCounterexample> found =
                result.outcome() instanceof PairOutcome.Different(var small) ? Optional.of(small) : Optional.empty();
        Optional<PairCounterexample> difference = result.plausible()
                .filter(asked -> showValues)
                .flatMap(Plausibility::example)
                .or(() -> found);
        return new ResultRow(
                pair.id(),
                pair.question().database(),
                pair.question().difficulty(),
                pair.question().text(),
                pair.question().gold(),
                pair.predicted().orElse(""),
                pair.semantics().name().toLowerCase(java.util.Locale.ROOT),
                result.outcome().kind(),
                result.outcome() instanceof PairOutcome.Equal equal
                        ? equal.ground().words()
                        : "",
                result.ex(),
                result.exTest(),
                result.plausible().map(Plausibility::isPlausible),
                result.millis(),
                difference.map(PairCounterexample::inserts),
                difference.map(shown -> literals(shown.gold())).orElse(List.of()),
                difference.map(shown -> literals(shown.predicted())).orElse(List.of()),
                difference.map(PairCounterexample::foundBy).orElse(""),
                difference.map(PairCounterexample::parting).orElse(""),
                result.outcome() instanceof PairOutcome.Equal equal ? equal.assumes() : List.of(),
                reason(result.outcome()),
                key);
    }

    private static String reason(PairOutcome outcome) {
        return switch (outcome) {
            case PairOutcome.Invalid(var reason) -> reason;
            case PairOutcome.Equal equal -> equal.note();
            case PairOutcome.Different ignored -> "";
            case PairOutcome.DifferentAsGiven ignored -> "the answers differ on the given database";
            case PairOutcome.Open(var reason) -> reason;
        };
    }

    private static List<List<String>> literals(List<Row> rows) {
        return rows.stream()
                .limit(MOST_ROWS)
                .map(row -> row.values().stream().map(ResultRow::literal).toList())
                .toList();
    }

    private static String literal(Value value) {
        return SqlWriter.write(value, BenchmarkDbms.SQLITE.dialect());
    }

    /** How far a difference reaches, in a sentence; empty where it was not asked. */
    public String level() {
        return plausible
                .map(shows -> shows
                        ? "Differs on plausible data: with values of the given database, under the constraints mined from it."
                        : "Differs on some database; none was found with values of the given database, under the"
                                + " constraints mined from it.")
                .orElse("");
    }

    /** One line of JSON. */
    public String json() {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("id", id).put("db", database).put("outcome", outcome.word());
        ex.ifPresentOrElse(value -> node.put("ex", value), () -> node.putNull("ex"));
        node.put("millis", Math.round(millis * 100) / 100.0);
        counterexample.ifPresentOrElse(
                inserts -> strings(node.putArray("counterexample"), inserts), () -> node.putNull("counterexample"));
        node.put("reason", reason);
        node.put("ground", ground).put("semantics", semantics);
        exTest.ifPresentOrElse(value -> node.put("exTest", value), () -> node.putNull("exTest"));
        plausible.ifPresentOrElse(value -> node.put("plausible", value), () -> node.putNull("plausible"));
        rows(node.putArray("goldRows"), goldRows);
        rows(node.putArray("predictedRows"), predictedRows);
        node.put("foundBy", foundBy).put("parting", parting);
        strings(node.putArray("assumes"), assumes);
        node.put("difficulty", difficulty).put("question", question);
        node.put("gold", gold).put("predicted", predicted).put("key", key);
        return node.toString();
    }

    /** Empty where the line is no such row: the last line of a run that was killed may be torn. */
    public static Optional<ResultRow> read(String line) {
        JsonNode node;
        try {
            node = MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
        Optional<PairOutcome.Kind> outcome =
                PairOutcome.Kind.of(node.path("outcome").asText());
        if (!node.path("key").isTextual() || outcome.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ResultRow(
                node.path("id").asText(),
                node.path("db").asText(),
                node.path("difficulty").asText(),
                node.path("question").asText(),
                node.path("gold").asText(),
                node.path("predicted").asText(),
                node.path("semantics").asText(),
                outcome.get(),
                node.path("ground").asText(),
                flag(node.path("ex")),
                flag(node.path("exTest")),
                flag(node.path("plausible")),
                node.path("millis").asDouble(),
                node.path("counterexample").isArray()
                        ? Optional.of(strings(node.path("counterexample")))
                        : Optional.empty(),
                rows(node.path("goldRows")),
                rows(node.path("predictedRows")),
                node.path("foundBy").asText(),
                node.path("parting").asText(),
                strings(node.path("assumes")),
                node.path("reason").asText(),
                node.path("key").asText()));
    }

    private static Optional<Boolean> flag(JsonNode node) {
        return node.isBoolean() ? Optional.of(node.asBoolean()) : Optional.empty();
    }

    private static void strings(ArrayNode array, List<String> values) {
        values.forEach(array::add);
    }

    private static void rows(ArrayNode array, List<List<String>> rows) {
        rows.forEach(row -> strings(array.addArray(), row));
    }

    private static List<String> strings(JsonNode array) {
        List<String> values = new ArrayList<>();
        array.forEach(value -> values.add(value.asText()));
        return values;
    }

    private static List<List<String>> rows(JsonNode array) {
        List<List<String>> rows = new ArrayList<>();
        array.forEach(row -> rows.add(strings(row)));
        return rows;
    }
}
