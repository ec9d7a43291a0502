package io.panoptes.campaign;

import io.panoptes.campaign.flood.FloodGuard;
import io.panoptes.dbms.Instance;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.comparison.CaseRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs ranges of cases for a campaign that is elsewhere. Keeps its builder and the instance of the target from range to range. For one
 * thread.
 */
public final class RangeRunner implements AutoCloseable {
    private final CampaignSupplies supplies;
    private final String host;
    private Optional<TestCaseBuilder> builder = Optional.empty();
    private Optional<Instance> instance = Optional.empty();

    public RangeRunner(CampaignSupplies supplies, String host) {
        this.supplies = supplies;
        this.host = host;
    }

    /**
     * Runs the cases of a range.
     *
     * @param blocked oracles of which no cases are run
     * @throws io.panoptes.dbms.TargetException when the target is lost
     */
    public RangeOutcome run(CaseRange range, Set<String> blocked) throws InterruptedException {
        CampaignCounters counters = new CampaignCounters(FloodGuard.only(blocked));
        Events events = new Events();
        IndexSupply supply = new IndexSupply(range.first(), range.end());
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(Campaign.BATCHES_AHEAD);
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        CaseProducer cases =
                new CaseProducer(supply, this::builder, supplies.writer(), supplies.adapts(), counters, queue);
        Thread producer = Thread.ofPlatform().daemon().name("cases").start(() -> {
            try {
                cases.run();
            } catch (RuntimeException | Error broken) {
                failure.set(broken);
            }
        });
        try {
            new CaseConsumer(
                            supply,
                            new CaseRunner(instance(), supplies.statementLimit()),
                            counters,
                            // Plans are told to the machine that learns; what code was reached is not.
                            new CaseLessons(events, Optional.empty(), Optional.of(supplies.explain()), counters),
                            queue,
                            (prepared, symptom) -> events.suspect(new Suspect(prepared.testCase(), symptom)),
                            agreed -> {})
                    .run();
        } finally {
            supply.close();
            producer.interrupt();
            producer.join();
        }
        Throwable broken = failure.get();
        if (broken != null) {
            builder = Optional.empty();
            throw new IllegalStateException(
                    "cases from %d on can't be drawn: %s".formatted(range.first(), broken), broken);
        }
        return new RangeOutcome(range, counters.progress(), events.all(supplies.takeDrawn(range)), host);
    }

    private TestCaseBuilder builder() {
        if (builder.isEmpty()) {
            builder = Optional.of(supplies.newBuilder());
        }
        return builder.get();
    }

    private Instance instance() {
        if (instance.isEmpty()) {
            instance = Optional.of(supplies.openTarget());
        }
        return instance.get();
    }

    /** What is told of the cases, by their numbers. */
    private static final class Events implements OracleFeedback {
        private final NavigableMap<Long, Case> cases = new TreeMap<>();

        private static final class Case {
            private Optional<String> oracle = Optional.empty();
            private boolean silent;
            private final List<String> shapes = new ArrayList<>();
            private Optional<Suspect> suspect = Optional.empty();
        }

        private Case at(long index) {
            return cases.computeIfAbsent(index, ignored -> new Case());
        }

        @Override
        public void ran(long index, String oracle, boolean suspicious) {
            at(index).oracle = Optional.of(oracle);
        }

        @Override
        public void inconclusive(long index) {
            at(index).silent = true;
        }

        @Override
        public void planned(long index, String oracle, String shape) {
            at(index).shapes.add(shape);
        }

        void suspect(Suspect suspect) {
            at(suspect.testCase().index()).suspect = Optional.of(suspect);
        }

        List<CaseEvent> all(Map<Long, List<Integer>> snippets) {
            List<CaseEvent> all = new ArrayList<>();
            cases.forEach((index, one) -> all.add(new CaseEvent(
                    index, one.oracle, one.silent, one.shapes, snippets.getOrDefault(index, List.of()), one.suspect)));
            return all;
        }
    }

    @Override
    public void close() {
        instance.ifPresent(Instance::close);
        instance = Optional.empty();
    }
}
