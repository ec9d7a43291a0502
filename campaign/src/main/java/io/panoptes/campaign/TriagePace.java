package io.panoptes.campaign;

import io.panoptes.campaign.SuspectQueue.Backlog;
import io.panoptes.triage.TriageResult;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Shares the time between cases and triage: no more cases while the suspects that wait need longer than {@link #MOST_WAITING}, nor when
 * one more suspect could not be triaged before the end. Safe for several threads.
 */
final class TriagePace {
    /** Suspects that need longer than this hold up the cases. */
    static final Duration MOST_WAITING = Duration.ofSeconds(15);
    /** Before anything is known of the target: its other releases must be started first. */
    private static final double FIRST_FULL_MILLIS = 12_000;

    private static final double FIRST_REPEAT_MILLIS = 2_000;
    /** How much the last one counts. */
    private static final double WEIGHT = 0.3;

    private final double mostMillis;
    private double fullMillis = FIRST_FULL_MILLIS;
    /** Of suspects that are alike: large ones take longer to be known again than small ones. */
    private final Map<String, Double> repeatMillis = new HashMap<>();

    /** @param kept the most that is kept at the end for one more suspect */
    TriagePace(Duration kept) {
        this.mostMillis = kept.toMillis();
    }

    /**
     * What a suspect took. One that is known by its error message takes no time and says nothing.
     *
     * @param likeness of the suspect
     */
    synchronized void took(String likeness, TriageResult result, Duration time) {
        switch (result) {
            case TriageResult.Reported ignored -> fullMillis = mean(fullMillis, time);
            case TriageResult.Dismissed ignored -> repeated(likeness, time);
            case TriageResult.Known ignored -> repeated(likeness, time);
            case TriageResult.Repeated ignored -> repeated(likeness, time);
        }
    }

    private void repeated(String likeness, Duration time) {
        repeatMillis.put(likeness, mean(repeatMillis(likeness), time));
    }

    private double repeatMillis(String likeness) {
        return repeatMillis.getOrDefault(likeness, FIRST_REPEAT_MILLIS);
    }

    private static double mean(double before, Duration now) {
        return (1 - WEIGHT) * before + WEIGHT * now.toMillis();
    }

    /** How long the triage of what waits is likely to take. */
    synchronized Duration estimate(Backlog backlog, boolean busy) {
        double repeats = backlog.alike().entrySet().stream()
                .mapToDouble(one -> one.getValue() * repeatMillis(one.getKey()))
                .sum();
        return Duration.ofMillis((long) (backlog.fresh() * fullMillis + repeats + (busy ? fullMillis / 2 : 0)));
    }

    /** Whether the cases have to wait. */
    boolean holdsUp(Backlog backlog, boolean busy, Duration remaining) {
        Duration estimate = estimate(backlog, busy);
        return estimate.compareTo(MOST_WAITING.plus(busy ? half() : Duration.ZERO)) > 0
                || remaining.compareTo(estimate.plus(oneMore())) < 0;
    }

    private synchronized Duration oneMore() {
        return Duration.ofMillis((long) Math.min(fullMillis, mostMillis));
    }

    private synchronized Duration half() {
        return Duration.ofMillis((long) (fullMillis / 2));
    }
}
