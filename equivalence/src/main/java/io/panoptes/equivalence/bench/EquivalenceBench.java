package io.panoptes.equivalence.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.equivalence.Decision;
import io.panoptes.equivalence.Engine;
import io.panoptes.equivalence.Options;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.front.SqlError;
import io.panoptes.equivalence.refuter.CheckConditions;
import io.panoptes.equivalence.refuter.Validator.Validation;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.SchemaReader;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Decides the pairs of a benchmark file, one JSON object a line, and gives a row for each. */
public final class EquivalenceBench {
    private final Engine engine;
    private final FrontProfile profile;
    private final Options options;
    private final ObjectMapper json = new ObjectMapper();
    private final Map<List<String>, Loaded> schemas = new HashMap<>();

    public EquivalenceBench(Engine engine, FrontProfile profile, Options options) {
        this.engine = engine;
        this.profile = profile;
        this.options = options;
    }

    private record Loaded(Schema schema, Front front, Map<String, List<Scalar>> checks) {}

    /**
     * What came of a pair.
     *
     * @param verdict {@code proved}, {@code refuted}, {@code unknown} or {@code unreadable}
     * @param bound the rows a table up to which an unknown pair agrees
     * @param stage the stage of the refuter that found the difference, empty otherwise
     * @param validated what a DBMS said of it: {@code confirmed}, {@code denied}, {@code inconclusive}, or empty
     * @param reason why it is unknown or unreadable
     */
    public record Row(
            String id, String verdict, double millis, int bound, String stage, String validated, String reason) {
        static Row unreadable(String id, double millis, String reason) {
            return new Row(id, "unreadable", millis, 0, "", "", reason);
        }
    }

    public Row run(String line) throws java.io.IOException {
        JsonNode pair = json.readTree(line);
        String id = pair.get("id").asText();
        long start = System.nanoTime();
        try {
            Loaded loaded = load(pair);
            Relation left = loaded.front().translate(pair.get("left").asText());
            Relation right = loaded.front().translate(pair.get("right").asText());
            Decision decision = engine.decide(loaded.schema(), left, right, loaded.checks(), options);
            return row(id, decision, millis(start));
        } catch (SqlError e) {
            return Row.unreadable(id, millis(start), "invalid: " + e.problem());
        } catch (Unsupported e) {
            return Row.unreadable(id, millis(start), "not supported: " + e.construct());
        } catch (SqlTextException e) {
            return Row.unreadable(id, millis(start), "schema: " + e.getMessage());
        }
    }

    private Loaded load(JsonNode pair) {
        List<String> ddl = new ArrayList<>();
        pair.get("schema").forEach(statement -> ddl.add(statement.asText()));
        Loaded known = schemas.get(ddl);
        if (known == null) {
            Schema schema = SchemaReader.read(ddl);
            known = new Loaded(schema, new Front(schema, profile), CheckConditions.of(schema, profile));
            schemas.put(ddl, known);
        }
        return known;
    }

    private static Row row(String id, Decision decision, double millis) {
        String validated = decision.validation()
                .map(validation -> switch (validation) {
                    case Validation.Confirmed ignored -> "confirmed";
                    case Validation.Denied ignored -> "denied";
                    case Validation.Inconclusive ignored -> "inconclusive";
                })
                .orElse("");
        return switch (decision.verdict()) {
            case Verdict.Proved ignored -> new Row(id, "proved", millis, 0, "", "", "");
            case Verdict.Refuted(var counterexample) ->
                new Row(id, "refuted", millis, 0, counterexample.stage(), validated, "");
            case Verdict.Unknown(String reason, int bound) -> new Row(id, "unknown", millis, bound, "", "", reason);
        };
    }

    private static double millis(long start) {
        return (System.nanoTime() - start) / 1e6;
    }
}
