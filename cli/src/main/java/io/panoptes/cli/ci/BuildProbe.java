package io.panoptes.cli.ci;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.bisection.Presence;
import io.panoptes.triage.finding.RecordedFinding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks a build whether it shows a finding. */
record BuildProbe(RecordedFinding finding, Consumer<String> told) {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(30);

    /** The build is opened anew: another commit's may lie in the same place. */
    Presence of(Path build) {
        try (Targets targets = new ReleasedTargets()) {
            return of(targets, targets.find(finding.target().dbms(), Optional.of(build)));
        } catch (TargetException cannotStart) {
            told.accept("%s does not start: %s".formatted(build, cannotStart.getMessage()));
            return Presence.UNKNOWN;
        }
    }

    Presence of(Targets targets, Target target) {
        try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
            Replay replay = Replay.of(finding, target, Optional.of(true), open, TargetCaseWriter::new);
            return switch (replay.outcome()) {
                case FIXED -> Presence.GONE;
                case STILL_THERE, BACK_AGAIN -> Presence.SHOWS;
                case COULD_NOT_RUN -> {
                    told.accept("%s can't run it: %s"
                            .formatted(target.jar().map(String::valueOf).orElseGet(target::toString), replay.why()));
                    yield Presence.UNKNOWN;
                }
            };
        }
    }
}
