package io.panoptes.campaign;

import java.util.Map;

/**
 * Where a campaign stands, as counts.
 *
 * @param workedMillis until when cases were run; after that, only triage runs
 * @param cases that were run; {@code stored} of them were filled with snippets of the corpus, {@code valid} gave two answers
 * @param dropped cases that a guard dropped, by hazard
 * @param inconclusive cases that said nothing, by cause
 * @param open suspects that are not triaged yet
 * @param passedOver suspects that were left alone, for many that are alike waited already
 * @param findings by kind
 * @param nanosInside time that the DBMS worked, over all workers
 * @param nanosWorking wall time that the workers were at it
 * @param lastFindingMillis when the last new finding was reported, since the start; -1 for never
 */
public record CampaignProgress(
        long elapsedMillis,
        long workedMillis,
        long cases,
        long stored,
        long valid,
        Map<String, Long> dropped,
        Map<String, Long> inconclusive,
        long oraclesTried,
        long planShapes,
        long suspects,
        long open,
        long passedOver,
        Map<String, Long> findings,
        long repeated,
        long dismissed,
        long nanosInside,
        long nanosWorking,
        long lastFindingMillis) {
    /** Nothing was run yet. */
    public static final CampaignProgress NONE =
            new CampaignProgress(0, 0, 0, 0, 0, Map.of(), Map.of(), 0, 0, 0, 0, 0, Map.of(), 0, 0, 0, 0, -1);

    public CampaignProgress {
        dropped = Map.copyOf(dropped);
        inconclusive = Map.copyOf(inconclusive);
        findings = Map.copyOf(findings);
    }

    public double casesPerSecond() {
        return workedMillis == 0 ? 0 : cases * 1000.0 / workedMillis;
    }

    public double validShare() {
        return cases == 0 ? 0 : (double) valid / cases;
    }

    /** The share of the workers' time that was spent inside the DBMS. */
    public double insideShare() {
        return nanosWorking == 0 ? 0 : (double) nanosInside / nanosWorking;
    }

    public long findingCount() {
        return findings.values().stream().mapToLong(Long::longValue).sum();
    }
}
