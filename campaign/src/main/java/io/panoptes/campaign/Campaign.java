package io.panoptes.campaign;

import io.panoptes.campaign.JournalEntry.Checkpoint;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.symptom.Judgement;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Draws test cases and runs them until the time or the cases are up or somebody stops it; looks into what is suspicious
 * meanwhile, and for a while afterwards.
 */
public final class Campaign {
    private static final int BATCHES_AHEAD = 4;
    private static final long TICK_MILLIS = 500;
    private static final int TICKS_A_CHECKPOINT = 4;
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
    private volatile boolean stopped;

    public Campaign(
            CampaignPlan plan,
            Path folder,
            CampaignHistory history,
            CampaignSupplies supplies,
            Consumer<CampaignEvent> listener) {
        this.plan = plan;
        this.folder = folder;
        this.history = history;
        this.supplies = supplies;
        this.listener = listener;
        this.counters = new CampaignCounters(history.elapsedMillis());
        this.indexes = new IndexSupply(history.nextIndex(), plan.cases().orElse(Long.MAX_VALUE));
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
            prepare();
            counters.begin();
            Thread triage = start("triage", () -> triage(journal));
            List<Thread> workers = new ArrayList<>();
            for (int i = 0; i < plan.workers(); i++) {
                workers.add(start("worker-" + i, () -> work(journal)));
            }
            watch(workers, journal, remaining());
            finishTriage(triage, journal);
            checkpoint(journal);
        } finally {
            supplies.close();
        }
        rethrow();
        CampaignProgress progress = counters.progress();
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

    private void prepare() {
        try {
            supplies.prepare();
        } catch (TargetException exception) {
            // Ctrl-C may have reached the DBMS too.
            if (!stopped) {
                throw exception;
            }
        }
    }

    private void takeOver() {
        history.checkpoint().map(Checkpoint::progress).ifPresent(counters::goOnFrom);
        history.suspects().forEach((index, suspect) -> {
            known.add(index);
            sample.keeps(suspect);
            counters.suspected();
            TriageResult result = history.results().get(index);
            if (result == null) {
                ConcreteCase concrete = supplies.writer().write(suspect.testCase());
                suspects.add(suspect, concrete.left(), concrete.right());
            } else {
                counters.triaged(result, kind(suspect));
            }
        });
    }

    private Duration remaining() {
        return plan.time()
                .map(time -> time.minusMillis(history.elapsedMillis()))
                .orElse(Duration.ofDays(10_000));
    }

    private void work(Journal journal) {
        BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(BATCHES_AHEAD);
        Thread producer = start(
                Thread.currentThread().getName() + "-cases",
                new CaseProducer(indexes, supplies::newBuilder, supplies.writer(), counters, queue));
        try (var instance = supplies.openTarget()) {
            new CaseConsumer(
                            indexes,
                            new CaseRunner(instance, supplies.statementLimit()),
                            supplies.explain(),
                            counters,
                            supplies.feedback(),
                            queue,
                            (prepared, judgement) -> suspect(prepared, judgement, journal))
                    .run();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            producer.interrupt();
        }
    }

    private void suspect(PreparedCase prepared, Judgement judgement, Journal journal) {
        if (judgement instanceof Judgement.Broken broken && broken.failure() == Judgement.Failure.CRASH) {
            pause(BEFORE_A_CRASH_COUNTS.toMillis());
            if (stopped) {
                return;
            }
        }
        Suspect suspect = new Suspect(prepared.testCase(), judgement);
        synchronized (known) {
            if (!known.add(prepared.testCase().index())) {
                return;
            }
            if (!sample.keeps(suspect)) {
                counters.passedOver();
                return;
            }
            journal.write(new JournalEntry.Suspected(suspect));
        }
        counters.suspected();
        suspects.add(suspect, prepared.concrete().left(), prepared.concrete().right());
        listener.accept(new CampaignEvent.Suspected(
                prepared.testCase().index(), prepared.testCase().oracle().id(), judgement));
    }

    private void watch(List<Thread> workers, Journal journal, Duration time) {
        long end = System.nanoTime() + time.toNanos();
        for (int tick = 1; workers.stream().anyMatch(Thread::isAlive); tick++) {
            pause(TICK_MILLIS);
            listener.accept(new CampaignEvent.Progressed(counters.progress()));
            if (tick % TICKS_A_CHECKPOINT == 0) {
                checkpoint(journal);
            }
            if (System.nanoTime() > end) {
                indexes.close();
            }
        }
    }

    private void finishTriage(Thread triage, Journal journal) {
        suspects.close();
        long end = System.nanoTime() + supplies.triageGrace().toNanos();
        boolean told = false;
        while (triage.isAlive()) {
            if (stopped || failure.get() != null || System.nanoTime() > end) {
                suspects.abandon();
                supplies.hurry();
            }
            if (!told && suspects.size() > 0) {
                told = true;
                listener.accept(new CampaignEvent.Noted(
                        "No more cases; %d suspects wait for triage.".formatted(suspects.size())));
            }
            pause(TICK_MILLIS);
            listener.accept(new CampaignEvent.Progressed(counters.progress()));
        }
        checkpoint(journal);
    }

    private void triage(Journal journal) {
        try (Triage triage = supplies.newTriage()) {
            for (Optional<Suspect> next = suspects.take(); next.isPresent(); next = suspects.take()) {
                Suspect suspect = next.get();
                long index = suspect.testCase().index();
                triage(triage, suspect, index).ifPresent(triaged -> {
                    triaged.finding().ifPresent(suspects::found);
                    journal.write(new JournalEntry.Triaged(index, triaged.result()));
                    counters.triaged(triaged.result(), kind(suspect));
                    listener.accept(new CampaignEvent.Triaged(index, triaged.result(), triaged.finding()));
                });
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Empty where it went wrong for a reason of ours: then the suspect stays in the journal, and the others have their turn. */
    private Optional<Triage.Triaged> triage(Triage triage, Suspect suspect, long index) {
        try {
            return Optional.of(
                    triage.triage(suspect, step -> listener.accept(new CampaignEvent.Examined(index, step))));
        } catch (JournalException | TargetException | UncheckedIOException outside) {
            throw outside;
        } catch (RuntimeException | StackOverflowError ours) {
            untriaged.add(index);
            listener.accept(new CampaignEvent.Noted(
                    "case %d could not be triaged (%s); it is kept in the journal.".formatted(index, ours)));
            return Optional.empty();
        }
    }

    private void checkpoint(Journal journal) {
        if (failure.get() == null) {
            CampaignProgress progress = counters.progress();
            try {
                journal.write(new Checkpoint(indexes.doneBelow(), progress.elapsedMillis(), progress));
            } catch (JournalException full) {
                fail(full);
            }
        }
    }

    private static String kind(Suspect suspect) {
        return io.panoptes.triage.finding.Finding.Kind.of(suspect.judgement()).name();
    }

    private Thread start(String name, Runnable body) {
        return Thread.ofPlatform().daemon().name(name).start(() -> {
            try {
                body.run();
            } catch (RuntimeException exception) {
                fail(exception);
            } catch (OutOfMemoryError exhausted) {
                fail(new IllegalStateException(
                        "Panoptes ran out of memory; give it more with PANOPTES_JAVA_OPTS=-Xmx4g", exhausted));
            } catch (Error broken) {
                // A thread that ends without a word would make a campaign that found nothing of it.
                fail(new IllegalStateException("%s failed: %s".formatted(name, broken), broken));
            }
        });
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
        RuntimeException exception = failure.get();
        if (exception != null) {
            throw exception;
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
