package io.panoptes.campaign;

import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Examined;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Suspects that wait for triage. Those unlike what has been triaged come first, so that a bug that shows a
 * hundred times a minute does not hide one that shows once an hour: one that holds all that a finding is about waits for the others,
 * and of equals one of an oracle that had few turns comes first. An error that is known takes no time and comes before all. None is left out. Safe for several threads.
 */
final class SuspectQueue {
    private final List<Waiting> waiting = new ArrayList<>();
    private final Map<String, Integer> taken = new HashMap<>();
    /** The likenesses of those that are being triaged: what is like them waits for what comes of them. */
    private final Set<String> busy = new HashSet<>();

    private final Examined examined;
    private boolean closed;

    SuspectQueue() {
        this(new Examined());
    }

    /** @param examined what was triaged before */
    SuspectQueue(Examined examined) {
        this.examined = examined;
    }

    /** @param constructs what its queries are made of */
    private record Waiting(Suspect suspect, String likeness, Set<String> constructs) {}

    synchronized void add(Suspect suspect, Side left, Side right) {
        waiting.add(new Waiting(suspect, likeness(suspect), SqlConstructs.of(List.of(left.sql(), right.sql()))));
        notifyAll();
    }

    /** What came of one of them. */
    synchronized void found(Finding finding) {
        examined.add(finding);
    }

    /** Waits for the next one; none when the queue is closed and empty. What is taken must be {@link #done}. */
    synchronized Optional<Suspect> take() throws InterruptedException {
        while (waiting.stream().allMatch(one -> busy.contains(one.likeness())) && !(closed && waiting.isEmpty())) {
            wait();
        }
        Optional<Waiting> next = waiting.stream()
                .filter(one -> !busy.contains(one.likeness()))
                .min(Comparator.comparing((Waiting one) ->
                                !examined.isKnownError(one.suspect().symptom()))
                        .thenComparingLong(one -> examined.alike(one.constructs()))
                        .thenComparingInt(one -> taken.getOrDefault(one.likeness(), 0))
                        .thenComparingLong(one -> one.suspect().testCase().index()));
        next.ifPresent(one -> {
            waiting.remove(one);
            taken.merge(one.likeness(), 1, Integer::sum);
            busy.add(one.likeness());
        });
        return next.map(Waiting::suspect);
    }

    /** The triage of one that was taken has ended, whatever came of it. */
    synchronized void done(Suspect suspect) {
        busy.remove(likeness(suspect));
        notifyAll();
    }

    /**
     * What waits, by what it is likely to cost.
     *
     * @param fresh unlike all that was triaged and all others that wait
     * @param alike probably repeats, by their likeness; an error that is known already costs nothing and is not counted
     */
    record Backlog(int fresh, Map<String, Integer> alike) {
        Backlog {
            alike = Map.copyOf(alike);
        }
    }

    synchronized Backlog backlog() {
        Set<String> fresh = new HashSet<>();
        Map<String, Integer> alike = new HashMap<>();
        for (Waiting one : waiting) {
            boolean error = !one.suspect().symptom().isOfPair();
            boolean first = !busy.contains(one.likeness()) && fresh.add(one.likeness());
            if (error) {
                if (first && examined.isKnownError(one.suspect().symptom())) {
                    fresh.remove(one.likeness());
                }
            } else if (!first || examined.alike(one.constructs()) > 0) {
                alike.merge(one.likeness(), 1, Integer::sum);
                if (first) {
                    fresh.remove(one.likeness());
                }
            }
        }
        return new Backlog(fresh.size(), alike);
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
    static String likeness(Suspect suspect) {
        Symptom symptom = suspect.symptom();
        // What breaks the DBMS does so whatever the oracle.
        return symptom.isOfPair() ? suspect.testCase().oracle().id() + symptom.manner() : symptom.signature();
    }
}
