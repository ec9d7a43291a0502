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
    private static final int BATCH = 24;
    /**
     * Cases, made or not, that a batch goes over where the campaign adapts, at first fewer: on a DBMS whose statements take a second, the
     * answers to a whole batch take a minute, and what is learned of an {@linkplain io.panoptes.instantiation.choice.Epochs#adapting epoch}
     * of adapting is used when all batches that can be ahead are of the next one.
     */
    private static final long SPAN = 40;

    private static final long SPAN_GROWS_EVERY = 320;

    private final IndexSupply supply;
    private final Supplier<TestCaseBuilder> builders;
    private final TestCaseWriter writer;
    private final boolean adapts;
    private final CampaignCounters counters;
    private final BlockingQueue<Batch> queue;
    private final List<PreparedCase> pending = new ArrayList<>();
    private int size = 1;
    private long spanned;

    /**
     * @param builders is asked on the thread of this producer, for to make one takes a while
     * @param adapts see {@link CampaignSupplies#adapts}
     */
    CaseProducer(
            IndexSupply supply,
            Supplier<TestCaseBuilder> builders,
            TestCaseWriter writer,
            boolean adapts,
            CampaignCounters counters,
            BlockingQueue<Batch> queue) {
        this.supply = supply;
        this.builders = builders;
        this.writer = writer;
        this.adapts = adapts;
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
                case Drawn.Unfit unfit -> counters.unfit(unfit.reason());
                case Drawn.Made made -> add(made);
            }
            spanned++;
            if (isFull(index)) {
                send(Optional.empty());
            }
        }
        send(supply.isClosed() ? Optional.empty() : Optional.of(range));
    }

    private boolean isFull(long index) {
        // Where it adapts one without cases is sent as well: it says how far what is ahead reaches.
        return adapts ? spanned >= span(index) : pending.size() >= size;
    }

    static long span(long index) {
        return Math.clamp(index / SPAN_GROWS_EVERY, 1, SPAN);
    }

    private void add(Drawn.Made made) throws InterruptedException {
        if (counters.floods().isBlocked(made.testCase().oracle().id())) {
            return;
        }
        boolean sameState = pending.isEmpty()
                || pending.getFirst().testCase().state().number()
                        == made.testCase().state().number();
        if (!sameState || pending.size() >= BATCH) {
            send(Optional.empty());
        }
        pending.add(new PreparedCase(made.testCase(), writer.write(made)));
    }

    private void send(Optional<IndexSupply.Range> completes) throws InterruptedException {
        queue.put(new Batch(pending, completes));
        pending.clear();
        spanned = 0;
        size = Math.min(BATCH, 2 * size);
    }
}
