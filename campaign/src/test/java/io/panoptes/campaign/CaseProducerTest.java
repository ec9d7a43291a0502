package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

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
}
