package io.panoptes.benchmarks.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.learnt.ProfileComparison.End;
import io.panoptes.benchmarks.learnt.ProfileComparison.Party;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** On SQLite, with the profile of its adapter and that profile spoilt. */
class ProfileComparisonTest {
    private static final long CASES = 150;

    @Test
    void aProfileIsAnsweredAsItselfIs() {
        // One oracle is of a date, for which it has no type.
        assertThat(ends(dialect -> dialect))
                .containsOnlyKeys(End.BOTH, End.UNSAID)
                .containsEntry(End.UNSAID, 1);
    }

    @Test
    void whatTheOtherLacksIsNotWritten() {
        assertThat(ends(dialect -> dialect.lacking(Construct.COMMON_TABLE))).containsOnlyKeys(End.BOTH, End.UNSAID);
    }

    @Test
    void wordsThatAreRefusedAreTold() {
        assertThat(ends(dialect -> dialect.function("COALESCE", "NOSUCH")))
                .containsOnlyKeys(End.BOTH, End.OWN_ALONE, End.UNSAID);
    }

    private static Map<End, Integer> ends(UnaryOperator<Dialect> spoilt) {
        Map<End, Integer> ends = new EnumMap<>(End.class);
        try (Targets targets = new ReleasedTargets()) {
            Target target = targets.find("sqlite", Optional.empty());
            Profile profile = targets.profile(target);
            CampaignPlan plan = new CampaignPlan(
                    "sqlite",
                    Optional.empty(),
                    7,
                    Optional.empty(),
                    Optional.of(CASES),
                    1,
                    List.of(),
                    Optional.empty());
            StandardSupplies supplies = new StandardSupplies(
                    targets,
                    target,
                    plan,
                    OracleLibrary.classic().oracles(),
                    finding -> finding.id(),
                    new KnownFindings(List.of()),
                    TriageLimits.QUICK,
                    Duration.ZERO);
            new ProfileComparison(
                            new Party(profile, () -> targets.open(target)),
                            new Party(spoilt(profile, spoilt.apply(profile.dialect())), () -> targets.open(target)))
                    .run(
                            supplies.newBuilder(),
                            CASES,
                            compared -> ends.merge(compared.end(), 1, Integer::sum),
                            () -> true);
        }
        return ends;
    }

    private static Profile spoilt(Profile profile, Dialect dialect) {
        return new Profile(
                        profile.dbms(),
                        profile.version(),
                        dialect,
                        profile.types(),
                        profile.hazards(),
                        profile.fillings(),
                        profile.features(),
                        profile.errors(),
                        profile.explain(),
                        profile.planVariations(),
                        profile.upkeep())
                .with(profile.transactions());
    }
}
