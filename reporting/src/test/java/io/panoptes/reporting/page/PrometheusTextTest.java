package io.panoptes.reporting.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PrometheusTextTest {
    /** A comment, or a name with labels and a number, as the text format has them. */
    private static final Pattern LINE = Pattern.compile(
            "# (HELP [a-z_]+ [^\\n]+|TYPE [a-z_]+ (counter|gauge))|[a-z_]+(\\{[a-z]+=\"[^\"\\\\]*\"\\})? -?\\d+");

    @Test
    void eachLineIsOfTheFormat() {
        String text = PrometheusText.of(
                new CampaignProgress(
                        9_000,
                        8_000,
                        1_200,
                        300,
                        1_100,
                        Map.of("NONDETERMINISM", 4L),
                        Map.of("INVALID", 2L),
                        50,
                        70,
                        9,
                        3,
                        1,
                        Map.of("WRONG_RESULT", 2L, "CRASH", 1L),
                        4,
                        0,
                        5_000_000,
                        6_000_000,
                        -1),
                Optional.of(new ClusterLoad(List.of(new ClusterLoad.Host("0@\"a", 2, 400, 3.5)), 12)));
        assertThat(text).endsWith("\n");
        assertThat(text.lines()).allMatch(LINE.asMatchPredicate());
        assertThat(text.lines())
                .contains(
                        "panoptes_cases_total 1200",
                        "panoptes_suspects_open 3",
                        "panoptes_cluster_tasks_open 12",
                        "panoptes_host_cases_total{host=\"0@_a\"} 400",
                        "panoptes_findings_total{symptom=\"CRASH\"} 1",
                        "panoptes_findings_total{symptom=\"WRONG_RESULT\"} 2",
                        "panoptes_cases_dropped_total{hazard=\"NONDETERMINISM\"} 4",
                        "# TYPE panoptes_cases_total counter");
    }
}
