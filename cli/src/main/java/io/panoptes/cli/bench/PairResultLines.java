package io.panoptes.cli.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.benchmarks.pairs.PairResult;
import io.panoptes.cli.terminal.CannotRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Results of pairs as JSON, one line for each pair. */
final class PairResultLines {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private PairResultLines() {}

    static String of(PairResult result) {
        ObjectNode row = JsonNodeFactory.instance
                .objectNode()
                .put("id", result.id())
                .put("verdict", result.verdict().name().toLowerCase(Locale.ROOT))
                .put("millis", result.millis())
                .put("bound", result.bound())
                .put("stage", result.stage())
                .put("validated", result.validated().orElse(null))
                .put("reason", result.reason());
        if (!result.assumes().isEmpty()) {
            result.assumes().forEach(row.putArray("assumes")::add);
        }
        if (!result.trial().isEmpty()) {
            row.put("trial", result.trial()).put("trialMillis", result.trialMillis());
        }
        return row.toString();
    }

    /** The results of an earlier run, without a last line that it had not finished; empty where there is no file. */
    static List<PairResult> read(Path file) throws IOException {
        return of(Files.exists(file) ? Files.readAllLines(file) : List.of(), file);
    }

    /** @param file named in the message about a line that is not a result */
    static List<PairResult> of(List<String> lines, Path file) {
        List<PairResult> results = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            try {
                results.add(result(MAPPER.readTree(lines.get(i))));
            } catch (JsonProcessingException | IllegalArgumentException e) {
                if (i < lines.size() - 1) {
                    throw new CannotRun("%s:%d is no row of an earlier run; name another file, or leave out --resume"
                            .formatted(file, i + 1));
                }
            }
        }
        return results;
    }

    private static PairResult result(JsonNode row) {
        JsonNode validated = row.path("validated");
        return new PairResult(
                row.path("id").asText(),
                PairResult.Kind.valueOf(row.path("verdict").asText().toUpperCase(Locale.ROOT)),
                row.path("millis").asDouble(),
                row.path("bound").asInt(),
                row.path("stage").asText(),
                validated.isBoolean() ? Optional.of(validated.asBoolean()) : Optional.empty(),
                row.path("reason").asText(),
                row.path("assumes").valueStream().map(JsonNode::asText).toList(),
                row.path("trial").asText(),
                row.path("trialMillis").asDouble(),
                List.of());
    }
}
