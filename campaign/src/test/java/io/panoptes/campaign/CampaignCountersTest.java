package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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

    /** A campaign whose oracles fit no table looked like one that waits for its DBMS. */
    @Test
    void drawsThatGiveNoCaseAreToldOnce() {
        var notes = new ArrayList<String>();
        var counters = new CampaignCounters(0, notes::add);
        for (int i = 0; i < 3000; i++) {
            counters.unfit("none of 4 oracles found tables in state 0");
        }
        assertThat(notes).containsExactly("1,000 draws gave no test case: none of 4 oracles found tables in state 0");
    }
}
