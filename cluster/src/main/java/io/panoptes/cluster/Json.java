package io.panoptes.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.finding.RecordJson;

/** Records as the text that goes between driver and executors. */
final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    static <T extends Record> String write(T value, Class<T> type) {
        return RecordJson.write(value, type).toString();
    }

    static <T> T read(String text, Class<T> type) {
        try {
            return RecordJson.read(MAPPER.readTree(text), type);
        } catch (JsonProcessingException damaged) {
            throw new IllegalArgumentException("a message between driver and executor is damaged", damaged);
        }
    }
}
