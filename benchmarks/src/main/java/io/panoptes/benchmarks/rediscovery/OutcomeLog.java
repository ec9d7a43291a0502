package io.panoptes.benchmarks.rediscovery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** The versions that are done, a line each, so that an interrupted run can resume. */
record OutcomeLog(Path file) {
    static final String NAME = "rediscovery.jsonl";
    private static final ObjectMapper JSON = new ObjectMapper();

    static OutcomeLog in(Path folder) {
        return new OutcomeLog(folder.resolve(NAME));
    }

    void add(VersionOutcome outcome) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(
                    file,
                    RecordJson.write(outcome, VersionOutcome.class) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be written: %s".formatted(file, exception.getMessage()), exception);
        }
    }

    /** What is whole in it; the last line may be torn. */
    List<VersionOutcome> read() {
        List<VersionOutcome> outcomes = new ArrayList<>();
        if (!Files.exists(file)) {
            return outcomes;
        }
        try {
            for (String line : Files.readAllLines(file)) {
                outcomes.add(RecordJson.read(JSON.readTree(line), VersionOutcome.class));
            }
        } catch (JsonProcessingException | IllegalArgumentException torn) {
            return outcomes;
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be read: %s".formatted(file, exception.getMessage()), exception);
        }
        return outcomes;
    }
}
