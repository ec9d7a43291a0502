package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CampaignCountersTest {
    /** Which plans they were nobody has kept, so the new ones may be among them. */
    @Test
    void plansOfAnEarlierPartAreNotForgottenNorCountedTwice() {
        var counters = new CampaignCounters(0, flood -> {});
        counters.goOnFrom(
                new CampaignProgress(0, 0, 9, 0, 9, Map.of(), Map.of(), 4, 2, 0, 0, 0, Map.of(), 0, 0, 0, 0, -1));
        assertThat(counters.progress().oraclesTried()).isEqualTo(4);
        counters.planned("scan");
        assertThat(counters.progress().planShapes()).isEqualTo(2);
        counters.planned("index");
        counters.planned("hash join");
        assertThat(counters.progress().planShapes()).isEqualTo(3);
    }
}
