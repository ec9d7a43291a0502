package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ExaminationTimeTest {
    @Test
    void aVersionWithManyBugsIsLookedAtLonger() {
        Duration campaign = Duration.ofSeconds(250);
        assertThat(ExaminationTime.ofBugs(campaign, 49)).isEqualTo(Duration.ofSeconds(1_470));
        assertThat(ExaminationTime.ofBugs(campaign, 2)).isEqualTo(campaign);
    }

    @Test
    void aShortCampaignIsLookedAtLongerThanItTook() {
        assertThat(ExaminationTime.ofStep(Duration.ofSeconds(10))).isEqualTo(Duration.ofSeconds(90));
        assertThat(ExaminationTime.ofBugs(Duration.ofSeconds(10), 1)).isEqualTo(Duration.ofSeconds(90));
    }
}
