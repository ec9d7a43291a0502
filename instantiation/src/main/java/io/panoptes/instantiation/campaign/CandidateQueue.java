package io.panoptes.instantiation.campaign;

import io.panoptes.instantiation.campaign.JournalEntry.Candidate;
import io.panoptes.instantiation.comparison.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Candidates that wait to be looked into. Those unlike what has been looked into come first, so that a bug that shows a
 * hundred times a minute does not hide one that shows once an hour. Safe for several threads.
 */
final class CandidateQueue {
    private final List<Candidate> waiting = new ArrayList<>();
    private final Map<String, Integer> taken = new HashMap<>();
    private boolean closed;

    synchronized void add(Candidate candidate) {
        waiting.add(candidate);
        notifyAll();
    }

    /** Waits for the next one; none when the queue is closed and empty. */
    synchronized Optional<Candidate> take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        Optional<Candidate> next = waiting.stream()
                .min(Comparator.comparingInt((Candidate candidate) -> taken.getOrDefault(likeness(candidate), 0))
                        .thenComparingLong(candidate -> candidate.testCase().index()));
        next.ifPresent(candidate -> {
            waiting.remove(candidate);
            taken.merge(likeness(candidate), 1, Integer::sum);
        });
        return next;
    }

    /** Lets {@link #take} end once nothing waits. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Takes away what waits, so that {@link #take} ends at once. What was taken away is still in the journal. */
    synchronized void abandon() {
        waiting.clear();
        close();
    }

    synchronized int size() {
        return waiting.size();
    }

    /** Candidates of one likeness are probably one bug. */
    static String likeness(Candidate candidate) {
        return candidate.testCase().oracle().id()
                + switch (candidate.judgement()) {
                    case Judgement.Differs(var difference) -> difference.kind();
                    case Judgement.Broken broken -> broken.failure();
                    case Judgement.Agrees ignored -> "";
                    case Judgement.Inconclusive ignored -> "";
                };
    }
}
