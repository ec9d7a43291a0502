package io.panoptes.cli.campaign;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.Replays;
import io.panoptes.triage.Replays.Task;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.RecordedFinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * Which findings are run on which targets.
 *
 * @param expected of all of them, in place of what each says
 * @param alone whether the user named one finding: it is run on the target that was asked for, whatever its DBMS
 */
record ReplayTasks(
        Targets targets,
        BiFunction<Targets, RecordedFinding, Target> choice,
        Optional<Expected> expected,
        boolean alone) {

    /** Those that are about the DBMS that was asked for, and those that can't be read. */
    List<ReplayLine> of(List<ReplayLine> lines) {
        return lines.stream().filter(this::isWanted).toList();
    }

    private boolean isWanted(ReplayLine line) {
        if (alone || line.finding().isEmpty()) {
            return true;
        }
        RecordedFinding finding = line.finding().get();
        try {
            String dbms = choice.apply(targets, finding).dbms();
            return finding.target().dbms().equals(dbms) || finding.elsewhere().containsKey(dbms);
        } catch (TargetException unavailable) {
            return true;
        }
    }

    /** @param each is told of each replay as it is done */
    List<ReplayLine> run(List<ReplayLine> lines, Replays replays, Consumer<Replay> each) {
        List<ReplayLine> done = new ArrayList<>(lines);
        List<Integer> places = new ArrayList<>();
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            ReplayLine line = lines.get(i);
            if (line.finding().isPresent()) {
                RecordedFinding finding = line.finding().get();
                try {
                    tasks.add(task(finding, choice.apply(targets, finding)));
                    places.add(i);
                } catch (TargetException unavailable) {
                    done.set(i, line.with(String.valueOf(unavailable.getMessage())));
                }
            }
        }
        List<Replay> outcomes = replays.run(tasks, each);
        for (int i = 0; i < places.size(); i++) {
            done.set(places.get(i), lines.get(places.get(i)).with(outcomes.get(i)));
        }
        return done;
    }

    private Task task(RecordedFinding finding, Target target) {
        return new Task(
                finding,
                target,
                expected.map(wanted -> Optional.of(wanted == Expected.OPEN))
                        .orElseGet(() -> finding.expectedOn(target)));
    }
}
