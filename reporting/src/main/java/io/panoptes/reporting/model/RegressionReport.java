package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.Regression;
import java.util.Optional;

/**
 * A kept finding, and what it does on the build.
 *
 * @param state {@code fixed}, {@code still there}, {@code back again}, {@code could not run} or {@code not reached}
 * @param why it could not run; may be empty
 * @param answer1 what the first query gives on the build; empty where it did not run
 */
public record RegressionReport(
        String name,
        String title,
        String folder,
        State state,
        boolean newlyFixed,
        String why,
        Optional<FindingReport> finding,
        Optional<AnswerReport> answer1,
        Optional<AnswerReport> answer2,
        String command) {

    /** What a kept finding does on the build. */
    public enum State {
        FIXED("fixed"),
        STILL_THERE("still there"),
        BACK_AGAIN("back again"),
        COULD_NOT_RUN("could not run"),
        NOT_REACHED("not reached");

        private final String words;

        State(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    static RegressionReport of(Regression regression) {
        String folder = regression.folder().toString();
        return new RegressionReport(
                regression.name(),
                regression.title(),
                folder,
                state(regression.state()),
                regression.isNewlyFixed(),
                regression.why(),
                regression.finding().map(finding -> FindingReport.of(finding, folder, regression.command())),
                regression.left().map(AnswerReport::of),
                regression.right().map(AnswerReport::of),
                regression.command());
    }

    private static State state(Regression.State state) {
        return switch (state) {
            case FIXED -> State.FIXED;
            case STILL_THERE -> State.STILL_THERE;
            case BACK_AGAIN -> State.BACK_AGAIN;
            case COULD_NOT_RUN -> State.COULD_NOT_RUN;
            case NOT_REACHED -> State.NOT_REACHED;
        };
    }

    /** Whether it shows on the build and somebody with no more than a connection might do harm with it. */
    boolean mayBeExploitable() {
        boolean shows = state == State.STILL_THERE || state == State.BACK_AGAIN;
        return shows
                && finding.filter(known -> known.symptom().mayBeExploitable()).isPresent();
    }

    RegressionReport withhold() {
        Optional<FindingReport> bare = finding.map(FindingReport::withhold);
        return new RegressionReport(
                name,
                bare.map(FindingReport::title).orElse(name),
                folder,
                state,
                newlyFixed,
                "",
                bare,
                Optional.empty(),
                Optional.empty(),
                "");
    }
}
