package io.panoptes.campaign.ci;

import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.dbms.Target;
import io.panoptes.triage.CaseWriters;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.finding.RecordedFinding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs the known bugs on a build, to find those that it no longer has. */
public record BaselineRun(Target target, OpenTargets open, CaseWriters writers, Deadline deadline) {

    /** What a known bug does on the build. */
    public enum State {
        SHOWS,
        GONE,
        /** It was made of a message, is about another DBMS, could not run, or its turn did not come. */
        UNKNOWN
    }

    public Map<BaselineEntry, State> run(Baseline baseline) {
        Map<BaselineEntry, State> states = new LinkedHashMap<>();
        baseline.bugs()
                .forEach(bug -> states.put(bug, bug.finding().map(this::state).orElse(State.UNKNOWN)));
        return states;
    }

    private State state(RecordedFinding finding) {
        if (deadline.isOver() || !finding.target().dbms().equals(target.dbms())) {
            return State.UNKNOWN;
        }
        Replay replay = Replay.of(finding, target, Optional.of(true), open, writers);
        if (deadline.isStopped()) {
            return State.UNKNOWN;
        }
        return switch (replay.outcome()) {
            case STILL_THERE, BACK_AGAIN -> State.SHOWS;
            case FIXED -> State.GONE;
            case COULD_NOT_RUN -> State.UNKNOWN;
        };
    }

    /** @param times in how many suspects of the campaign each showed, by its id */
    static BaselineOutcome outcome(Map<BaselineEntry, State> states, Map<String, Long> times) {
        List<SeenBug> seen = new ArrayList<>();
        List<BaselineEntry> gone = new ArrayList<>();
        List<BaselineEntry> notSeen = new ArrayList<>();
        states.forEach((bug, state) -> {
            long count = times.getOrDefault(bug.id(), 0L);
            if (state == State.SHOWS || count > 0) {
                seen.add(new SeenBug(bug, count));
            } else if (state == State.GONE) {
                gone.add(bug);
            } else {
                notSeen.add(bug);
            }
        });
        return new BaselineOutcome(seen, gone, notSeen);
    }
}
