package io.panoptes.campaign;

import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.campaign.flood.Flood;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Draws test cases and runs them until the time or the cases are up or somebody stops it, and triages suspects meanwhile and for a while
 * afterwards.
 */
public final class Campaign {
    /** Some cases take long to draw, such as the first of an oracle, and the DBMS does not wait for them. */
    static final int BATCHES_AHEAD = 16;

    private static final long TICK_MILLIS = 500;
    private static final int TICKS_A_CHECKPOINT = 4;
    /** Triage and cases take turns, so that a thread for triage is enough for some workers. */
    private static final int WORKERS_A_TRIAGE = 2;
    /** For the statement that is being timed. */
    private static final Duration TO_END_TIMING = Duration.ofSeconds(15);

    /** Ctrl-C reaches the processes of the DBMS as well; a death that shortly precedes a stop says nothing. */
    private static final Duration BEFORE_A_CRASH_COUNTS = Duration.ofMillis(400);

    private final CampaignPlan plan;
    private final Path folder;
    private final CampaignHistory history;
    private final CampaignSupplies supplies;
    private final Consumer<CampaignEvent> listener;

    private final CampaignCounters counters;
    private final IndexSupply indexes;
    private final SuspectQueue suspects = new SuspectQueue();
    private final SuspectSample sample = new SuspectSample();
    private final Set<Long> known = new HashSet<>();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final Set<Long> untriaged = ConcurrentHashMap.newKeySet();
    private final Map<Long, Suspect> open = new ConcurrentSkipListMap<>();
    private CaseTime time;
    private final StallWatch stalls = new StallWatch();
    private Optional<String> stalled = Optional.empty();
    private volatile boolean stopped;
    /** All cases have been run. */
    private volatile boolean drawn;

    private Optional<SlowdownTiming> slowdowns = Optional.empty();

    public Campaign(
            CampaignPlan plan,
            Path folder,
            CampaignHistory history,
            CampaignSupplies supplies,
            Consumer<CampaignEvent> listener) {
        this(plan, folder, history, supplies, listener, CaseEnd.ON_TIME);
    }

    /** As above, and with its last case then. */
    public Campaign(
            CampaignPlan plan,
            Path folder,
            CampaignHistory history,
            CampaignSupplies supplies,
            Consumer<CampaignEvent> listener,
            CaseEnd caseEnd) {
        this(plan, folder, history, supplies, listener, caseEnd, System::nanoTime);
    }

    /** @param nanos the clock by which progress is told */
    Campaign(
            CampaignPlan plan,
            Path folder,
            CampaignHistory history,
            CampaignSupplies supplies,
            Consumer<CampaignEvent> listener,
            CaseEnd caseEnd,
            LongSupplier nanos) {
        this.plan = plan;
        this.folder = folder;
        this.history = history;
        this.supplies = supplies;
        this.listener = new SparseProgress(listener, nanos);
        this.counters = new CampaignCounters(
                history.elapsedMillis(), note -> this.listener.accept(new CampaignEvent.Noted(note)));
        this.time = new CaseTime(clock(), new TriagePace(supplies.triageGrace()), caseEnd);
        this.indexes = new IndexSupply(history.nextIndex(), plan.cases().orElse(Long.MAX_VALUE), plan.shard());
    }

    /** Ends the campaign soon, with everything that was found so far. */
    public void stop() {
        stopped = true;
        indexes.close();
    }

    /**
     * Runs to the end.
     *
     * @throws JournalException when the journal can't be written; what it holds is kept
     * @throws TargetException when the target does not start
     */
    public CampaignProgress run() {
        try (Journal journal = Journal.append(folder)) {
            if (history.plan().isEmpty()) {
                journal.write(new JournalEntry.Opened(Journal.FORMAT, plan));
            }
            takeOver();
            listener.accept(new CampaignEvent.Started(plan, folder, supplies.oracleCount(), history.nextIndex()));
            prepare(journal);
            counters.begin();
            time = time.startingWith(clock());
            TriageWorkers triageWorkers =
                    new TriageWorkers(supplies, suspects, counters, time.pace(), journal, this::told);
            List<Thread> triage = startAll("triage-", 1 + (plan.workers() - 1) / WORKERS_A_TRIAGE, triageWorkers::work);
            Optional<Thread> timing = startTiming(journal);
            watch(workers(journal), triageWorkers, journal);
            drawn = true;
            timing.ifPresent(thread -> CampaignClock.await(thread, TO_END_TIMING));
            slowdowns.ifPresent(slow -> slow.notes().forEach(note -> listener.accept(new CampaignEvent.Noted(note))));
            finishTriage(triage, triageWorkers, journal);
            triageWorkers.failed().forEach(untriaged::add);
        } finally {
            supplies.close();
        }
        rethrow();
        CampaignProgress progress = counters.progress();
        KeptYields.add(folder, supplies.feedback().yields());
        listener.accept(new CampaignEvent.Ended(progress, supplies.feedback().gain(), folder));
        return progress;
    }

    /** Where it stands, also when it has ended with an exception. */
    public CampaignProgress progress() {
        return counters.progress();
    }

    /** The indices of the suspects whose triage failed by an error of Panoptes; the journal keeps them. */
    public SortedSet<Long> untriaged() {
        return new TreeSet<>(untriaged);
    }

    /** Kinds of cases most of which fail alike. */
    public List<Flood> floods() {
        return counters.floods().noticed();
    }

    /** That cases were left because the DBMS did not come back with anything for long before the end. */
    public Optional<String> stalled() {
        return stalled;
    }

    /** The suspects that were left untriaged, whatever the reason. */
    public List<Suspect> open() {
        return List.copyOf(open.values());
    }

    private CampaignClock clock() {
        return CampaignClock.resume(plan.time(), history.elapsedMillis(), supplies.triageGrace());
    }

    private void prepare(Journal journal) {
        try {
            supplies.prepare();
            journal.write(new JournalEntry.Began(supplies.provenance()));
        } catch (TargetException exception) {
            // Ctrl-C may have reached the DBMS too.
            if (!stopped) {
                throw exception;
            }
        }
    }

    private void takeOver() {
        history.checkpoint().map(Checkpoint::progress).ifPresent(counters::goOnFrom);
        supplies.restoreLessons(history.lessons(), history.nextIndex());
        history.suspects().forEach((index, suspect) -> {
            known.add(index);
            sample.keeps(suspect);
            counters.suspected();
            TriageResult result = history.results().get(index);
            if (result == null) {
                open.put(index, suspect);
                ConcreteCase concrete = supplies.writer().write(suspect.testCase());
                suspects.add(suspect, concrete.left(), concrete.right());
            } else {
                counters.triaged(result, suspect.symptom().kind());
            }
        });
    }

    private List<Thread> workers(Journal journal) {
        return supplies.remote()
                .map(remote -> startAll("cases-", 1, elsewhere(remote, journal)::work))
                .orElseGet(() -> startAll("worker-", plan.workers(), () -> work(journal)));
    }

    private RemoteEpochs elsewhere(RemoteCases remote, Journal journal) {
        RemoteEpochs.Receivers receivers = new RemoteEpochs.Receivers(
                suspect -> suspect(suspect, supplies.writer().write(suspect.testCase()), journal),
                // A case with which every machine is lost may be a bug: that is no clean run.
                untriaged::add,
                listener);
        return new RemoteEpochs(indexes, supplies, remote, counters, receivers);
    }

    private void work(Journal journal) {
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(BATCHES_AHEAD);
        Thread producer = start(
                Thread.currentThread().getName() + "-cases",
                new CaseProducer(indexes, supplies::newBuilder, supplies.writer(), supplies.adapts(), counters, queue));
        try (var instance = supplies.openTarget()) {
            new CaseConsumer(
                            indexes,
                            supplies.coverage().isPresent()
                                    ? CaseRunner.observing(instance, supplies.statementLimit())
                                    : new CaseRunner(instance, supplies.statementLimit()),
                            counters,
                            new CaseLessons(
                                    supplies.feedback(),
                                    supplies.coverage(),
                                    supplies.wantsPlans() ? Optional.of(supplies.explain()) : Optional.empty(),
                                    counters),
                            queue,
                            (prepared, symptom) -> suspect(prepared, symptom, journal),
                            prepared -> slowdowns.ifPresent(slow -> slow.agreed(prepared)))
                    .run();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            producer.interrupt();
        }
    }

    /** Beside the workers, where something is looked for on data that grow. */
    private Optional<Thread> startTiming(Journal journal) {
        if (!plan.growsData()) {
            return Optional.empty();
        }
        SlowdownTiming slow = new SlowdownTiming(
                () -> drawn || indexes.isClosed(), (found, symptom) -> suspect(found, symptom, journal), folder);
        slowdowns = Optional.of(slow);
        boolean timed = plan.looksFor(SymptomKind.SLOWDOWN);
        return Optional.of(start(
                "slowdowns",
                () -> supplies.newSlowdownSearch(timed, plan.estimates()).ifPresent(slow::workAndClose)));
    }

    private void suspect(PreparedCase prepared, Symptom symptom, Journal journal) {
        suspect(new Suspect(prepared.testCase(), symptom), prepared.concrete(), journal);
    }

    private void suspect(Suspect suspect, ConcreteCase concrete, Journal journal) {
        Symptom symptom = suspect.symptom();
        TestCase testCase = suspect.testCase();
        if (!plan.looksFor(symptom.kind())) {
            return;
        }
        if (symptom.looksLikeStop()) {
            CampaignClock.pause(BEFORE_A_CRASH_COUNTS.toMillis());
            if (stopped) {
                return;
            }
        }
        synchronized (known) {
            if (!known.add(testCase.index())) {
                return;
            }
            boolean one = counters.floods().isPart(testCase.oracle().id(), symptom);
            if (one || !sample.keeps(suspect)) {
                counters.passedOver();
                return;
            }
            journal.write(new JournalEntry.Suspected(suspect));
        }
        open.put(testCase.index(), suspect);
        counters.suspected();
        suspects.add(suspect, concrete.left(), concrete.right());
        listener.accept(
                new CampaignEvent.Suspected(testCase.index(), testCase.oracle().id(), symptom));
    }

    private void watch(List<Thread> workers, TriageWorkers triageWorkers, Journal journal) {
        boolean late = false;
        for (int tick = 1; !late && workers.stream().anyMatch(Thread::isAlive); tick++) {
            CampaignClock.pause(TICK_MILLIS);
            listener.accept(new CampaignEvent.Progressed(counters.progress()));
            stalls.look(counters.activity(), indexes.isWaiting(), workers, System.nanoTime())
                    .ifPresent(text -> listener.accept(new CampaignEvent.Noted(text)));
            if (tick % TICKS_A_CHECKPOINT == 0) {
                checkpoint(journal);
            }
            // One whose DBMS does not come back must not keep the reports from being written.
            late = time.clock().isNearTheEnd();
            share(triageWorkers, late);
        }
        if (indexes.hasMore()) {
            fail(new IllegalStateException("the cases ended before their time, which is an error of Panoptes"));
        }
    }

    /** Lets the cases wait for triage where that is needed to come to an end in time. On a machine that stood still it may be late at once. */
    private void share(TriageWorkers triageWorkers, boolean late) {
        if ((late || time.isCasesOver()) && !indexes.isClosed()) {
            stalled = stalls.stalled(System.nanoTime());
            indexes.close();
        }
        indexes.pause(time.holdsUp(suspects.backlog(), triageWorkers.isBusy()));
    }

    /** No more cases: what waits is triaged while there is time. What is not whole by then stays open. */
    private void finishTriage(List<Thread> triage, TriageWorkers triageWorkers, Journal journal) {
        suspects.close();
        if (suspects.size() > 0) {
            listener.accept(
                    new CampaignEvent.Noted("No more cases; %d suspects wait for triage.".formatted(suspects.size())));
        }
        CampaignClock ending = time.clock().ofTheEnd();
        boolean hurries = false;
        long end = Long.MAX_VALUE;
        while (triage.stream().anyMatch(Thread::isAlive) && System.nanoTime() < end) {
            if (!hurries && (stopped || failure.get() != null || ending.isNearTheEnd())) {
                hurries = true;
                suspects.abandon();
                supplies.hurry();
                end = System.nanoTime() + CampaignClock.TO_COME_TO_AN_END.toNanos();
            }
            CampaignClock.pause(TICK_MILLIS);
            listener.accept(new CampaignEvent.Progressed(counters.progress()));
        }
        supplies.cutOff();
        triageWorkers.close();
        checkpoint(journal);
    }

    private void told(CampaignEvent event) {
        if (event instanceof CampaignEvent.Triaged triaged) {
            open.remove(triaged.index());
        }
        listener.accept(event);
    }

    private void checkpoint(Journal journal) {
        if (failure.get() == null) {
            IndexSupply.Standing now = indexes.standing(counters::progress);
            try {
                supplies.newLessons(now.doneBelow()).forEach(lesson -> journal.write(new JournalEntry.Learned(lesson)));
                journal.write(new Checkpoint(now.doneBelow(), now.counted().elapsedMillis(), now.counted()));
            } catch (JournalException full) {
                fail(full);
            }
        }
    }

    private List<Thread> startAll(String name, int count, Runnable body) {
        return WorkerThread.startAll(name, count, body, this::fail);
    }

    private Thread start(String name, Runnable body) {
        return WorkerThread.start(name, body, this::fail);
    }

    /** The first failure ends the campaign and is told at its end. */
    private void fail(RuntimeException exception) {
        if (stopped && exception instanceof TargetException) {
            // Ctrl-C has reached the DBMS too.
            return;
        }
        failure.compareAndSet(null, exception);
        indexes.close();
        suspects.abandon();
    }

    private void rethrow() {
        Optional.ofNullable(failure.get()).ifPresent(exception -> {
            throw exception;
        });
    }
}
