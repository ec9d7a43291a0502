package io.panoptes.campaign;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Passes events on, and of those that tell how far a campaign is at most one a second. Safe for several threads. */
final class SparseProgress implements Consumer<CampaignEvent> {
    private static final long BETWEEN = Duration.ofSeconds(1).toNanos();

    private final Consumer<CampaignEvent> listener;
    private final LongSupplier nanos;
    private long next;

    /** @param nanos the clock, as {@link System#nanoTime()} */
    SparseProgress(Consumer<CampaignEvent> listener, LongSupplier nanos) {
        this.listener = listener;
        this.nanos = nanos;
        this.next = nanos.getAsLong();
    }

    @Override
    public void accept(CampaignEvent event) {
        if (!(event instanceof CampaignEvent.Progressed) || isTime()) {
            listener.accept(event);
        }
    }

    private synchronized boolean isTime() {
        long now = nanos.getAsLong();
        if (now - next < 0) {
            return false;
        }
        next = now + BETWEEN;
        return true;
    }
}
