package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.MetricRegistry;
import io.panoptes.triage.TriageResult;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClusterMetricsTest {
    private final MetricRegistry registry = new MetricRegistry();

    @Test
    void tellsTheTimeOfRepeatsFromThatOfDuplicates() {
        ClusterMetrics metrics = ClusterMetrics.ofThisProcess();
        metrics.registerDriver(registry);
        long all = count("triage.millis");
        long repeats = count("triage.repeats.millis");
        long duplicates = count("triage.duplicates.millis");

        metrics.triageTook(answer(new TriageResult.Dismissed("does not show again"), 5));
        metrics.triageTook(answer(new TriageResult.Repeated("F1"), 7));
        TriageAnswer twice = new TriageAnswer(Optional.empty(), Optional.empty(), 11);
        metrics.triageTook(twice);
        metrics.duplicateFinding(twice);

        assertThat(count("triage.millis") - all).isEqualTo(23);
        assertThat(count("triage.repeats.millis") - repeats).isEqualTo(7);
        assertThat(count("triage.duplicates.millis") - duplicates).isEqualTo(11);
    }

    private static TriageAnswer answer(TriageResult result, long millis) {
        return new TriageAnswer(Optional.of(result), Optional.empty(), millis);
    }

    private long count(String name) {
        return registry.counter(name).getCount();
    }
}
