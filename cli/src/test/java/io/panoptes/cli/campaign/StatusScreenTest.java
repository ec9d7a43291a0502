package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StatusScreenTest {
    private final StringWriter text = new StringWriter();
    private final StatusScreen screen = new StatusScreen(new PrintWriter(text));

    @Test
    void onOneMachineNothingIsSaidOfMachines() {
        screen.accept(new CampaignEvent.Progressed(CampaignProgress.NONE));
        assertThat(text.toString()).contains("cases").doesNotContain("machines", "host");
    }

    @Test
    void showsTheMachinesOfAClusterTheSlowestFirst() {
        List<ClusterLoad.Host> hosts = IntStream.range(0, 10)
                .mapToObj(i -> new ClusterLoad.Host(i + "@10.0.0." + i, 3, 600, 20 - i))
                .toList();
        screen.accept(new CampaignEvent.Spread(new ClusterLoad(hosts, 40)));
        screen.accept(new CampaignEvent.Progressed(CampaignProgress.NONE));
        assertThat(text.toString())
                .contains("tasks : 40 open; 0 suspects wait for triage", "11.0/s, 600 cases, 3 tasks: 9@10.0.0.9")
                .contains("and 2 that are faster")
                .doesNotContain("0@10.0.0.0");
        assertThat(text.toString().indexOf("9@10.0.0.9"))
                .isLessThan(text.toString().indexOf("2@10.0.0.2"));
    }
}
