package io.panoptes.campaign;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.triage.slowdown.EstimatesApart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The pairs of a campaign whose estimates are far apart, a JSON object a line; the file is there once there is one. */
final class EstimatesFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private volatile int written;

    EstimatesFile(Path folder) {
        this.file = folder.resolve("estimates.jsonl");
    }

    Path file() {
        return file;
    }

    /** How many pairs were written here. */
    int written() {
        return written;
    }

    void add(long index, String oracle, EstimatesApart apart) {
        ObjectNode line = JSON.createObjectNode();
        line.put("case", index);
        line.put("oracle", oracle);
        line.set("left", side(apart.left()));
        line.set("right", side(apart.right()));
        var setup = line.putArray("setup");
        apart.setup().forEach(setup::add);
        try {
            Files.writeString(
                    file,
                    JSON.writeValueAsString(line) + "\n",
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("what was estimated can't be written to " + file, e);
        }
        written = written + 1;
    }

    private static ObjectNode side(EstimatesApart.Estimated estimated) {
        ObjectNode side = JSON.createObjectNode();
        side.put("sql", estimated.sql());
        side.put("expected", Math.round(estimated.expected()));
        estimated.actual().ifPresent(rows -> side.put("actual", Math.round(rows)));
        estimated.farOff().ifPresent(operator -> side.put("firstFarOff", operator));
        return side;
    }
}
