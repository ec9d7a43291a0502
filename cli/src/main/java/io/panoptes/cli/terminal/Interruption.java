package io.panoptes.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C ends what is running cleanly: it is told to stop, has its time to finish and to print its summary, and the exit code
 * is the usual one.
 */
public final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;
    private volatile int exitCode = ExitCode.COULD_NOT_RUN;

    private Interruption(Runnable stop) {
        this.hook = Thread.ofPlatform().unstarted(() -> {
            stop.run();
            try {
                if (done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    Runtime.getRuntime().halt(exitCode);
                }
            } catch (InterruptedException ignored) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static Interruption stopping(Runnable stop) {
        Interruption interruption = new Interruption(stop);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** All is done and printed. */
    public void ended(int code) {
        exitCode = code;
    }

    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook is waiting for us and ends the process.
        }
    }
}
