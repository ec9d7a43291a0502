package io.panoptes.cli.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.panoptes.triage.finding.RecordJson;
import java.util.List;
import java.util.Map;

/**
 * A command on a part of its input.
 *
 * @param arguments the command and its options, where {@link #FOLDER} stands for a folder that is there for this part alone
 * @param files what that folder holds at the start, by name
 */
public record CommandPart(List<String> arguments, Map<String, String> files) {
    public static final String FOLDER = "{folder}";
    private static final JsonMapper MAPPER = new JsonMapper();

    public CommandPart {
        arguments = List.copyOf(arguments);
        files = Map.copyOf(files);
    }

    /**
     * What a part came to.
     *
     * @param files what the folder holds at the end beside what it held at the start, by name
     * @param err what the command said to its user
     */
    public record Answer(int exitCode, Map<String, String> files, String err) {
        public Answer {
            files = Map.copyOf(files);
        }

        public String json() {
            return RecordJson.write(this, Answer.class).toString();
        }

        public static Answer of(String json) {
            return read(json, Answer.class);
        }
    }

    public String json() {
        return RecordJson.write(this, CommandPart.class).toString();
    }

    public static CommandPart of(String json) {
        return read(json, CommandPart.class);
    }

    private static <T> T read(String json, Class<T> type) {
        try {
            return RecordJson.read(MAPPER.readTree(json), type);
        } catch (JsonProcessingException damaged) {
            throw new IllegalArgumentException("a message between driver and executor is damaged", damaged);
        }
    }
}
