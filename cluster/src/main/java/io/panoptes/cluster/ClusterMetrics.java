package io.panoptes.cluster;

import com.codahale.metrics.Counter;
import com.codahale.metrics.MetricRegistry;
import io.panoptes.campaign.RangeOutcome;
import io.panoptes.triage.TriageResult;

/** Counters of this process for Spark's metrics system: executors count work, the driver counts triage and lost executors. */
final class ClusterMetrics {
    private static final ClusterMetrics OF_THIS_PROCESS = new ClusterMetrics();

    private final Counter ranges = new Counter();
    private final Counter cases = new Counter();
    private final Counter suspects = new Counter();
    private final Counter triaged = new Counter();
    private final Counter parts = new Counter();
    private final Counter triageRunning = new Counter();
    private final Counter triageMillis = new Counter();
    private final Counter triageRepeatsMillis = new Counter();
    private final Counter triageDuplicates = new Counter();
    private final Counter triageDuplicatesMillis = new Counter();
    private final Counter executorsLost = new Counter();

    private ClusterMetrics() {}

    static ClusterMetrics ofThisProcess() {
        return OF_THIS_PROCESS;
    }

    /** What executors count. */
    void registerWork(MetricRegistry registry) {
        registry.register("ranges", ranges);
        registry.register("cases", cases);
        registry.register("suspects", suspects);
        registry.register("triaged", triaged);
        registry.register("parts", parts);
    }

    /** What the driver counts. */
    void registerDriver(MetricRegistry registry) {
        registry.register("triage.running", triageRunning);
        registry.register("triage.millis", triageMillis);
        registry.register("triage.repeats.millis", triageRepeatsMillis);
        registry.register("triage.duplicates", triageDuplicates);
        registry.register("triage.duplicates.millis", triageDuplicatesMillis);
        registry.register("executors.lost", executorsLost);
    }

    void ran(RangeOutcome outcome) {
        ranges.inc();
        cases.inc(outcome.range().size());
        suspects.inc(outcome.events().stream()
                .filter(event -> event.suspect().isPresent())
                .count());
    }

    long cases() {
        return cases.getCount();
    }

    void triaged() {
        triaged.inc();
    }

    /** A task did a part of a command that is no campaign, such as mining. */
    void didPart() {
        parts.inc();
    }

    void triageStarted() {
        triageRunning.inc();
    }

    void triageEnded() {
        triageRunning.dec();
    }

    /** A task ended; where its suspect was of a bug that it knew when it began, its time counts as that of a repeat too. */
    void triageTook(TriageAnswer answer) {
        triageMillis.inc(answer.millis());
        if (answer.result().filter(TriageResult.Repeated.class::isInstance).isPresent()) {
            triageRepeatsMillis.inc(answer.millis());
        }
    }

    /** A task returned a finding of a bug of which another task had returned one meanwhile: its work was done twice. */
    void duplicateFinding(TriageAnswer answer) {
        triageDuplicates.inc();
        triageDuplicatesMillis.inc(answer.millis());
    }

    void lostExecutor() {
        executorsLost.inc();
    }
}
