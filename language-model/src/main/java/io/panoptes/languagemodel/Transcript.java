package io.panoptes.languagemodel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was asked and answered, a line of JSON each, in an append-only file: the cache of answers, the record that
 * {@code replay} reads, and where the answers of a batch go.
 *
 * <p>It holds no key, only words. A line that was cut off by the end of a process is passed over.
 */
public final class Transcript {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final Map<String, ModelAnswer.Said> answers = new HashMap<>();
    /** Whether the file ends within a line, so that the next one has to begin a line of its own. */
    private boolean torn;

    private Transcript(Path file) {
        this.file = file;
    }

    /** The transcript in this file, which need not exist yet. */
    public static Transcript open(Path file) throws IOException {
        Transcript transcript = new Transcript(file);
        if (Files.exists(file)) {
            transcript.torn = isTorn(file);
            // A cut may have gone through a character, which this reader passes over.
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    transcript.read(line);
                }
            }
        } else if (file.toAbsolutePath().getParent() != null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
        }
        return transcript;
    }

    private static boolean isTorn(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            return channel.size() > 0 && channel.read(last, channel.size() - 1) == 1 && last.get(0) != '\n';
        }
    }

    public synchronized Optional<ModelAnswer.Said> answer(String key) {
        return Optional.ofNullable(answers.get(key));
    }

    public synchronized int size() {
        return answers.size();
    }

    /** Keeps an answer; the question's words go with it, so that a person can read the file. */
    public synchronized void keep(String model, Question question, ModelAnswer.Said said) {
        String key = question.key(model);
        ObjectNode line = line(model, key, said)
                .put("system", question.system())
                .put("user", question.user())
                .put("form", question.form().name())
                .put("draw", question.draw());
        keep(key, said, line);
    }

    /** Keeps an answer from a batch, whose question is known by its key only. */
    public synchronized void keep(String model, String key, ModelAnswer.Said said) {
        keep(key, said, line(model, key, said));
    }

    private static ObjectNode line(String model, String key, ModelAnswer.Said said) {
        return JSON.createObjectNode()
                .put("key", key)
                .put("model", model)
                .put("inputTokens", said.cost().inputTokens())
                .put("outputTokens", said.cost().outputTokens())
                .put("dollars", said.cost().dollars().toPlainString())
                .put("answer", said.text());
    }

    private void keep(String key, ModelAnswer.Said said, ObjectNode line) {
        if (answers.putIfAbsent(key, said) != null) {
            return;
        }
        try {
            Files.writeString(
                    file,
                    (torn ? "\n" : "") + JSON.writeValueAsString(line) + "\n",
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            torn = false;
        } catch (IOException e) {
            throw new UncheckedIOException("the transcript " + file + " can't be written", e);
        }
    }

    private void read(String line) {
        JsonNode node;
        try {
            node = JSON.readTree(line);
        } catch (JsonProcessingException cutOff) {
            return;
        }
        if (node.path("key").isTextual() && node.path("answer").isTextual()) {
            Cost cost = new Cost(
                    1,
                    node.path("inputTokens").asLong(),
                    node.path("outputTokens").asLong(),
                    decimal(node.path("dollars").asText("0")));
            answers.put(
                    node.path("key").asText(),
                    new ModelAnswer.Said(node.path("answer").asText(), cost));
        }
    }

    private static BigDecimal decimal(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            return BigDecimal.ZERO;
        }
    }
}
