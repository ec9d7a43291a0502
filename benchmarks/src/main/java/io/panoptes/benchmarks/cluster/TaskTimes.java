package io.panoptes.benchmarks.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How long tasks took, in milliseconds, as a run with {@code -Dpanoptes.cluster.times=FILE} has written them.
 *
 * @param cases of the tasks that ran a range of cases
 * @param triage of the tasks that triaged a suspect
 * @param parts of the tasks that did a part of a command
 */
public record TaskTimes(List<Long> cases, List<Long> triage, List<Long> parts) {
    private static final JsonMapper MAPPER = new JsonMapper();

    public TaskTimes {
        cases = List.copyOf(cases);
        triage = List.copyOf(triage);
        parts = List.copyOf(parts);
    }

    /** @throws IOException where it can't be read, or a line is none of such a file */
    public static TaskTimes read(Path file) throws IOException {
        List<Long> cases = new ArrayList<>();
        List<Long> triage = new ArrayList<>();
        List<Long> parts = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            JsonNode task = node(line);
            long millis = task.path("millis").asLong(-1);
            switch (task.path("pool").asText()) {
                case "cases" -> cases.add(millis);
                case "triage" -> triage.add(millis);
                case "parts" -> parts.add(millis);
                default -> throw new IOException("line %d is no time of a task: %s".formatted(number, line));
            }
            if (millis < 0) {
                throw new IOException("line %d has no \"millis\": %s".formatted(number, line));
            }
        }
        return new TaskTimes(cases, triage, parts);
    }

    private static JsonNode node(String line) throws IOException {
        try {
            return MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            throw new IOException("no JSON: " + line, e);
        }
    }
}
