package io.panoptes.campaign.ci;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Waits for what may never come back, such as a download or a server that does not answer, until the deadline or a signal. It
 * runs on a thread of its own, which is left behind then.
 */
public record UntilDeadline(Deadline deadline) {
    private static final long LOOK_MILLIS = 100;

    /** What it gives; empty where it was not begun or did not come back in time. What it throws is thrown. */
    public <T> Optional<T> call(String name, Supplier<T> what) {
        if (deadline.isOver()) {
            return Optional.empty();
        }
        FutureTask<T> task = new FutureTask<>(what::get);
        Thread thread = Thread.ofPlatform().daemon().name(name).start(task);
        while (!task.isDone()) {
            if (deadline.isOver()) {
                thread.interrupt();
                return Optional.empty();
            }
            pause(task);
        }
        return Optional.of(result(task));
    }

    /** As {@link #call}, for what is done and not for what it gives. */
    public void run(String name, Runnable what) {
        var unused = call(name, () -> {
            what.run();
            return name;
        });
    }

    private static void pause(FutureTask<?> task) {
        try {
            task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException looked) {
            // The next look tells which.
        } catch (InterruptedException interrupted) {
            throw interrupted(interrupted);
        }
    }

    private static <T> T result(FutureTask<T> task) {
        try {
            return task.get();
        } catch (ExecutionException thrown) {
            if (thrown.getCause() instanceof RuntimeException ours) {
                throw ours;
            }
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(thrown.getCause());
        } catch (InterruptedException interrupted) {
            throw interrupted(interrupted);
        }
    }

    private static IllegalStateException interrupted(InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        return new IllegalStateException("the thread that waits was interrupted", interrupted);
    }
}
