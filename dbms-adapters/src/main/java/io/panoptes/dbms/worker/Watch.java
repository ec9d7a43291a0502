package io.panoptes.dbms.worker;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Stands beside the thread that runs statements: cancels one that is over its limit, and ends the process when its parent is
 * gone, even in the middle of a query.
 */
final class Watch extends Thread {

    private static final long TICK_MILLIS = 20;

    private final Optional<ProcessHandle> parent;
    private final Thread worker;
    private final Runnable end;

    private volatile long deadline = Long.MAX_VALUE;
    private volatile @Nullable Statement running;
    private volatile String text = "";
    private volatile boolean cancelled;

    Watch(Optional<ProcessHandle> parent, Thread worker, Runnable end) {
        super("watch");
        this.parent = parent;
        this.worker = worker;
        this.end = end;
        setDaemon(true);
    }

    void begin(Statement statement, String sql, long limitMillis) {
        cancelled = false;
        text = sql;
        running = statement;
        deadline = System.nanoTime() / 1_000_000 + limitMillis;
    }

    /** Another statement runs the same text, within the time of the first. */
    void instead(Statement statement) {
        running = statement;
    }

    /** Whether the statement that runs was cancelled here. */
    boolean hasCancelled() {
        return cancelled;
    }

    /** Ends the watch over the statement, and says whether it was cancelled. */
    boolean finish() {
        deadline = Long.MAX_VALUE;
        running = null;
        return cancelled;
    }

    @Override
    public void run() {
        int ticks = 0;
        while (true) {
            try {
                Thread.sleep(TICK_MILLIS);
            } catch (InterruptedException ignored) {
                continue; // nobody interrupts this thread on purpose, and the watch must go on
            }
            // Looking at the parent costs a read in /proc, and a tenth of a second more hurts nobody.
            if (++ticks % 10 == 0 && !parent.map(ProcessHandle::isAlive).orElse(false)) {
                end.run();
            }
            Statement statement = running;
            if (statement != null && System.nanoTime() / 1_000_000 > deadline) {
                cancel(statement);
            }
        }
    }

    private void cancel(Statement statement) {
        boolean first = !cancelled;
        cancelled = true;
        try {
            statement.cancel();
        } catch (SQLException | RuntimeException e) {
            if (first) {
                System.err.println("cancel failed: " + e);
            }
        }
        if (first) {
            // If the statement does not heed, the process gets killed, and this is what tells where it was.
            System.err.println("over its limit: " + text.substring(0, Math.min(text.length(), 1000)) + "\n"
                    + Arrays.stream(worker.getStackTrace())
                            .map(frame -> "  at " + frame)
                            .collect(Collectors.joining("\n")));
        }
        deadline = System.nanoTime() / 1_000_000 + 200; // once more, for a cancel can come too early to be seen
    }
}
