package io.panoptes.languagemodel.batch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.languagemodel.ModelAnswer;
import io.panoptes.languagemodel.ModelChoice;
import io.panoptes.languagemodel.PriceTable;
import io.panoptes.languagemodel.Transcript;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes the answers of a batch into a transcript, from where the run that asked goes on. */
public final class BatchAnswers {
    /** What was in the file. {@code problems} say line and reason; the other answers are taken all the same. */
    public record Taken(int answers, List<String> problems) {
        public Taken {
            problems = List.copyOf(problems);
        }
    }

    private BatchAnswers() {}

    public static Taken take(Path file, ModelChoice choice, Optional<PriceTable.Price> price, Transcript into)
            throws IOException {
        BatchFormat format = BatchFormat.of(choice.provider());
        List<String> problems = new ArrayList<>();
        int answers = 0;
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                Optional<String> problem = take(line, format, choice, price, into);
                if (problem.isPresent()) {
                    problems.add("%s, line %d: %s".formatted(file, number, problem.get()));
                } else {
                    answers++;
                }
            }
        }
        return new Taken(answers, problems);
    }

    private static Optional<String> take(
            String line, BatchFormat format, ModelChoice choice, Optional<PriceTable.Price> price, Transcript into) {
        JsonNode node;
        try {
            node = BatchFormat.JSON.readTree(line);
        } catch (JsonProcessingException e) {
            return Optional.of("this is not JSON (" + e.getOriginalMessage() + ")");
        }
        JsonNode key = node.path(format.keyField());
        if (!key.isTextual()) {
            return Optional.of("there is no %s; is this the answer file of a %s batch?"
                    .formatted(format.keyField(), choice.provider().id()));
        }
        Optional<ModelAnswer.Said> said = format.answer(node);
        if (said.isEmpty()) {
            return Optional.of("the provider gives no answer for " + key.asText());
        }
        ModelAnswer.Said priced = price.map(known -> new ModelAnswer.Said(
                        said.get().text(), known.of(said.get().cost(), true)))
                .orElse(said.get());
        into.keep(choice.name(), key.asText(), priced);
        return Optional.empty();
    }
}
