package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.flood.FloodGuard;
import io.panoptes.dbms.Outcome;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.FakeInstance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CaseConsumerTest {
    private static final int CASES = 200;

    private final List<String> asked = new ArrayList<>();

    /** They were drawn ahead, before most of them were seen to fail alike. */
    @Test
    void casesOfBlockedOraclesAreNotRun() throws InterruptedException {
        IndexSupply supply = new IndexSupply(0, CASES);
        BlockingQueue<Batch> drawn = drawn(supply);
        Set<String> oracles = drawn.stream()
                .flatMap(batch -> batch.cases().stream())
                .map(prepared -> prepared.testCase().oracle().id())
                .collect(Collectors.toSet());
        assertThat(oracles).isNotEmpty();
        consume(supply, drawn, oracles);
        assertThat(asked).isEmpty();
        assertThat(supply.doneBelow()).isEqualTo(CASES);
    }

    @Test
    void othersAre() throws InterruptedException {
        IndexSupply supply = new IndexSupply(0, CASES);
        consume(supply, drawn(supply), Set.of());
        assertThat(asked).isNotEmpty();
        assertThat(supply.doneBelow()).isEqualTo(CASES);
    }

    private static BlockingQueue<Batch> drawn(IndexSupply supply) {
        FakeSupplies supplies = FakeSupplies.of(7);
        BlockingQueue<Batch> queue = new LinkedBlockingQueue<>();
        new CaseProducer(supply, supplies::newBuilder, supplies.writer(), supplies.adapts(), counters(Set.of()), queue)
                .run();
        return queue;
    }

    private void consume(IndexSupply supply, BlockingQueue<Batch> drawn, Set<String> blocked)
            throws InterruptedException {
        CampaignCounters counters = counters(blocked);
        FakeInstance instance = new FakeInstance(sql -> {
            asked.add(sql);
            return new Outcome.Done(0);
        });
        new CaseConsumer(
                        supply,
                        new CaseRunner(instance, Duration.ofSeconds(1)),
                        counters,
                        new CaseLessons(FakeSupplies.of(7).feedback(), Optional.empty(), Optional.empty(), counters),
                        drawn,
                        (prepared, symptom) -> {},
                        prepared -> {})
                .run();
    }

    private static CampaignCounters counters(Set<String> blocked) {
        return new CampaignCounters(FloodGuard.only(blocked));
    }
}
