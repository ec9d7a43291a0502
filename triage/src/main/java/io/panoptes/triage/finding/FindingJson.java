package io.panoptes.triage.finding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A finding as {@code finding.json}. */
public final class FindingJson {
    public static final String FILE = "finding.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    private FindingJson() {}

    public static String write(Finding finding) {
        return RecordJson.write(finding, Finding.class).toPrettyString() + "\n";
    }

    /**
     * Reads the finding of a folder, or a {@code finding.json} itself.
     *
     * @throws UnreadableFinding when there is none, or none that this version understands
     */
    public static Finding read(Path folderOrFile) {
        Path file = Files.isDirectory(folderOrFile) ? folderOrFile.resolve(FILE) : folderOrFile;
        if (!Files.isRegularFile(file)) {
            throw new UnreadableFinding(
                    "there is no finding at %s.%n  Give the folder of a finding, such as campaigns/.../findings/F1."
                            .formatted(folderOrFile));
        }
        try {
            JsonNode node = JSON.readTree(file.toFile());
            int format = node.path("format").asInt();
            if (format != Finding.FORMAT) {
                throw new UnreadableFinding("%s is of format %d, and this version reads format %d."
                        .formatted(file, format, Finding.FORMAT));
            }
            return RecordJson.read(node, Finding.class);
        } catch (IOException | IllegalArgumentException exception) {
            throw new UnreadableFinding("%s can't be read: %s".formatted(file, exception.getMessage()), exception);
        }
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
