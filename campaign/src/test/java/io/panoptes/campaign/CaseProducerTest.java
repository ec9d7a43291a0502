package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.Test;

class CaseProducerTest {
    private static final Batch WAITING = new Batch(List.of(), Optional.of(new IndexSupply.Range(0, 1)));

    /** Nobody takes any more: a producer that waited for room would stay for as long as the process does. */
    @Test
    void anInterruptedProducerEndsThoughTheQueueIsFull() throws InterruptedException {
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(1);
        queue.put(WAITING);
        CaseProducer producer = new CaseProducer(
                new IndexSupply(0, 10),
                () -> {
                    throw new IllegalStateException("no builder");
                },
                drawn -> {
                    throw new IllegalStateException("no case");
                },
                false,
                new CampaignCounters(0, flood -> {}),
                queue);
        Thread thread = Thread.ofPlatform().daemon().unstarted(producer);
        thread.setUncaughtExceptionHandler((ignored, broken) -> {});
        thread.start();
        thread.interrupt();
        assertThat(thread.join(Duration.ofSeconds(30))).isTrue();
        assertThat(queue).containsExactly(Batch.END);
    }

    /** Where a statement takes a second, the answers to a batch of the usual size take a minute. */
    @Test
    void theFirstBatchesAreSmallWhereACampaignAdapts() {
        assertThat(sizes(0, 40, true)).startsWith(1, 1, 1);
        assertThat(sizes(100_000, 100_050, true)).startsWith(24, 24);
    }

    /** A fast DBMS does not wait for its cases one by one. */
    @Test
    void batchesGrowAtOnceWhereNothingIsLearned() {
        assertThat(sizes(0, 60, false)).startsWith(1, 2, 4, 8, 16, 24, 5);
    }

    /** What adapting learned of an epoch is used two epochs later, when all that was ahead has ended. */
    @Test
    void allThatIsAheadLiesWithinAnEpochOfAdapting() {
        Epochs epochs = Epochs.adapting(1);
        for (long index = 100; index < 100_000; index += 25) {
            long ahead = (Campaign.BATCHES_AHEAD + 3) * CaseProducer.span(index);
            assertThat(epochs.of(index) - epochs.of(index - ahead)).isLessThanOrEqualTo(1);
        }
    }

    private static List<Integer> sizes(long first, long end, boolean adapts) {
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(60);
        new CaseProducer(
                        new IndexSupply(first, end),
                        () -> index -> new Drawn.Made(
                                SuspectQueueTest.suspect(index, 0).testCase(), EpochsDriver.FILLED),
                        testCase -> new ConcreteCase(
                                List.of(), List.of(), EpochsDriver.QUERY, EpochsDriver.QUERY, List.of()),
                        adapts,
                        new CampaignCounters(0, flood -> {}),
                        queue)
                .run();
        return queue.stream().map(batch -> batch.cases().size()).toList();
    }
}
