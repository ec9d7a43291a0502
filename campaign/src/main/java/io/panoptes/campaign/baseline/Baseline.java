package io.panoptes.campaign.baseline;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The bugs that are known, as a file that a team keeps beside its sources.
 *
 * @param format of the file
 */
public record Baseline(int format, List<BaselineEntry> bugs) {
    /** Raised when an older reader would misread the file. */
    public static final int FORMAT = 1;

    public static final Baseline EMPTY = new Baseline(FORMAT, List.of());
    private static final ObjectMapper JSON = new ObjectMapper();

    public Baseline {
        bugs = List.copyOf(bugs);
    }

    /**
     * Reads a file.
     *
     * @throws Unreadable when there is none, or none that this version understands
     */
    public static Baseline read(Path file) {
        try {
            JsonNode node = JSON.readTree(Files.readString(file));
            int format = node.path("format").asInt();
            if (format != FORMAT) {
                throw new Unreadable(
                        "%s is a baseline of format %d, and this version reads format %d.%n  Use the version of Panoptes that wrote it, or write it anew with: panoptes baseline add"
                                .formatted(file, format, FORMAT),
                        null);
            }
            Baseline baseline = RecordJson.read(node, Baseline.class);
            baseline.requireDifferentIds(file);
            return baseline;
        } catch (NoSuchFileException missing) {
            throw new Unreadable(
                    "there is no baseline at %s.%n  Begin one with: panoptes baseline add %s FINDING --reason '...'"
                            .formatted(file, file),
                    missing);
        } catch (JsonProcessingException damaged) {
            JsonLocation place = damaged.getLocation();
            String where = place == null ? "" : "line %d: ".formatted(place.getLineNr());
            throw damaged(file, where + damaged.getOriginalMessage(), damaged);
        } catch (IllegalArgumentException damaged) {
            throw damaged(file, String.valueOf(damaged.getMessage()), damaged);
        } catch (IOException exception) {
            throw new Unreadable("%s can't be read: %s".formatted(file, exception), exception);
        }
    }

    private static Unreadable damaged(Path file, String why, Exception cause) {
        return new Unreadable(
                "%s can't be read: %s%n  A baseline is JSON, and made with: panoptes baseline add FILE FINDING --reason '...'"
                        .formatted(file, why),
                cause);
    }

    private void requireDifferentIds(Path file) {
        Set<String> ids = new HashSet<>();
        bugs.stream()
                .map(BaselineEntry::id)
                .filter(id -> !ids.add(id))
                .findFirst()
                .ifPresent(twice -> {
                    throw new Unreadable("%s has two bugs with the id %s.".formatted(file, twice), null);
                });
    }

    /** Writes the whole file, or leaves what was there. */
    public void write(Path file) {
        Path partial = file.resolveSibling(file.getFileName() + ".part");
        try {
            try {
                Files.writeString(
                        partial, RecordJson.write(this, Baseline.class).toPrettyString() + "\n");
                Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(partial);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException("%s can't be written: %s".formatted(file, exception), exception);
        }
    }

    /** With one more, in place of one of the same id. */
    public Baseline with(BaselineEntry bug) {
        List<BaselineEntry> all = new ArrayList<>(without(Set.of(bug.id())).bugs());
        all.add(bug);
        return new Baseline(format, all);
    }

    public Baseline without(Set<String> ids) {
        return new Baseline(
                format, bugs.stream().filter(bug -> !ids.contains(bug.id())).toList());
    }

    /** An id that none has: B1, B2 and so on. */
    public String nextId() {
        Set<String> ids = new HashSet<>();
        bugs.forEach(bug -> ids.add(bug.id()));
        int number = 1;
        while (ids.contains("B" + number)) {
            number++;
        }
        return "B" + number;
    }

    /** A file is no baseline. The message is for the user as it is. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message, @org.jspecify.annotations.Nullable Throwable cause) {
            super(message, cause);
        }
    }
}
