package io.panoptes.campaign.ci;

import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.RecordedFinding;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A kept finding, and what came of running it on the build.
 *
 * @param name of its folder
 * @param finding empty where its file can't be read
 * @param expected what is expected of this build
 * @param why it could not run, or was not run; empty where it ran
 * @param left what the first query gave; empty where it did not run
 * @param command the line that runs it again on the build
 */
public record Regression(
        String name,
        Path folder,
        Optional<RecordedFinding> finding,
        Expected expected,
        State state,
        String why,
        Optional<QueryResult> left,
        Optional<QueryResult> right,
        String command) {

    /** What a kept finding does on the build. */
    public enum State {
        /** It does not show. */
        FIXED("fixed"),
        /** It shows, as expected. */
        STILL_THERE("still there"),
        /** It shows where it was fixed. */
        BACK_AGAIN("back again"),
        /** The build refuses its statements, or its file can't be read. */
        COULD_NOT_RUN("could not run"),
        /** The time was up, or the run was stopped, before its turn came. */
        NOT_REACHED("not reached");

        private final String words;

        State(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    Regression with(State changed, String because) {
        return new Regression(name, folder, finding, expected, changed, because, left, right, command);
    }

    /** It was expected to show and does not: {@code finding.json} may say {@code "expected": "FIXED"} now. */
    public boolean isNewlyFixed() {
        return state == State.FIXED && expected == Expected.OPEN;
    }

    public String title() {
        return finding.map(RecordedFinding::title).orElse(name);
    }
}
