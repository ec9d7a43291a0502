package io.panoptes.cli.terminal;

import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Ctrl-C ends what is running cleanly: it is told to stop, has its time to finish and to print its summary, and the exit code
 * is the usual one.
 */
public final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;
    private volatile int exitCode = ExitCode.COULD_NOT_RUN;

    private Interruption(Supplier<OptionalInt> stop) {
        this.hook = Thread.ofPlatform().unstarted(() -> {
            OptionalInt ended = stop.get();
            if (ended.isPresent()) {
                Runtime.getRuntime().halt(ended.getAsInt());
            }
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
        return ending(() -> {
            stop.run();
            return OptionalInt.empty();
        });
    }

    /** @param stop gives the exit code where all is done and printed when it returns, and nothing is waited for */
    public static Interruption ending(Supplier<OptionalInt> stop) {
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
