package io.panoptes.dbms.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second process off the folder of a run: two that append to one journal destroy it. The operating system holds the
 * lock, so that the end of the process frees it, also {@code kill -9}.
 */
public final class FolderLock implements AutoCloseable {
    static final String FILE = "run.lock";

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Another process, or another part of this one, runs in the folder. */
    public static final class Taken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Taken(String message) {
            super(message);
        }
    }

    /**
     * Locks the folder, which is made if there is none.
     *
     * @param run what runs in such a folder, for people: "a campaign"
     * @throws Taken when one runs in it already
     * @throws UncheckedIOException when nothing can be written there
     */
    public static FolderLock of(Path folder, String run) {
        FileChannel channel = null;
        try {
            Files.createDirectories(folder);
            channel = FileChannel.open(
                    folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                String holder = holder(channel);
                channel.close();
                throw new Taken(
                        "%s runs in %s already%s.%n  Wait for it or end it, or choose another folder with --out."
                                .formatted(run, folder, holder));
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
            return new FolderLock(channel);
        } catch (IOException exception) {
            close(channel);
            throw new UncheckedIOException(
                    "%s can't be used as the folder of %s: %s%n  Choose another folder with --out."
                            .formatted(folder, run, exception),
                    exception);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ofThisProcess) {
            return null;
        }
    }

    private static String holder(FileChannel channel) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(20);
        channel.read(text, 0);
        String pid = new String(text.array(), 0, text.position(), StandardCharsets.UTF_8);
        return pid.isBlank() ? "" : " (process " + pid + ")";
    }

    private static void close(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException ignored) {
            // The error that led here is the one to tell.
        }
    }

    /** The file stays: to delete it would let two processes lock two files of one name. */
    @Override
    public void close() {
        close(channel);
    }
}
