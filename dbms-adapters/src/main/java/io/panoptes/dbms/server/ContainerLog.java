package io.panoptes.dbms.server;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The end of the log of a server in a container, kept in memory as it comes in. */
final class ContainerLog implements GrowingText {

    private static final int MOST_BYTES = 1 << 18;

    private byte[] bytes = new byte[1 << 12];
    /** How many of them are in use, and how many were there before them. */
    private int used;

    private long forgotten;

    synchronized void add(byte[] more) {
        int kept = Math.max(0, Math.min(used, MOST_BYTES - more.length));
        byte[] all = used + more.length > bytes.length ? new byte[Math.max(2 * used, kept + more.length)] : bytes;
        if (all != bytes || kept < used) {
            System.arraycopy(bytes, used - kept, all, 0, kept);
        }
        System.arraycopy(more, 0, all, kept, more.length);
        forgotten += used - kept;
        used = kept + more.length;
        bytes = all;
    }

    @Override
    public synchronized long end() {
        return forgotten + used;
    }

    @Override
    public synchronized String since(long from) {
        int start = (int) Math.max(0, Math.min(from - forgotten, used));
        return new String(Arrays.copyOfRange(bytes, start, used), StandardCharsets.UTF_8);
    }
}
