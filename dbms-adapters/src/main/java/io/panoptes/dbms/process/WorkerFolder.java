package io.panoptes.dbms.process;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.worker.Answers;
import io.panoptes.dbms.worker.Folders;
import io.panoptes.dbms.worker.SanitizerOutput;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The folder of one worker process: native libraries, database files, logs.
 *
 * @param inUse holds a lock for as long as this program lives, by which others know that the folder is not abandoned
 */
record WorkerFolder(Path path, FileChannel inUse) {

    private static final Pattern NAME = Pattern.compile("panoptes-(\\d+)-.*");
    private static final int MOST_LOG_LINES = 80;
    private static final String LOCK = "in-use.lock";

    static WorkerFolder create(Path parent) {
        try {
            Path path = Files.createTempDirectory(
                    parent, "panoptes-" + ProcessHandle.current().pid() + "-");
            FileChannel inUse =
                    FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            // Some network file systems have no locks; there the age of the folder must do.
            var unused = lock(inUse);
            return new WorkerFolder(path, inUse);
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DISK_FULL,
                    "can't make a folder for a worker process in %s: %s. Free some space there, or name another place with -Djava.io.tmpdir=..."
                            .formatted(parent, e.getMessage()),
                    e);
        }
    }

    /** Removes what processes that were killed together with their parent have left. */
    static void sweep(Path parent) {
        Instant yesterday = Instant.now().minus(Duration.ofDays(1));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, "panoptes-*")) {
            for (Path folder : folders) {
                Matcher name = NAME.matcher(String.valueOf(folder.getFileName()));
                if (name.matches()
                        && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()
                        && isAbandoned(folder, yesterday)) {
                    Folders.delete(folder);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // Another process of ours may sweep at the same time; what is left is found next time.
        }
    }

    /** A container may share this disk but not our process numbers: the lock tells, and the age where there is none. */
    private static boolean isAbandoned(Path folder, Instant yesterday) throws IOException {
        Path lock = folder.resolve(LOCK);
        if (Files.exists(lock)) {
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
                return lock(channel);
            }
        }
        return Files.getLastModifiedTime(folder).toInstant().isBefore(yesterday);
    }

    private static boolean lock(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException | IOException taken) {
            return false;
        }
    }

    Path errors() {
        return path.resolve(SanitizerOutput.FILE);
    }

    /** The answers that a process that is now dead had ready, but not sent. */
    byte[] unsentAnswers() throws IOException {
        Path file = path.resolve(Answers.FILE);
        if (!Files.isRegularFile(file)) {
            return new byte[0];
        }
        ByteBuffer kept = ByteBuffer.wrap(Files.readAllBytes(file));
        byte[] answers = new byte[kept.remaining() < Integer.BYTES ? 0 : kept.getInt()];
        kept.get(answers);
        return answers;
    }

    Path crashLog() {
        return path.resolve("hs_err.log");
    }

    /** The end of what the process printed, and the beginning of the JVM's crash log where there is one. */
    String evidence() {
        String printed = lines(errors(), false).replace(path + File.separator, "");
        String crash = lines(crashLog(), true).replace(path + File.separator, "");
        return (printed.isBlank() ? "" : "Its last output:\n" + printed + "\n")
                + (crash.isBlank() ? "" : "Its crash log:\n" + crash + "\n");
    }

    void delete() {
        try {
            inUse.close();
        } catch (IOException e) {
            // The end of the program closes it.
        }
        Folders.delete(path);
    }

    private static String lines(Path file, boolean first) {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (var lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines()) {
            var all = lines.toList();
            if (first) {
                // Registers and memory come behind the frames, and differ in every run.
                return all.stream()
                        .takeWhile(line -> !line.startsWith("siginfo") && !line.startsWith("Registers"))
                        .filter(line -> !line.startsWith("Command Line"))
                        .limit(MOST_LOG_LINES)
                        .collect(Collectors.joining("\n"));
            }
            int from = Math.max(0, all.size() - MOST_LOG_LINES);
            return all.stream().skip(from).collect(Collectors.joining("\n"));
        } catch (IOException e) {
            return "(" + file.getFileName() + " can't be read: " + e.getMessage() + ")";
        }
    }
}
