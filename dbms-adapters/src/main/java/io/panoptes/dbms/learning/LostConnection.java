package io.panoptes.dbms.learning;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A connection to a DBMS that was learnt, and that is no more: the server was stopped, or has crashed. Nobody sees its log, so it is no
 * finding.
 */
final class LostConnection {
    private static final String CLASS = "08";

    private LostConnection() {}

    static boolean is(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.sqlState().startsWith(CLASS);
    }

    /** The outcomes up to the one that lost it; what was sent behind did not run. */
    static List<Outcome> cutOff(List<Outcome> outcomes) {
        List<Outcome> told = new ArrayList<>(outcomes.size());
        boolean lost = false;
        for (Outcome outcome : outcomes) {
            if (lost) {
                told.add(new Outcome.Skipped());
            } else if (is(outcome)
                    && outcome instanceof Outcome.Failed(var ignored, var state, var message, var nanos)) {
                lost = true;
                told.add(new Outcome.Failed(
                        ErrorClass.RESOURCE, state, "the connection to the server was lost: " + message, nanos));
            } else {
                told.add(outcome);
            }
        }
        return told;
    }

    static TargetException gone(Target target, Duration patience, TargetException last) {
        return new TargetException(
                Problem.NO_SERVER,
                "No server answers at %s any more; it was waited for, for %d s. Start it again, and go on with --resume.%n  %s"
                        .formatted(target.address().orElse(target.toString()), patience.toSeconds(), last.getMessage()),
                last);
    }
}
