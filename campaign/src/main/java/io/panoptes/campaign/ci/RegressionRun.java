package io.panoptes.campaign.ci;

import io.panoptes.campaign.Shard;
import io.panoptes.campaign.ci.Regression.State;
import io.panoptes.dbms.Target;
import io.panoptes.triage.CaseWriters;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.FindingFiles;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.RecordedFinding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Runs kept findings on a build, one after the other, until the deadline. Those of other DBMSs are left out.
 *
 * @param again writes the command line that runs the finding of a folder again
 */
record RegressionRun(Target target, OpenTargets open, CaseWriters writers, Deadline deadline, CommandLines again) {

    /**
     * @param shard takes one in {@code of}, in their order; empty for all
     * @throws UnreadableFinding when a folder that is named is not there, or holds no finding
     */
    List<Regression> run(List<Path> named, Optional<Shard> shard, Consumer<Regression> each) {
        List<Regression> done = new ArrayList<>();
        if (named.isEmpty()) {
            return done;
        }
        List<Path> folders = FindingFiles.in(named);
        int first = shard.map(part -> part.number() - 1).orElse(0);
        for (int i = first; i < folders.size(); i += shard.map(Shard::of).orElse(1)) {
            regression(folders.get(i)).ifPresent(regression -> {
                done.add(regression);
                each.accept(regression);
            });
        }
        return done;
    }

    private Optional<Regression> regression(Path folder) {
        RecordedFinding finding;
        try {
            finding = FindingJson.readRecorded(folder);
        } catch (UnreadableFinding unreadable) {
            return Optional.of(new Regression(
                    name(folder),
                    folder,
                    Optional.empty(),
                    Expected.OPEN,
                    State.COULD_NOT_RUN,
                    String.valueOf(unreadable.getMessage()),
                    Optional.empty(),
                    Optional.empty(),
                    again.replay(folder)));
        }
        return isOfThisDbms(finding) ? Optional.of(regression(folder, finding)) : Optional.empty();
    }

    private boolean isOfThisDbms(RecordedFinding finding) {
        return finding.target().dbms().equals(target.dbms())
                || finding.elsewhere().containsKey(target.dbms());
    }

    private Regression regression(Path folder, RecordedFinding finding) {
        Expected expected = expected(finding);
        if (deadline.isOver()) {
            String why = deadline.isStopped() ? "the run was stopped" : "the time was up";
            return regression(folder, finding, expected, State.NOT_REACHED, why, Optional.empty());
        }
        Replay replay = Replay.of(finding, target, Optional.of(expected == Expected.OPEN), open, writers);
        State state = switch (replay.outcome()) {
            case FIXED -> State.FIXED;
            case STILL_THERE -> State.STILL_THERE;
            case BACK_AGAIN -> State.BACK_AGAIN;
            case COULD_NOT_RUN -> State.COULD_NOT_RUN;
        };
        // A signal to the process group ends the DBMS too: what that looks like is no result.
        return deadline.isStopped()
                ? regression(folder, finding, expected, State.NOT_REACHED, "the run was stopped", Optional.empty())
                : regression(folder, finding, expected, state, replay.why(), replay.run());
    }

    private Regression regression(
            Path folder, RecordedFinding finding, Expected expected, State state, String why, Optional<CaseRun> run) {
        return new Regression(
                name(folder),
                folder,
                Optional.of(finding),
                expected,
                state,
                why,
                run.map(CaseRun::left).map(QueryResult::of),
                run.map(CaseRun::right).map(QueryResult::of),
                again.replay(folder));
    }

    /**
     * On a release that was tried, what was seen there, also of a build of that version; on everything else what the finding
     * says of builds to come.
     */
    private Expected expected(RecordedFinding finding) {
        Target release = new Target(target.dbms(), target.version(), Optional.empty());
        boolean open =
                finding.expectedOn(target).or(() -> finding.expectedOn(release)).orElseGet(finding::isOpen);
        return open ? Expected.OPEN : Expected.FIXED;
    }

    /** A folder's own name; of {@code F1/finding.json} that of its folder. */
    private static String name(Path path) {
        Path plain = path.toAbsolutePath().normalize();
        Path folder = plain.endsWith(FindingJson.FILE) ? plain.getParent() : plain;
        return folder == null || folder.getFileName() == null
                ? plain.toString()
                : folder.getFileName().toString();
    }
}
