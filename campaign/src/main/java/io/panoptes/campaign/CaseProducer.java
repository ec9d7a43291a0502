package io.panoptes.campaign;

import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.function.Supplier;

/** Draws and writes cases ahead of the DBMS, so that it never waits for them. */
final class CaseProducer implements Runnable {
    /** The first batches are smaller: on a DBMS whose statements take a second, the answers to this many take a minute. */
    private static final int BATCH = 24;

    private final IndexSupply supply;
    private final Supplier<TestCaseBuilder> builders;
    private final TestCaseWriter writer;
    private final CampaignCounters counters;
    private final BlockingQueue<Batch> queue;
    private final List<PreparedCase> pending = new ArrayList<>();
    private int size = 1;

    /** @param builders is asked on the thread of this producer, for to make one takes a while */
    CaseProducer(
            IndexSupply supply,
            Supplier<TestCaseBuilder> builders,
            TestCaseWriter writer,
            CampaignCounters counters,
            BlockingQueue<Batch> queue) {
        this.supply = supply;
        this.builders = builders;
        this.writer = writer;
        this.counters = counters;
        this.queue = queue;
    }

    @Override
    public void run() {
        try {
            try {
                produceAll(builders.get());
            } catch (RuntimeException | Error broken) {
                queue.put(Batch.END);
                throw broken;
            }
            // Whoever takes must not wait for what never comes.
            queue.put(Batch.END);
        } catch (InterruptedException stopped) {
            endAtOnce();
            Thread.currentThread().interrupt();
        }
    }

    /** Whoever interrupts may take no more: where there is no room for the end, cases that nobody waits for make it. */
    private void endAtOnce() {
        while (!queue.offer(Batch.END)) {
            queue.poll();
        }
    }

    private void produceAll(TestCaseBuilder builder) throws InterruptedException {
        for (var range = supply.take(); range.isPresent(); range = supply.take()) {
            produce(range.get(), builder);
        }
    }

    private void produce(IndexSupply.Range range, TestCaseBuilder builder) throws InterruptedException {
        for (long index = range.first(); index < range.end() && !supply.isClosed(); index++) {
            switch (builder.draw(index)) {
                case Drawn.Dropped dropped -> counters.dropped(dropped.hazard());
                case Drawn.Unfit ignored -> {}
                case Drawn.Made made -> add(made);
            }
        }
        send(supply.isClosed() ? Optional.empty() : Optional.of(range));
    }

    private void add(Drawn.Made made) throws InterruptedException {
        if (counters.floods().isBlocked(made.testCase().oracle().id())) {
            return;
        }
        boolean sameState = pending.isEmpty()
                || pending.getFirst().testCase().state().number()
                        == made.testCase().state().number();
        if (!sameState || pending.size() >= size) {
            send(Optional.empty());
        }
        pending.add(new PreparedCase(made.testCase(), writer.write(made)));
    }

    private void send(Optional<IndexSupply.Range> completes) throws InterruptedException {
        queue.put(new Batch(pending, completes));
        pending.clear();
        size = Math.min(BATCH, 2 * size);
    }
}
