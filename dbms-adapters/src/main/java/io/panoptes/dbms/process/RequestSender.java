package io.panoptes.dbms.process;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/**
 * Sends requests to a process, one after the other, on a thread of its own: a pipe takes no more than 64 KB that nobody has read, and the
 * process reads nothing while it runs statements, or while its answers fill the pipe in the other direction.
 */
final class RequestSender implements AutoCloseable {
    private final DataOutputStream out;
    private final ExecutorService thread;

    RequestSender(OutputStream pipe, String name) {
        this.out = new DataOutputStream(new BufferedOutputStream(pipe, 1 << 16));
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name + "-requests").factory());
    }

    /** Returns at once. A process that has ended gets nothing, and reading its answers will say how it ended. */
    void send(Request request) {
        try {
            thread.execute(() -> write(request));
        } catch (RejectedExecutionException closed) {
            // As above.
        }
    }

    private void write(Request request) {
        try {
            request.write(out);
            out.flush();
        } catch (IOException ended) {
            // As above.
        }
    }

    /** What is still to be sent is not, and the process reads the end. Returns at once. */
    @Override
    public void close() {
        thread.shutdownNow();
        // Waits for a write that a process which does not read holds up, until that process is killed.
        Thread.ofPlatform().daemon().start(() -> {
            try {
                out.close();
            } catch (IOException ended) {
                // It reads nothing any more.
            }
        });
    }
}
