package io.panoptes.campaign;

import io.panoptes.campaign.RemoteCases.News;
import io.panoptes.campaign.RemoteCases.Run;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Has the cases of a campaign run on other machines, several ranges at a time, and takes in what comes back in the order of the cases: so
 * the same seed gives the same cases and suspects, however many machines there are. An {@linkplain Epochs epoch} begins when the one two
 * before it is taken in, so that nobody waits for the last range of an epoch; of what may begin no more is handed out than keeps the
 * machines busy.
 */
final class RemoteEpochs {
    private static final long TICK_MILLIS = 200;
    /** A case with which this many machines were lost is left out. */
    private static final int MOST_LOSSES = 3;

    /**
     * Into how many parts a range is split with which machines were lost. Each level of splitting costs three machines more: the one case
     * of 200 is found in three levels of eighths, or in eight of halves.
     */
    private static final int PARTS = 8;

    /** Ranges of one epoch that are handed out together. */
    private static final int RANGES_A_RUN = 20;

    /** Ranges handed out for each that can be run at a time, so that a slow range leaves no machine idle. */
    private static final int AHEAD = 3;

    private static final long LOAD_EVERY_NANOS = 1_000_000_000L;
    /** More failures than these in a row are no fault of a case. */
    private static final int MOST_FAILURES = 30;
    /** How often in a row ranges may come back because no machine could run them. */
    private static final int MOST_NOT_RUN = 5;

    private final IndexSupply indexes;
    private final CampaignSupplies supplies;
    private final RemoteCases remote;
    private final CampaignCounters counters;
    private final Receivers receivers;
    private final OracleFeedback feedback;
    private final HostMeter hosts = new HostMeter(System.nanoTime());

    private final BlockingQueue<Message> inbox = new LinkedBlockingQueue<>();
    /** The ranges that were handed out and not taken in, in their order, with what came back of them. */
    private final TreeMap<Long, Pending> pending = new TreeMap<>();

    private final Map<Integer, Started> started = new HashMap<>();
    /** The oracles that were blocked when an epoch had been taken in. */
    private final Map<Long, Set<String>> blockedAfter = new HashMap<>();

    /** States whose setup breaks the target: reported once, though two ranges share one. */
    private final Set<Long> brokenStates = new HashSet<>();

    private Optional<IndexSupply.Range> next = Optional.empty();
    private long loadReportedNanos = System.nanoTime();
    private int runNumber;
    private int failures;
    private int notRun;

    /**
     * Who learns what comes back.
     *
     * @param suspects receives suspects in the order of their cases
     * @param leftOut receives a case with which every machine was lost, and that can't be drawn here to be triaged
     */
    record Receivers(Consumer<Suspect> suspects, Consumer<Long> leftOut, Consumer<CampaignEvent> events) {}

    /** A range that was handed out. */
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

    /** @param run the number of the run that it is about */
    private record Message(int run, News news) {}

    /**
     * Ranges that run together.
     *
     * @param open those that did not come back yet
     */
    private record Started(Set<CaseRange> open, long epoch, Run run) {}

    RemoteEpochs(
            IndexSupply indexes,
            CampaignSupplies supplies,
            RemoteCases remote,
            CampaignCounters counters,
            Receivers receivers) {
        this.indexes = indexes;
        this.supplies = supplies;
        this.remote = remote;
        this.counters = counters;
        this.receivers = receivers;
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
            startAllowed();
            while (hasMore() && !indexes.isClosed()) {
                Message message = inbox.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
                if (message != null) {
                    handle(message);
                }
                startAllowed();
                reportLoad();
            }
        } finally {
            started.values().forEach(one -> one.run().cancel());
        }
        keepSuspects();
    }

    private boolean hasMore() {
        return !pending.isEmpty() || nextEpoch() >= 0;
    }

    /** Where the time is up before all is taken in: a campaign that is resumed runs these cases again and knows these suspects. */
    private void keepSuspects() {
        pending.values().stream()
                .flatMap(range -> range.outcomes.values().stream())
                .flatMap(outcome -> outcome.events().stream())
                .filter(event ->
                        event.oracle().filter(counters.floods()::isBlocked).isEmpty() && !isReported(event))
                .flatMap(event -> event.suspect().stream())
                .forEach(receivers.suspects());
    }

    private void reportLoad() {
        long now = System.nanoTime();
        if (now - loadReportedNanos >= LOAD_EVERY_NANOS) {
            loadReportedNanos = now;
            receivers.events().accept(new CampaignEvent.Spread(hosts.load(atWork(), now)));
        }
    }

    /** Ranges that were handed out and did not come back. */
    private int atWork() {
        return started.values().stream().mapToInt(one -> one.open().size()).sum();
    }

    private static long epoch(long index) {
        return Epochs.OF_ONE_MACHINE.of(index);
    }

    /** Starts the next ranges, as far as what guides them is known and machines are there for them. */
    private void startAllowed() {
        int most = Math.max(2 * RANGES_A_RUN, AHEAD * remote.atATime());
        for (long epoch = nextEpoch();
                epoch >= 0 && mayStart(epoch) && atWork() < most && !indexes.isWaiting();
                epoch = nextEpoch()) {
            List<CaseRange> ranges = new ArrayList<>();
            while (ranges.size() < RANGES_A_RUN && nextEpoch() == epoch) {
                IndexSupply.Range range = next.orElseThrow();
                pending.put(range.first(), new Pending(range));
                ranges.add(new CaseRange(range.first(), range.end()));
                next = Optional.empty();
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
        Run run = remote.start(
                ranges,
                supplies.guidance(epoch, blockedAfter.getOrDefault(epoch - 2, Set.of())),
                news -> inbox.add(new Message(number, news)));
        started.put(number, new Started(new LinkedHashSet<>(ranges), epoch, run));
    }

    private void handle(Message message) {
        switch (message.news()) {
            case News.Done(var outcome) -> {
                failures = 0;
                notRun = 0;
                hosts.ran(outcome.host(), outcome.range().size(), System.nanoTime());
                Started of = started.get(message.run());
                if (of == null || !of.open().remove(outcome.range())) {
                    // Its run had failed, and the range was started again.
                    return;
                }
                if (of.open().isEmpty()) {
                    started.remove(message.run());
                }
                Pending range = pending.floorEntry(outcome.range().first()).getValue();
                range.outcomes.put(outcome.range().first(), outcome);
                takeInOrder();
            }
            case News.Broken(var why) -> throw new IllegalStateException("a task failed: " + why);
            case News.Failed(var fatal, var why) -> {
                if (++failures > MOST_FAILURES) {
                    throw new IllegalStateException("nothing can be run on the cluster: " + why);
                }
                Started of = started.remove(message.run());
                if (of != null) {
                    failed(of, fatal, why);
                }
            }
            case News.NotRun(var why) -> {
                if (++notRun > MOST_NOT_RUN) {
                    throw new TargetException(
                            Problem.NO_HOST, "no machine of the cluster could run the cases.%n  %s".formatted(why));
                }
                // Other machines may come, and those that are there may recover. No case is the cause.
                Started of = started.remove(message.run());
                if (of != null) {
                    start(List.copyOf(of.open()), of.epoch());
                }
            }
        }
    }

    private void takeInOrder() {
        while (!pending.isEmpty() && pending.firstEntry().getValue().isWhole()) {
            Pending first = pending.pollFirstEntry().getValue();
            first.outcomes.values().forEach(this::reduce);
            // Suspects stand in the journal by now; to keep them takes long, and a checkpoint does not wait for it.
            indexes.done(first.range, () -> first.outcomes.values().forEach(part -> counters.add(part.counts())));
            long epoch = epoch(first.range.first());
            boolean isLast = pending.isEmpty() ? nextEpoch() != epoch : epoch(pending.firstKey()) > epoch;
            if (isLast) {
                blockedAfter.put(epoch, counters.floods().blocked());
                blockedAfter.remove(epoch - 2);
            }
        }
    }

    /** Takes in what was found and learned. */
    private void reduce(RangeOutcome outcome) {
        for (CaseEvent event : outcome.events()) {
            if (event.oracle().filter(counters.floods()::isBlocked).isPresent() || isReported(event)) {
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
            event.suspect().ifPresent(receivers.suspects());
        }
    }

    private boolean isReported(CaseEvent event) {
        return event.oracle().isEmpty()
                && event.suspect()
                        .filter(suspect ->
                                !brokenStates.add(suspect.testCase().state().number()))
                        .isPresent();
    }

    /**
     * Splits the ranges with which machines were lost, until the one case is left: no other is lost with it.
     *
     * @param fatal these ranges, as far as they are known; where none of the run is among them, it may be any of the run
     */
    private void failed(Started of, Set<CaseRange> fatal, String why) {
        boolean isKnown = of.open().stream().anyMatch(fatal::contains);
        List<CaseRange> others = new ArrayList<>();
        for (CaseRange range : of.open()) {
            if (isKnown && !fatal.contains(range)) {
                others.add(range);
            } else if (range.size() > 1) {
                long size = (range.size() + PARTS - 1) / PARTS;
                for (long first = range.first(); first < range.end(); first += size) {
                    start(List.of(new CaseRange(first, Math.min(first + size, range.end()))), of.epoch());
                }
            } else {
                pending.floorEntry(range.first())
                        .getValue()
                        .outcomes
                        .put(
                                range.first(),
                                new RangeOutcome(range, CampaignProgress.NONE, crash(range.first(), why), ""));
            }
        }
        start(others, of.epoch());
        takeInOrder();
    }

    /** A case with which every machine was lost is a suspect, like one that ends the process of the DBMS. */
    private List<CaseEvent> crash(long index, String why) {
        receivers
                .events()
                .accept(new CampaignEvent.Noted(
                        "case %d is left out, for every machine that ran it was lost: %s".formatted(index, why)));
        Optional<TestCase> drawn = drawn(index);
        if (drawn.isEmpty()) {
            receivers.leftOut().accept(index);
        }
        return drawn.stream()
                .map(testCase -> new CaseEvent(
                        index,
                        Optional.of(testCase.oracle().id()),
                        false,
                        List.of(),
                        List.of(),
                        Optional.of(new Suspect(
                                testCase,
                                new Crash(
                                        Place.LEFT,
                                        supplies.writer().write(testCase).left().sql(),
                                        "Each of %d machines that ran the case was lost.%n%s"
                                                .formatted(MOST_LOSSES, why))))))
                .toList();
    }

    /** The case as other machines draw it; empty where drawing it fails here, too. */
    private Optional<TestCase> drawn(long index) {
        try {
            return supplies.newBuilder().draw(index) instanceof Drawn.Made made
                    ? Optional.of(made.testCase())
                    : Optional.empty();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
            return Optional.empty();
        }
    }
}
