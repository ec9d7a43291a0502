package io.panoptes.campaign.ci;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.Regression.State;
import java.util.List;

/** What a CI run found out about a build: all that its reports tell. */
public record CiOutcome(
        CiRun run, List<Regression> regressions, CampaignOutcome campaign, BaselineOutcome baseline, Ending ending) {
    /** Raised when the JSON changes in a way that an older reader would misread. */
    public static final int FORMAT = 1;

    public CiOutcome {
        regressions = List.copyOf(regressions);
    }

    public CiStatus status() {
        if (ending instanceof Ending.CouldNotRun) {
            return CiStatus.COULD_NOT_RUN;
        }
        boolean news = !campaign.findings().isEmpty() || !campaign.untriaged().isEmpty() || count(State.BACK_AGAIN) > 0;
        if (news) {
            return CiStatus.NEW_BUGS;
        }
        boolean early = ending instanceof Ending.EndedEarly || count(State.NOT_REACHED) > 0;
        return early ? CiStatus.ENDED_EARLY : CiStatus.NOTHING_NEW;
    }

    public long count(State state) {
        return regressions.stream()
                .filter(regression -> regression.state() == state)
                .count();
    }

    /** The outcome in a sentence, with what exit code 0 does not say. */
    public String headline() {
        long cases = campaign.progress().map(CampaignProgress::cases).orElse(0L);
        return switch (status()) {
            case COULD_NOT_RUN -> "Could not run" + why();
            case NEW_BUGS ->
                "%s: %d new, %d back again, %d suspects not triaged"
                        .formatted(
                                run.target(),
                                campaign.findings().size(),
                                count(State.BACK_AGAIN),
                                campaign.untriaged().size());
            case ENDED_EARLY -> "%s: ended early, nothing new up to there%s".formatted(run.target(), why());
            case NOTHING_NEW -> "%s: %,d cases, no new bug; not a proof of absence".formatted(run.target(), cases);
        };
    }

    private String why() {
        return switch (ending) {
            case Ending.Completed ignored -> "";
            case Ending.EndedEarly(var reason) -> ": " + reason;
            case Ending.CouldNotRun(var reason) -> ": " + reason;
        };
    }
}
