package io.panoptes.campaign;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What happened in a campaign, one JSON object a line, only ever appended to. A line is with the operating system before the
 * next step is taken, so that {@code kill -9} loses nothing; a suspect is also forced to the disk.
 *
 * <p>The last line may be torn by the end of the process or by a full disk; reading leaves it out, and writing begins on a
 * line of its own.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.jsonl";
    public static final int FORMAT = 3;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final FileChannel channel;

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens the journal of the folder for appending. */
    public static Journal append(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            channel.truncate(endOfLastWholeLine(channel));
            channel.position(channel.size());
            return new Journal(file, channel);
        } catch (IOException exception) {
            throw new JournalException(
                    "the journal %s can't be opened for writing: %s%n  Choose another folder with --out."
                            .formatted(file, exception.getMessage()),
                    exception);
        }
    }

    /** Takes the journal of a folder away, where there is one. */
    public static void discard(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(FILE));
        } catch (IOException exception) {
            throw new JournalException(
                    "the old journal in %s can't be removed: %s%n  Choose another folder with --out."
                            .formatted(folder, exception.getMessage()),
                    exception);
        }
    }

    public synchronized void write(JournalEntry entry) {
        byte[] line = (RecordJson.write(entry, JournalEntry.class) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            ByteBuffer buffer = ByteBuffer.wrap(line);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            if (entry instanceof JournalEntry.Suspected) {
                channel.force(false);
            }
        } catch (IOException exception) {
            throw new JournalException(
                    ("%s can't be written: %s%n  What was found up to here is kept. Make room, then go on with:"
                                    + " panoptes fuzz --resume %s")
                            .formatted(file, exception.getMessage(), file.getParent()),
                    exception);
        }
    }

    /** The entries of the journal of this folder, without a torn last line. */
    public static List<JournalEntry> read(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            List<JournalEntry> entries = new ArrayList<>();
            List<String> lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            for (int i = 0; i < lines.size(); i++) {
                try {
                    entries.add(RecordJson.read(JSON.readTree(lines.get(i)), JournalEntry.class));
                } catch (JsonProcessingException damaged) {
                    if (i < lines.size() - 1) {
                        throw new JournalException(
                                "%s:%d is damaged: %s%n  Take that line out to go on with the rest."
                                        .formatted(file, i + 1, damaged.getMessage()),
                                damaged);
                    }
                } catch (IllegalArgumentException unknown) {
                    throw new JournalException(
                            "%s:%d is not what this version of Panoptes writes: %s%n  Go on with the version that began the campaign, or begin another one in a new folder (--out)."
                                    .formatted(file, i + 1, unknown.getMessage()),
                            unknown);
                }
            }
            return entries;
        } catch (NoSuchFileException missing) {
            throw new JournalException(
                    "%s holds no campaign: there is no %s in it.%n  Name the folder that an earlier campaign wrote to."
                            .formatted(folder, FILE),
                    missing);
        } catch (IOException exception) {
            throw new JournalException("%s can't be read: %s".formatted(file, exception.getMessage()), exception);
        }
    }

    private static long endOfLastWholeLine(FileChannel channel) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        for (long end = channel.size(); end > 0; end--) {
            one.clear();
            channel.read(one, end - 1);
            if (one.get(0) == '\n') {
                return end;
            }
        }
        return 0;
    }

    @Override
    public synchronized void close() {
        try {
            channel.close();
        } catch (IOException exception) {
            throw new JournalException("%s can't be closed: %s".formatted(file, exception.getMessage()), exception);
        }
    }
}
