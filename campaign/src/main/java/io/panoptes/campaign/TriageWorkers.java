package io.panoptes.campaign;

import io.panoptes.dbms.TargetException;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Triages what waits in the queue, on as many threads as call {@link #work}, and writes down what came of it. */
final class TriageWorkers {
    private final CampaignSupplies supplies;
    private final SuspectQueue suspects;
    private final CampaignCounters counters;
    private final TriagePace pace;
    private final Journal journal;
    private final Consumer<CampaignEvent> listener;
    private final SortedSet<Long> failed = new TreeSet<>();
    private final TreeMap<Long, Suspect> underway = new TreeMap<>();
    private boolean closed;

    TriageWorkers(
            CampaignSupplies supplies,
            SuspectQueue suspects,
            CampaignCounters counters,
            TriagePace pace,
            Journal journal,
            Consumer<CampaignEvent> listener) {
        this.supplies = supplies;
        this.suspects = suspects;
        this.counters = counters;
        this.pace = pace;
        this.journal = journal;
        this.listener = listener;
    }

    /** Triages one suspect after the other until the queue is closed and empty. */
    void work() {
        try (Triage triage = supplies.newTriage()) {
            for (Optional<Suspect> next = suspects.take(); next.isPresent(); next = suspects.take()) {
                work(triage, next.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void work(Triage triage, Suspect suspect) {
        long index = suspect.testCase().index();
        long start = System.nanoTime();
        synchronized (this) {
            underway.put(index, suspect);
        }
        try {
            triage(triage, suspect, index).ifPresent(triaged -> {
                triaged.finding().ifPresent(suspects::found);
                pace.took(
                        SuspectQueue.likeness(suspect), triaged.result(), Duration.ofNanos(System.nanoTime() - start));
                accept(suspect, index, triaged);
            });
        } finally {
            synchronized (this) {
                underway.remove(index);
            }
            suspects.done(suspect);
        }
    }

    private synchronized void accept(Suspect suspect, long index, Triage.Triaged triaged) {
        if (closed) {
            return;
        }
        journal.write(new JournalEntry.Triaged(index, triaged.result()));
        counters.triaged(triaged.result(), suspect.symptom().kind());
        listener.accept(new CampaignEvent.Triaged(index, triaged.result(), triaged.finding()));
    }

    /**
     * Empty where it was told to hurry before it was whole, or went wrong for a reason of ours: then the suspect stays in the
     * journal, and the others have their turn.
     */
    private Optional<Triage.Triaged> triage(Triage triage, Suspect suspect, long index) {
        try {
            return triage.triage(suspect, step -> tell(new CampaignEvent.Examined(index, step)));
        } catch (JournalException | TargetException | UncheckedIOException outside) {
            if (isClosed()) {
                return Optional.empty();
            }
            throw outside;
        } catch (RuntimeException | StackOverflowError ours) {
            failed(index, ours);
            return Optional.empty();
        }
    }

    private synchronized void failed(long index, Throwable ours) {
        if (!closed) {
            failed.add(index);
            listener.accept(new CampaignEvent.Noted(
                    "case %d could not be triaged (%s); it is kept in the journal.".formatted(index, ours)));
        }
    }

    private synchronized void tell(CampaignEvent event) {
        if (!closed) {
            listener.accept(event);
        }
    }

    synchronized boolean isBusy() {
        return !underway.isEmpty();
    }

    /** From now on nothing is taken in: whoever is still at it is too late. */
    synchronized void close() {
        closed = true;
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    /** The suspects whose triage failed by an error of Panoptes. */
    synchronized SortedSet<Long> failed() {
        return new TreeSet<>(failed);
    }
}
