package io.panoptes.dbms.learning;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A connection to a DBMS that was learnt, and that is no more: the server was stopped, or has crashed. Nobody sees its log, so it is no
 * finding, unless crashes are looked for and the server was seen to be gone. It may have been stopped all the same: what makes it a
 * finding is that it shows again each time that the case is run on a fresh database.
 */
final class LostConnection {
    private static final String CLASS = "08";

    private LostConnection() {}

    static boolean is(Outcome outcome) {
        return outcome instanceof Outcome.Failed failed && failed.sqlState().startsWith(CLASS);
    }

    static boolean isIn(List<Outcome> outcomes) {
        return outcomes.stream().anyMatch(LostConnection::is);
    }

    /** The outcomes up to the one that lost it; what was sent behind did not run. */
    static List<Outcome> cutOff(List<Outcome> outcomes) {
        return cutOff(outcomes, Optional.empty());
    }

    /** @param outage for how long the server refused connections after that */
    static List<Outcome> cutOff(List<Outcome> outcomes, Optional<Duration> outage) {
        List<Outcome> told = new ArrayList<>(outcomes.size());
        boolean lost = false;
        for (Outcome outcome : outcomes) {
            if (lost) {
                told.add(new Outcome.Skipped());
            } else if (is(outcome)
                    && outcome instanceof Outcome.Failed(var ignored, var state, var message, var nanos)) {
                lost = true;
                told.add(outage.<Outcome>map(time -> new Outcome.Crashed(evidence(time, message)))
                        .orElseGet(() -> new Outcome.Failed(
                                ErrorClass.RESOURCE,
                                state,
                                "the connection to the server was lost: " + message,
                                nanos)));
            } else {
                told.add(outcome);
            }
        }
        return told;
    }

    private static String evidence(Duration outage, String message) {
        return "the connection was lost on this statement, and the server refused new ones for %.1f s; its log is not seen%n%s"
                .formatted(outage.toMillis() / 1000.0, message);
    }

    static TargetException gone(Target target, Duration patience, TargetException last) {
        return new TargetException(
                Problem.NO_SERVER,
                "No server answers at %s any more; it was waited for, for %d s. Start it again, and go on with --resume.%n  %s"
                        .formatted(target.address().orElse(target.toString()), patience.toSeconds(), last.getMessage()),
                last);
    }
}
