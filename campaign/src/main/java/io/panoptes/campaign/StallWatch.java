package io.panoptes.campaign;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Notices that nothing comes back from the DBMS although cases wait for it: a campaign that waits for ever must not look like one
 * that found nothing.
 */
final class StallWatch {
    /** Far longer than the limit of a statement, after which the DBMS is stopped. */
    static final Duration LONGEST = Duration.ofSeconds(60);
    /** As many calls of a waiting worker as tell where it waits. */
    private static final int CALLS = 6;

    private long seen = -1;
    private long sinceNanos;
    private boolean told;

    /**
     * Is asked again and again while cases are run.
     *
     * @param activity grows with all that the DBMS answers
     * @param waiting whether the workers are told to wait, or have nothing left to run
     * @return where the workers stand, once a stall
     */
    Optional<String> look(long activity, boolean waiting, List<Thread> workers, long nowNanos) {
        if (waiting || activity != seen) {
            seen = activity;
            sinceNanos = nowNanos;
            told = false;
            return Optional.empty();
        }
        boolean first = !told && lasts(nowNanos).compareTo(LONGEST) > 0;
        told |= first;
        return first ? Optional.of(text(nowNanos) + where(workers)) : Optional.empty();
    }

    /** That the DBMS had not answered for long when it was looked at last. */
    Optional<String> stalled(long nowNanos) {
        return told ? Optional.of(text(nowNanos)) : Optional.empty();
    }

    private Duration lasts(long nowNanos) {
        return Duration.ofNanos(nowNanos - sinceNanos);
    }

    private String text(long nowNanos) {
        return "nothing has come back from the DBMS for %d s"
                .formatted(lasts(nowNanos).toSeconds());
    }

    private static String where(List<Thread> workers) {
        StringBuilder text = new StringBuilder();
        for (Thread worker : workers) {
            StackTraceElement[] stack = worker.getStackTrace();
            text.append("; ").append(worker.getName()).append(" waits in");
            for (int i = 0; i < Math.min(CALLS, stack.length); i++) {
                text.append(i == 0 ? " " : " < ")
                        .append(stack[i].getClassName().replaceAll(".*\\.", ""))
                        .append('.')
                        .append(stack[i].getMethodName());
            }
        }
        return text.toString();
    }
}
