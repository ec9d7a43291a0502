package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.finding.RecordedFinding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Many findings run again, those of one target one after the other, so that at most one server runs at a time and is
 * started once.
 */
public final class Replays {
    private final Supplier<Targets> targets;
    private final CaseWriters writers;
    private final Duration statementLimit;

    /** @param targets opens targets; closed with the last finding of a target */
    public Replays(Supplier<Targets> targets, CaseWriters writers, Duration statementLimit) {
        this.targets = targets;
        this.writers = writers;
        this.statementLimit = statementLimit;
    }

    /**
     * A finding to run on a target.
     *
     * @param expected whether it is expected to show there, where that is known
     */
    public record Task(RecordedFinding finding, Target target, Optional<Boolean> expected) {}

    /**
     * Runs all tasks.
     *
     * @param each is told of each replay as it is done
     * @return the replays in the order of the tasks
     */
    public List<Replay> run(List<Task> tasks, Consumer<Replay> each) {
        Map<Target, List<Integer>> places = new LinkedHashMap<>();
        for (int i = 0; i < tasks.size(); i++) {
            places.computeIfAbsent(tasks.get(i).target(), unseen -> new ArrayList<>())
                    .add(i);
        }
        Map<Integer, Replay> replays = new TreeMap<>();
        places.values().forEach(of -> {
            try (Targets own = targets.get();
                    OpenTargets open = new OpenTargets(own, statementLimit)) {
                for (int place : of) {
                    Task task = tasks.get(place);
                    Replay replay = Replay.of(task.finding(), task.target(), task.expected(), open, writers);
                    replays.put(place, replay);
                    each.accept(replay);
                }
            }
        });
        return List.copyOf(replays.values());
    }
}
