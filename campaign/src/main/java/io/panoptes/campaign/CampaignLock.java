package io.panoptes.campaign;

import java.io.IOException;
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
 * Keeps a second process off the folder of a running campaign: two that append to one journal destroy it. The operating system
 * holds the lock, so that the end of the process frees it, also {@code kill -9}.
 */
public final class CampaignLock implements AutoCloseable {
    static final String FILE = "campaign.lock";

    private final FileChannel channel;

    private CampaignLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Locks the folder, which is made if there is none.
     *
     * @throws JournalException when a campaign runs in it, or nothing can be written there
     */
    public static CampaignLock of(Path folder) {
        Path file = folder.resolve(FILE);
        FileChannel channel = null;
        try {
            Files.createDirectories(folder);
            channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                String holder = holder(channel);
                channel.close();
                throw new JournalException(
                        "a campaign runs in %s already%s.%n  Wait for it or end it, or choose another folder with --out."
                                .formatted(folder, holder));
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
            return new CampaignLock(channel);
        } catch (IOException exception) {
            close(channel);
            throw new JournalException(
                    "%s can't be used as the folder of a campaign: %s%n  Choose another folder with --out."
                            .formatted(folder, exception),
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
