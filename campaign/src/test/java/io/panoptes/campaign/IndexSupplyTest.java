package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.IndexSupply.Range;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class IndexSupplyTest {
    @Test
    void whatIsBelowTheOldestOpenRangeIsDone() {
        IndexSupply supply = new IndexSupply(0, Long.MAX_VALUE);
        Range first = supply.take().orElseThrow();
        Range second = supply.take().orElseThrow();
        supply.done(second);
        assertThat(supply.doneBelow()).isZero();
        supply.done(first);
        assertThat(supply.doneBelow()).isEqualTo(second.end());
    }

    /** Nobody sees what is counted and not done. */
    @Test
    void aRangeIsCountedAndDoneAtOnce() throws InterruptedException {
        IndexSupply supply = new IndexSupply(0, Long.MAX_VALUE);
        Range range = supply.take().orElseThrow();
        List<Long> seen = Collections.synchronizedList(new ArrayList<>());
        Thread other = new Thread(
                () -> seen.add(supply.standing(() -> CampaignProgress.NONE).doneBelow()));
        supply.done(range, () -> {
            other.start();
            try {
                // Time enough for one that waits for nothing.
                other.join(200);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        });
        other.join();
        assertThat(seen).containsExactly(range.end());
    }

    @Test
    void endsAtTheNumberOfCases() {
        IndexSupply supply = new IndexSupply(0, IndexSupply.RANGE + 1);
        supply.take();
        assertThat(supply.take()).contains(new Range(IndexSupply.RANGE, IndexSupply.RANGE + 1));
        assertThat(supply.take()).isEmpty();
    }

    @Test
    void aResumedCampaignGoesOnInTheMiddleOfARange() {
        IndexSupply supply = new IndexSupply(5, Long.MAX_VALUE);
        assertThat(supply.take()).contains(new Range(5, IndexSupply.RANGE));
    }

    @Test
    void aClosedSupplyGivesNothing() {
        IndexSupply supply = new IndexSupply(0, Long.MAX_VALUE);
        supply.close();
        assertThat(supply.take()).isEmpty();
    }
}
