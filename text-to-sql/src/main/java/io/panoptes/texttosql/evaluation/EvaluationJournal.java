package io.panoptes.texttosql.evaluation;

import io.panoptes.texttosql.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The rows of a run in its folder, a line each, written as they come: a run that was killed goes on behind the last whole line. One
 * process at a time has the folder.
 */
public final class EvaluationJournal implements AutoCloseable {
    public static final String FILE = "rows.jsonl";

    private final FileChannel lockFile;
    private final FileLock lock;
    private final Writer out;
    private final Map<String, ResultRow> earlier;

    private EvaluationJournal(FileChannel lockFile, FileLock lock, Writer out, Map<String, ResultRow> earlier) {
        this.lockFile = lockFile;
        this.lock = lock;
        this.out = out;
        this.earlier = earlier;
    }

    /** @param wanted whether a row of an earlier run answers a question of this one; others are dropped */
    public static EvaluationJournal open(Path folder, Predicate<ResultRow> wanted) {
        try {
            Files.createDirectories(folder);
            FileChannel lockFile =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = lock(lockFile, folder);
            Path file = folder.resolve(FILE);
            Map<String, ResultRow> earlier = new LinkedHashMap<>();
            if (Files.exists(file)) {
                Files.readAllLines(file)
                        .forEach(line ->
                                ResultRow.read(line).filter(wanted).ifPresent(row -> earlier.put(row.key(), row)));
            }
            Path kept = folder.resolve(FILE + ".new");
            Files.write(kept, earlier.values().stream().map(ResultRow::json).toList());
            Files.move(kept, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            Writer out = Files.newBufferedWriter(file, StandardOpenOption.APPEND);
            return new EvaluationJournal(lockFile, lock, out, earlier);
        } catch (IOException e) {
            throw new BadInput("%s can't be written: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private static FileLock lock(FileChannel file, Path folder) throws IOException {
        try {
            FileLock lock = file.tryLock();
            if (lock != null) {
                return lock;
            }
        } catch (OverlappingFileLockException ofThisProcess) {
            // As if another process had it.
        }
        file.close();
        throw new BadInput("another run works in %s; wait for it, or name another folder".formatted(folder));
    }

    /** The rows of an earlier run. */
    public List<ResultRow> earlier() {
        return List.copyOf(earlier.values());
    }

    public void write(ResultRow row) {
        try {
            out.write(row.json() + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try (lockFile) {
            out.close();
            lock.release();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
