package io.panoptes.campaign;

import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Hands out the indexes of cases to workers, a range at a time, and knows below which index everything is done. Safe for
 * several threads.
 */
final class IndexSupply {
    /** Neighbouring cases share a database state, so a range is some states long. */
    static final int RANGE = 200;

    record Range(long first, long end) {}

    /** What was counted, and below which index all cases are among it. */
    record Standing(long doneBelow, CampaignProgress counted) {}

    private final long end;
    private final Optional<Shard> shard;
    private final TreeSet<Long> open = new TreeSet<>();
    private long next;
    private final Object takingIn = new Object();
    private boolean closed;
    private boolean paused;

    /** @param end where to stop; {@link Long#MAX_VALUE} for never */
    IndexSupply(long first, long end) {
        this(first, end, Optional.empty());
    }

    /** @param shard whose ranges alone are handed out; empty for all */
    IndexSupply(long first, long end, Optional<Shard> shard) {
        this.end = end;
        this.shard = shard;
        this.next = own(first);
    }

    private long own(long index) {
        return Math.min(end, shard.map(part -> part.next(index)).orElse(index));
    }

    synchronized Optional<Range> take() {
        if (closed || next >= end) {
            return Optional.empty();
        }
        // Ranges begin at multiples of their length, so that a resumed campaign cuts them as the first part did.
        Range range = new Range(next, Math.min(end, (next / RANGE + 1) * RANGE));
        next = own(range.end());
        open.add(range.first());
        return Optional.of(range);
    }

    synchronized void done(Range range) {
        open.remove(range.first());
    }

    /** Ends a range whose cases are counted now, all at once: no {@link #standing} tells a part of them, or counts what is not done. */
    void done(Range range, Runnable count) {
        synchronized (takingIn) {
            count.run();
            done(range);
        }
    }

    Standing standing(Supplier<CampaignProgress> counted) {
        synchronized (takingIn) {
            return new Standing(doneBelow(), counted.get());
        }
    }

    /** Whether workers are to wait before they run what they were handed out. */
    synchronized void pause(boolean pause) {
        paused = pause;
        notifyAll();
    }

    /** Waits while paused; the nanoseconds that passed. */
    synchronized long awaitTurn() throws InterruptedException {
        long start = System.nanoTime();
        while (paused && !closed) {
            wait();
        }
        return System.nanoTime() - start;
    }

    /** Hands out nothing more. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /** Whether nothing keeps workers from running more. */
    synchronized boolean hasMore() {
        return !closed && next < end;
    }

    /** Whether there is nothing to run just now. */
    synchronized boolean isWaiting() {
        return paused || closed;
    }

    /** Every case below this index is done. */
    synchronized long doneBelow() {
        return open.isEmpty() ? next : open.first();
    }
}
