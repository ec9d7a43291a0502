package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

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
    void theFirstBatchesAreSmall() {
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(10);
        new CaseProducer(
                        new IndexSupply(0, 40),
                        () -> index -> new Drawn.Made(
                                SuspectQueueTest.suspect(index, 0).testCase(), EpochsDriver.FILLED),
                        testCase -> new ConcreteCase(
                                List.of(), List.of(), EpochsDriver.QUERY, EpochsDriver.QUERY, List.of()),
                        new CampaignCounters(0, flood -> {}),
                        queue)
                .run();
        assertThat(queue.stream().map(batch -> batch.cases().size()).limit(5)).containsExactly(1, 2, 4, 8, 16);
    }
}
