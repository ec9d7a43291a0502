package io.panoptes.campaign;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.campaign.RemoteCases.Run;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Has the cases of a campaign run elsewhere, an epoch at a time, and takes in what comes back in the order of the cases: so the same
 * seed gives the same cases and suspects, however many machines there are. An epoch begins when the one two before it is taken in,
 * so that nobody waits for the last range of an epoch.
 */
final class RemoteEpochs {
    private static final long TICK_MILLIS = 200;
    /** Each step on the way to a case that kills costs three machines: halves would take eight steps. */
    private static final int PARTS = 8;

    private static final long LOAD_EVERY_NANOS = 1_000_000_000L;
    /** More failures than these, with nothing that is done between, are no fault of a case. */
    private static final int MOST_FAILURES = 30;

    private final IndexSupply indexes;
    private final CampaignSupplies supplies;
    private final RemoteCases remote;
    private final CampaignCounters counters;
    private final Consumer<Suspect> suspicion;
    private final BiConsumer<Long, String> leftOut;
    private final Consumer<CampaignEvent> listener;
    private final OracleFeedback feedback;
    private final HostMeter hosts = new HostMeter(System.nanoTime());

    private final BlockingQueue<Told> inbox = new LinkedBlockingQueue<>();
    /** The ranges that were handed out and not taken in, in their order, with what came back of them. */
    private final TreeMap<Long, Pending> pending = new TreeMap<>();

    private final Map<Integer, List<CaseRange>> started = new HashMap<>();
    private final List<Run> runs = new ArrayList<>();
    /** The oracles that were blocked when an epoch had been taken in. */
    private final Map<Long, Set<String>> blockedAfter = new HashMap<>();

    /** States whose setup breaks the target: told once, though two ranges share one. */
    private final Set<Long> brokenStates = new HashSet<>();

    private Optional<IndexSupply.Range> next = Optional.empty();
    private long toldNanos = System.nanoTime();
    private int runNumber;
    private int failures;

    private static final class Pending {
        private final IndexSupply.Range range;
        /** Parts of the range that have come back, where it was split. */
        private final TreeMap<Long, RangeOutcome> outcomes = new TreeMap<>();

        private Pending(IndexSupply.Range range) {
            this.range = range;
        }

        private boolean isWhole() {
            return outcomes.values().stream()
                            .mapToLong(part -> part.range().size())
                            .sum()
                    == range.end() - range.first();
        }
    }

    private record Told(int run, News news) {}

    /**
     * @param suspicion receives suspects in the order of their cases
     * @param leftOut is told of a case that no machine outlives, and why
     */
    RemoteEpochs(
            IndexSupply indexes,
            CampaignSupplies supplies,
            RemoteCases remote,
            CampaignCounters counters,
            Consumer<Suspect> suspicion,
            BiConsumer<Long, String> leftOut,
            Consumer<CampaignEvent> listener) {
        this.indexes = indexes;
        this.supplies = supplies;
        this.remote = remote;
        this.counters = counters;
        this.suspicion = suspicion;
        this.leftOut = leftOut;
        this.listener = listener;
        this.feedback = supplies.feedback();
    }

    /** Has all cases run, until there are none or nobody wants more. */
    void work() {
        try {
            run();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() throws InterruptedException {
        try {
            startWhatMay();
            while (!pending.isEmpty() && !indexes.isClosed()) {
                Told told = inbox.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
                if (told != null) {
                    take(told);
                }
                startWhatMay();
                tellLoad();
            }
        } finally {
            runs.forEach(Run::cancel);
        }
    }

    private void tellLoad() {
        long now = System.nanoTime();
        if (now - toldNanos >= LOAD_EVERY_NANOS) {
            toldNanos = now;
            long tasks =
                    pending.values().stream().filter(range -> !range.isWhole()).count();
            listener.accept(new CampaignEvent.Spread(hosts.load((int) tasks, now)));
        }
    }

    private static long epoch(long index) {
        return Epochs.OF_ONE_MACHINE.of(index);
    }

    /** Starts the next epochs, as far as what guides them is known. */
    private void startWhatMay() throws InterruptedException {
        for (long epoch = nextEpoch(); epoch >= 0 && mayStart(epoch); epoch = nextEpoch()) {
            indexes.awaitTurn();
            List<CaseRange> ranges = new ArrayList<>();
            while (next.isPresent() && epoch(next.get().first()) == epoch) {
                IndexSupply.Range range = next.get();
                pending.put(range.first(), new Pending(range));
                ranges.add(new CaseRange(range.first(), range.end()));
                next = indexes.take();
            }
            start(ranges, epoch);
        }
    }

    /** -1 where there is none. */
    private long nextEpoch() {
        if (next.isEmpty()) {
            next = indexes.take();
        }
        return next.map(range -> epoch(range.first())).orElse(-1L);
    }

    private boolean mayStart(long epoch) {
        return pending.isEmpty() || epoch(pending.firstKey()) > epoch - 2;
    }

    private void start(List<CaseRange> ranges, long epoch) {
        if (ranges.isEmpty()) {
            return;
        }
        int number = runNumber++;
        started.put(number, ranges);
        runs.add(remote.start(
                ranges,
                supplies.guidance(epoch, blockedAfter.getOrDefault(epoch - 2, Set.of())),
                news -> inbox.add(new Told(number, news))));
    }

    private void take(Told told) {
        switch (told.news()) {
            case News.Done(var outcome) -> {
                failures = 0;
                hosts.ran(outcome.host(), outcome.range().size(), System.nanoTime());
                Pending range = pending.floorEntry(outcome.range().first()).getValue();
                range.outcomes.put(outcome.range().first(), outcome);
                takeInOrder();
            }
            case News.Broken(var why) -> throw new IllegalStateException("a task failed: " + why);
            case News.Failed(var why) -> {
                if (++failures > MOST_FAILURES) {
                    throw new IllegalStateException("nothing can be run on the cluster: " + why);
                }
                failed(started.getOrDefault(told.run(), List.of()), why);
            }
        }
    }

    private void takeInOrder() {
        while (!pending.isEmpty() && pending.firstEntry().getValue().isWhole()) {
            Pending first = pending.pollFirstEntry().getValue();
            first.outcomes.values().forEach(this::reduce);
            indexes.done(first.range);
            long epoch = epoch(first.range.first());
            if (pending.isEmpty() || epoch(pending.firstKey()) > epoch) {
                blockedAfter.put(epoch, counters.floods().blocked());
                blockedAfter.remove(epoch - 2);
            }
        }
    }

    private void reduce(RangeOutcome outcome) {
        counters.add(outcome.counts());
        for (CaseEvent event : outcome.events()) {
            if (event.oracle().filter(counters.floods()::isBlocked).isPresent() || isToldBefore(event)) {
                continue;
            }
            long index = event.index();
            Optional<Symptom> symptom = event.suspect().map(Suspect::symptom);
            feedback.drew(index, event.snippets());
            event.oracle().ifPresent(oracle -> {
                counters.ran(index, oracle, symptom);
                feedback.ran(index, oracle, symptom.isPresent());
                event.shapes().forEach(shape -> {
                    counters.planned(shape);
                    feedback.planned(index, oracle, shape);
                });
            });
            if (event.silent()) {
                feedback.inconclusive(index);
            }
            event.suspect().ifPresent(suspicion);
        }
    }

    private boolean isToldBefore(CaseEvent event) {
        return event.oracle().isEmpty()
                && event.suspect()
                        .filter(suspect ->
                                !brokenStates.add(suspect.testCase().state().number()))
                        .isPresent();
    }

    /** Splits what every machine failed at, until the one case is left that does it: nothing else is lost by it. */
    private void failed(List<CaseRange> ranges, String why) {
        for (CaseRange range : ranges) {
            Pending held = pending.isEmpty() || pending.firstKey() > range.first()
                    ? null
                    : pending.floorEntry(range.first()).getValue();
            if (held == null || held.outcomes.containsKey(range.first())) {
                continue;
            }
            if (range.size() > 1) {
                long size = (range.size() + PARTS - 1) / PARTS;
                for (long first = range.first(); first < range.end(); first += size) {
                    start(List.of(new CaseRange(first, Math.min(first + size, range.end()))), epoch(first));
                }
            } else {
                leftOut.accept(range.first(), why);
                held.outcomes.put(range.first(), new RangeOutcome(range, CampaignProgress.NONE, List.of(), ""));
            }
        }
        takeInOrder();
    }
}
