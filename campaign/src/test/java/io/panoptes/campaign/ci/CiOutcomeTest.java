package io.panoptes.campaign.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.ci.Regression.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CiOutcomeTest {

    @ParameterizedTest
    @CsvSource({"FIXED, 0", "STILL_THERE, 0", "BACK_AGAIN, 1", "COULD_NOT_RUN, 0", "NOT_REACHED, 3"})
    void aRegressionDecidesTheExitCode(State state, int exitCode) {
        CiOutcome outcome = CiOutcomes.of(
                List.of(CiOutcomes.regression("one", state)), CampaignOutcome.NONE, new Ending.Completed());
        assertThat(outcome.status().exitCode()).isEqualTo(exitCode);
    }

    @Test
    void suspectsLeftUntriagedFailTheJobAlsoWhenItEndedEarly() {
        CampaignOutcome campaign = new CampaignOutcome(
                List.of(), List.of(), List.of(CiOutcomes.untriaged(17)), List.of(), Optional.empty());
        CiOutcome outcome = CiOutcomes.of(List.of(), campaign, new Ending.EndedEarly("SIGTERM"));
        assertThat(outcome.status()).isEqualTo(CiStatus.NEW_BUGS);
        assertThat(outcome.headline()).isEqualTo("h2:2.3.232: 0 new, 0 back again, 1 suspects not triaged");
    }

    @Test
    void anEarlyEndWithoutNewsIsNoCleanRun() {
        CiOutcome outcome = CiOutcomes.of(List.of(), CampaignOutcome.NONE, new Ending.EndedEarly("SIGTERM"));
        assertThat(outcome.status().exitCode()).isEqualTo(3);
        assertThat(outcome.headline()).isEqualTo("h2:2.3.232: ended early, nothing new up to there: SIGTERM");
    }

    @Test
    void whatCouldNotRunSaysWhy() {
        CiOutcome outcome =
                CiOutcomes.of(List.of(), CampaignOutcome.NONE, new Ending.CouldNotRun("the driver is not in it"));
        assertThat(outcome.status().exitCode()).isEqualTo(2);
        assertThat(outcome.headline()).isEqualTo("Could not run: the driver is not in it");
    }
}
