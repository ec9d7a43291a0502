package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.instantiation.choice.ChoiceGain;
import io.panoptes.reporting.model.CampaignEnd;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CampaignSummaryTest {
    private static String text(boolean stopped) {
        StringWriter out = new StringWriter();
        CampaignPlan plan = new CampaignPlan(
                "sqlite:3.54.1.0",
                Optional.empty(),
                7,
                Optional.empty(),
                Optional.of(1000L),
                1,
                List.of(),
                Optional.empty());
        CampaignSummary.print(
                new PrintWriter(out),
                plan,
                Path.of("out"),
                new CampaignEnd(CampaignProgress.NONE, List.of(), List.of(), ""),
                ChoiceGain.NONE,
                stopped);
        return out.toString();
    }

    /** A campaign that a signal has ended must not look like one that came to its end. */
    @Test
    void saysThatItWasStopped() {
        assertThat(text(true)).contains("It was stopped before its end. To go on: panoptes fuzz --resume out");
        assertThat(text(false)).contains("0 findings").doesNotContain("stopped", "--resume");
    }
}
