package io.panoptes.triage.finding;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A finding as {@code finding.json}. */
public final class FindingJson {
    public static final String FILE = "finding.json";
    private static final String TEST_CASE = "original";
    private static final ObjectMapper JSON = new ObjectMapper();

    private FindingJson() {}

    public static String write(Finding finding) {
        return RecordJson.write(finding, Finding.class).toPrettyString() + "\n";
    }

    /** The part that a person may have written by hand, as JSON. */
    public static String write(RecordedFinding finding) {
        return RecordJson.write(finding, RecordedFinding.class).toPrettyString() + "\n";
    }

    /**
     * Reads all that a campaign has written to the folder of a finding, or to a {@code finding.json}.
     *
     * @throws UnreadableFinding when there is none, or none that this version understands
     */
    public static Finding read(Path folderOrFile) {
        Path file = file(folderOrFile);
        JsonNode node = tree(file);
        if (!node.has(TEST_CASE)) {
            throw new UnreadableFinding(("%s was written by hand: it has no \"%s\", the test case of a campaign.%n"
                            + "  It can be run again (panoptes replay), not reduced.")
                    .formatted(file, TEST_CASE));
        }
        return read(file, node, Finding.class);
    }

    /**
     * Reads what is needed to run the finding of a folder, or of a {@code finding.json}, again.
     *
     * @throws UnreadableFinding when there is none, or none that this version understands
     */
    public static RecordedFinding readRecorded(Path folderOrFile) {
        Path file = file(folderOrFile);
        return read(file, tree(file), RecordedFinding.class);
    }

    private static Path file(Path folderOrFile) {
        Path file = Files.isDirectory(folderOrFile) ? folderOrFile.resolve(FILE) : folderOrFile;
        if (!Files.isRegularFile(file)) {
            throw new UnreadableFinding(
                    "there is no finding at %s.%n  Give the folder of a finding, such as campaigns/.../findings/F1."
                            .formatted(folderOrFile));
        }
        return file;
    }

    private static JsonNode tree(Path file) {
        try {
            JsonNode node = JSON.readTree(file.toFile());
            int format = node.path(FindingFormats.FORMAT).asInt();
            if (format < FindingFormats.OLDEST || format > Finding.FORMAT) {
                throw new UnreadableFinding("%s is of format %d, and this version reads formats %d to %d."
                        .formatted(file, format, FindingFormats.OLDEST, Finding.FORMAT));
            }
            return node instanceof ObjectNode finding ? FindingFormats.toPresent(finding) : node;
        } catch (JsonProcessingException exception) {
            JsonLocation place = exception.getLocation();
            throw unreadable(
                    file,
                    "line %d, column %d: %s"
                            .formatted(place.getLineNr(), place.getColumnNr(), exception.getOriginalMessage()),
                    exception);
        } catch (IOException exception) {
            throw unreadable(file, String.valueOf(exception.getMessage()), exception);
        }
    }

    private static <T> T read(Path file, JsonNode node, Class<T> type) {
        try {
            return RecordJson.read(node, type);
        } catch (IllegalArgumentException exception) {
            throw unreadable(file, String.valueOf(exception.getMessage()), exception);
        }
    }

    private static UnreadableFinding unreadable(Path file, String why, Exception cause) {
        return new UnreadableFinding(
                "%s can't be read: %s%n  What it must hold is in docs/findings.md.".formatted(file, why), cause);
    }

    /** There is no finding where one was said to be. */
    public static final class UnreadableFinding extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableFinding(String message) {
            super(message);
        }

        UnreadableFinding(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
