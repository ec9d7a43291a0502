package io.panoptes.reporting.page;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Where a campaign stands, in the text format that Prometheus reads. Labels are our own words or names of
 * machines: no text of a DBMS is in it.
 */
final class PrometheusText {
    static final String TYPE = "text/plain; version=0.0.4";

    private final StringBuilder text = new StringBuilder();

    private PrometheusText() {}

    static String of(CampaignProgress progress, Optional<ClusterLoad> cluster) {
        PrometheusText all = new PrometheusText();
        all.counter("cases", "Test cases that were run.", progress.cases());
        all.counter("cases_valid", "Test cases to which both queries gave an answer.", progress.valid());
        all.counter("suspects", "Suspects that were kept.", progress.suspects());
        all.gauge("suspects_open", "Suspects that wait for triage.", progress.open());
        all.counter(
                "suspects_passed_over", "Suspects like many that wait, which were not kept.", progress.passedOver());
        all.counter("suspects_repeated", "Suspects of a bug that was known.", progress.repeated());
        all.counter("suspects_dismissed", "Suspects that did not show again.", progress.dismissed());
        all.labelled("findings", "Findings by symptom.", "symptom", progress.findings());
        all.labelled("cases_inconclusive", "Inconclusive cases, by cause.", "cause", progress.inconclusive());
        all.labelled("cases_dropped", "Cases that a guard dropped, by hazard.", "hazard", progress.dropped());
        all.gauge("oracles", "Oracles of which a case was run.", progress.oraclesTried());
        all.gauge("plans", "Plans that differ in shape.", progress.planShapes());
        all.counter(
                "inside_dbms_milliseconds",
                "Time inside the DBMS, over all workers.",
                progress.nanosInside() / 1_000_000);
        all.counter("elapsed_milliseconds", "Wall time of the campaign.", progress.elapsedMillis());
        cluster.ifPresent(all::machines);
        return all.text.toString();
    }

    private void machines(ClusterLoad load) {
        gauge("cluster_tasks_open", "Ranges of cases that the machines have.", load.tasks());
        gauge("cluster_hosts", "Processes that have run cases.", load.hosts().size());
        labelled(
                "host_cases",
                "Test cases by the process that ran them.",
                "host",
                load.hosts().stream()
                        .collect(Collectors.toMap(
                                host -> host.name().replaceAll("[^\\w.:@-]", "_"),
                                ClusterLoad.Host::cases,
                                Long::sum)));
    }

    private void counter(String name, String help, long value) {
        head(name + "_total", help, "counter");
        line(name + "_total", "", value);
    }

    private void gauge(String name, String help, long value) {
        head(name, help, "gauge");
        line(name, "", value);
    }

    private void labelled(String name, String help, String label, Map<String, Long> values) {
        head(name + "_total", help, "counter");
        new TreeMap<>(values)
                .forEach((key, value) -> line(name + "_total", "{%s=\"%s\"}".formatted(label, key), value));
    }

    private void head(String name, String help, String type) {
        text.append("# HELP panoptes_%s %s\n# TYPE panoptes_%s %s\n".formatted(name, help, name, type));
    }

    private void line(String name, String labels, long value) {
        text.append("panoptes_")
                .append(name)
                .append(labels)
                .append(' ')
                .append(value)
                .append('\n');
    }
}
