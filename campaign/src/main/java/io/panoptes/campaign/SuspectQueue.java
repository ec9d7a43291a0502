package io.panoptes.campaign;

import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Examined;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.symptom.ErrorMessage;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Suspects that wait for triage. Those unlike what has been triaged come first, so that a bug that shows a
 * hundred times a minute does not hide one that shows once an hour: one that holds all that a finding is about waits for the others,
 * and of equals one of an oracle that had few turns comes first. None is left out. Safe for several threads.
 */
final class SuspectQueue {
    private final List<Waiting> waiting = new ArrayList<>();
    private final Map<String, Integer> taken = new HashMap<>();
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

    /** Waits for the next one; none when the queue is closed and empty. */
    synchronized Optional<Suspect> take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        Optional<Waiting> next = waiting.stream()
                .min(Comparator.comparingLong((Waiting one) -> examined.alike(one.constructs()))
                        .thenComparingInt(one -> taken.getOrDefault(one.likeness(), 0))
                        .thenComparingLong(one -> one.suspect().testCase().index()));
        next.ifPresent(one -> {
            waiting.remove(one);
            taken.merge(one.likeness(), 1, Integer::sum);
        });
        return next.map(Waiting::suspect);
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
        String oracle = suspect.testCase().oracle().id();
        return switch (suspect.judgement()) {
            case Judgement.Differs(var difference) -> oracle + difference.kind();
            // What breaks the DBMS does so whatever the oracle.
            case Judgement.Broken broken -> broken.failure() + ErrorMessage.signature(broken.message());
            case Judgement.Agrees ignored -> oracle;
            case Judgement.Inconclusive ignored -> oracle;
        };
    }
}
