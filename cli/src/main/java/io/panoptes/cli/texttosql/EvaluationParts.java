package io.panoptes.cli.texttosql;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.CommandPart;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.Pair;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The questions of an evaluation, divided among the machines of a cluster: each evaluates its own by the same command. Declarations
 * travel with them; databases must be at the same place on every machine.
 *
 * @param command {@code evaluate} with the options that all parts share
 * @param shared files that each part gets, by the option that names them
 */
record EvaluationParts(Cluster cluster, List<String> command, Map<String, Path> shared, PrintWriter err) {
    private static final String GOLD = "gold.json";
    private static final String PREDICTIONS = "predictions.json";
    private static final String ROWS = "rows.jsonl";

    /**
     * Evaluates pairs of questions that have one each.
     *
     * @param told of every row, by one thread at a time
     */
    void run(List<Pair> pairs, Consumer<ResultRow> told, BooleanSupplier stopped) {
        Map<String, String> files = new HashMap<>();
        List<String> words = new ArrayList<>(command);
        shared.forEach((option, path) -> {
            String name = option.substring("--".length()) + "-" + path.getFileName();
            files.put(name, content(path));
            words.add(option + "=" + CommandPart.FOLDER + "/" + name);
        });
        words.addAll(List.of(
                "--gold=" + CommandPart.FOLDER + "/" + GOLD,
                "--predictions=" + CommandPart.FOLDER + "/" + PREDICTIONS,
                "--json=" + CommandPart.FOLDER + "/" + ROWS));
        int size = ClusterArguments.size(cluster, pairs.size());
        List<CommandPart> parts = new ArrayList<>();
        for (int from = 0; from < pairs.size(); from += size) {
            List<Pair> part = pairs.subList(from, Math.min(pairs.size(), from + size));
            Map<String, String> own = new HashMap<>(files);
            own.put(GOLD, gold(part));
            own.put(PREDICTIONS, predictions(part));
            parts.add(new CommandPart(words, own));
        }
        ClusterArguments.run(
                cluster,
                parts,
                answer -> answer.files()
                        .getOrDefault(ROWS, "")
                        .lines()
                        .forEach(line -> ResultRow.read(line).ifPresent(told)),
                why -> {
                    err.println("panoptes: " + why);
                    err.flush();
                },
                stopped);
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    private static String gold(List<Pair> pairs) {
        ArrayNode questions = JsonNodeFactory.instance.arrayNode();
        for (Pair pair : pairs) {
            questions
                    .addObject()
                    .put("id", pair.question().id())
                    .put("db_id", pair.question().database())
                    .put("question", pair.question().text())
                    .put("evidence", pair.question().evidence())
                    .put("difficulty", pair.question().difficulty())
                    .put("gold", pair.question().gold());
        }
        return questions.toString();
    }

    private static String predictions(List<Pair> pairs) {
        ObjectNode predictions = JsonNodeFactory.instance.objectNode();
        pairs.forEach(
                pair -> predictions.put(pair.question().id(), pair.predicted().orElse("")));
        return predictions.toString();
    }
}
