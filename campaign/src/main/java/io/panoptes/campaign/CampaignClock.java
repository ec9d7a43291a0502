package io.panoptes.campaign;

import java.time.Duration;
import java.util.Optional;

/**
 * How much time a campaign has.
 *
 * @param drawing for cases, at most; empty where their number is limited instead
 * @param grace for triage after the last case
 * @param startNanos as {@link System#nanoTime()}
 */
record CampaignClock(Optional<Duration> drawing, Duration grace, long startNanos) {
    /** For what is underway to come to an end, and for the reports. */
    static final Duration TO_COME_TO_AN_END = Duration.ofSeconds(3);

    static CampaignClock start(Optional<Duration> drawing, Duration grace) {
        return new CampaignClock(drawing, grace, System.nanoTime());
    }

    /** @param elapsedMillis of the time for cases that an earlier part of the campaign had */
    static CampaignClock resume(Optional<Duration> drawing, long elapsedMillis, Duration grace) {
        return start(
                drawing.map(time -> time.minusMillis(elapsedMillis))
                        .map(time -> time.isNegative() ? Duration.ZERO : time),
                grace);
    }

    /** Of the triage behind the last case. */
    CampaignClock ofTheEnd() {
        return isLimited() ? this : start(Optional.of(Duration.ZERO), grace);
    }

    boolean isLimited() {
        return drawing.isPresent();
    }

    /** With its triage; very long where the number of cases is limited. */
    Duration whole() {
        return drawing.map(time -> time.plus(grace)).orElse(Duration.ofDays(10_000));
    }

    /** Until the end of triage. */
    Duration remaining() {
        return whole().minusNanos(System.nanoTime() - startNanos);
    }

    boolean isDrawingOver() {
        return drawing.filter(time -> System.nanoTime() - startNanos > time.toNanos())
                .isPresent();
    }

    /** Whether triage has to come to an end. */
    boolean isNearTheEnd() {
        return isLimited() && remaining().compareTo(TO_COME_TO_AN_END) < 0;
    }

    /** Waits, unless somebody wants this thread to end. */
    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for the end of a thread, so long at most. */
    static void await(Thread thread, Duration longest) {
        try {
            thread.join(longest.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
