package io.panoptes.texttosql.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.evaluation.Scores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes the reports of an evaluation into its folder: {@code report.html}, {@code report.md} and {@code scores.json}. */
public final class EvaluationFiles {
    private EvaluationFiles() {}

    public static void write(Path folder, String title, List<ResultRow> rows) {
        try {
            Files.writeString(folder.resolve("report.html"), new ScorePage(title, rows).text());
            Files.writeString(folder.resolve("report.md"), new ScoreMarkdown(title, rows).text());
            Files.writeString(
                    folder.resolve("scores.json"), scores(Scores.of(rows)).toPrettyString() + "\n");
        } catch (IOException e) {
            throw new BadInput("%s can't be written: %s".formatted(folder, e.getMessage()), e);
        }
    }

    static ObjectNode scores(Scores scores) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("questions", scores.questions())
                .put("invalid", scores.invalid())
                .put("sameText", scores.sameText())
                .put("provedRewritings", scores.rewritings())
                .put("different", scores.different())
                .put("open", scores.open())
                .put("proved", scores.proved())
                .put("notRefuted", scores.notRefuted())
                .put("bounds", scores.bounds());
        scores.plausible().ifPresentOrElse(count -> node.put("plausible", count), () -> node.putNull("plausible"));
        node.put("withDatabase", scores.withDatabase());
        share(node, "ex", scores.ex());
        share(node, "exSpotIt", scores.exSpotIt());
        share(node, "exTest", scores.exTest());
        return node.put("medianMillis", scores.medianMillis())
                .put("medianMillisOfDifferent", scores.medianMillisOfDifferent());
    }

    private static void share(ObjectNode node, String name, Optional<Double> share) {
        share.ifPresentOrElse(value -> node.put(name, value), () -> node.putNull(name));
    }
}
