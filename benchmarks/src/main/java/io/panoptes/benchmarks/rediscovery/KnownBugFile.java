package io.panoptes.benchmarks.rediscovery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.finding.SqlConstructs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads known bugs, one JSON object a line. */
public final class KnownBugFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private KnownBugFile() {}

    /** @throws Unreadable with the line and what is wrong with it */
    public static List<KnownBug> read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException exception) {
            throw new Unreadable("%s can't be read: %s".formatted(file, exception), exception);
        }
        List<KnownBug> bugs = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                bugs.add(read(lines.get(i), "%s:%d".formatted(file, i + 1)));
            }
        }
        return bugs;
    }

    private static KnownBug read(String line, String where) {
        try {
            JsonNode node = JSON.readTree(line);
            for (String field : List.of("id", "dbms", "q1", "buggy_versions_tested", "fixed_versions_tested")) {
                if (node.path(field).isMissingNode()) {
                    throw new Unreadable("%s: \"%s\" is missing.".formatted(where, field), new IOException(line));
                }
            }
            Set<String> sound = new HashSet<>(texts(node.path("fixed_versions_tested")));
            sound.addAll(texts(node.path("unaffected_older_versions_tested")));
            return new KnownBug(
                    node.path("id").asText(),
                    node.path("dbms").asText(),
                    SqlConstructs.of(SpelledStrings.of(node.path("dbms").asText(), statements(node))),
                    texts(node.path("buggy_versions_tested")),
                    sound);
        } catch (JsonProcessingException malformed) {
            throw new Unreadable(
                    "%s is no JSON object: %s".formatted(where, malformed.getOriginalMessage()), malformed);
        }
    }

    private static List<String> statements(JsonNode node) {
        List<String> statements = texts(node.path("setup"));
        statements.add(node.path("q1").asText());
        return statements;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(item -> texts.add(item.asText()));
        return texts;
    }

    /** The file is not what it should be. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
