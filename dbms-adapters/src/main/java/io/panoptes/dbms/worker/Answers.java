package io.panoptes.dbms.worker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Gathers the answers of several statements, so that the parent is woken once and not for each. Those that it has not got
 * yet also stand in a file that outlives this process: when a statement kills it, the answers of those before are there.
 */
public final class Answers extends ByteArrayOutputStream {

    /** In the folder of the process: the number of bytes, and the bytes. */
    public static final String FILE = "answers";

    private static final int ROOM = 1 << 18;
    /** The parent waits for a statement's limit after the last answer that it saw, so it must not be kept in the dark. */
    private static final long LONGEST_SILENCE_NANOS = 5_000_000;

    private final OutputStream pipe;
    private final MappedByteBuffer kept;
    private int keptBytes;
    private long lastSend;

    Answers(OutputStream pipe, Path folder) throws IOException {
        super(1 << 16);
        this.pipe = pipe;
        try (FileChannel file = FileChannel.open(
                folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            takeRoom(file);
            kept = file.map(FileChannel.MapMode.READ_WRITE, 0, ROOM);
        }
    }

    /** Where the disk is full we say so now: to write in a mapped file later would end the process, as if the DBMS had died. */
    private static void takeRoom(FileChannel file) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocate(ROOM);
        while (zeros.hasRemaining()) {
            file.write(zeros, zeros.position());
        }
    }

    /** An answer is complete, and another statement follows. */
    void keep() throws IOException {
        if (count + Integer.BYTES > ROOM || System.nanoTime() - lastSend > LONGEST_SILENCE_NANOS) {
            send();
            return;
        }
        kept.put(Integer.BYTES + keptBytes, buf, keptBytes, count - keptBytes);
        kept.putInt(0, count);
        keptBytes = count;
    }

    void send() throws IOException {
        kept.putInt(0, 0);
        keptBytes = 0;
        writeTo(pipe);
        pipe.flush();
        reset();
        lastSend = System.nanoTime();
    }

    void startClock() {
        lastSend = System.nanoTime();
    }
}
