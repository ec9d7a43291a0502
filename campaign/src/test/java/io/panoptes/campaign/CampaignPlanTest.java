package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CampaignPlanTest {
    private static final Profile SQLITE = Adapters.named("sqlite").profile(new Version("3.54.1.0"));
    private static final CampaignPlan PLAN = new CampaignPlan(
            "sqlite:3.54.1.0",
            Optional.empty(),
            1,
            Optional.empty(),
            Optional.of(10L),
            1,
            List.of(),
            Optional.empty(),
            Optional.empty());

    @Test
    void fewCasesShareAStateThatIsMadeQuickly() {
        assertThat(PLAN.casesSharingAState(SQLITE)).isEqualTo(CaseGuide.CASES_PER_QUICK_STATE);
        assertThat(PLAN.casesSharingAState(Adapters.named("duckdb").profile(new Version("2.0.0.1"))))
                .isEqualTo(CaseGuide.CASES_PER_STATE);
    }

    @Test
    void aStateThatGrowsServesMoreCases() {
        assertThat(PLAN.lookingFor(Set.of(SymptomKind.SLOWDOWN)).casesSharingAState(SQLITE))
                .isEqualTo(CaseGuide.CASES_PER_STATE);
    }

    @Test
    void whatWasFoundForADbmsThatWasTriedCounts() {
        assertThat(PLAN.sharingStates(Optional.of(600)).casesSharingAState(SQLITE))
                .isEqualTo(600);
    }
}
