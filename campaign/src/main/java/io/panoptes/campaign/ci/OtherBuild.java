package io.panoptes.campaign.ci;

import io.panoptes.dbms.Target;
import io.panoptes.triage.CaseWriters;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.finding.RecordedFinding;
import java.util.Optional;

/** The build that a pull request began with: what it shows as well is not new. */
record OtherBuild(Target target, OpenTargets open, CaseWriters writers) {

    boolean shows(RecordedFinding finding) {
        return switch (Replay.of(finding, target, Optional.of(true), open, writers)
                .outcome()) {
            case STILL_THERE, BACK_AGAIN -> true;
            // What can't be run there may be new.
            case FIXED, COULD_NOT_RUN -> false;
        };
    }
}
