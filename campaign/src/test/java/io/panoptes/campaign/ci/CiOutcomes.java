package io.panoptes.campaign.ci;

import io.panoptes.campaign.ci.Regression.State;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Outcomes for tests. */
public final class CiOutcomes {
    private CiOutcomes() {}

    public static CiOutcome of(List<Regression> regressions, CampaignOutcome campaign, Ending ending) {
        return new CiOutcome(run(), regressions, campaign, BaselineOutcome.NONE, ending);
    }

    public static CiRun run() {
        return new CiRun(
                "0.1.0",
                "h2:2.3.232",
                Optional.empty(),
                7,
                Path.of("panoptes-out"),
                "panoptes ci --target h2:2.3.232 --seed 7 --time 10m",
                Instant.parse("2026-11-22T20:00:00Z"),
                Duration.ofMinutes(10),
                Duration.ofMinutes(9));
    }

    public static Regression regression(String name, State state) {
        return new Regression(
                name,
                Path.of("findings", name),
                Optional.empty(),
                state == State.BACK_AGAIN ? Expected.FIXED : Expected.OPEN,
                state,
                "",
                Optional.empty(),
                Optional.empty(),
                "panoptes replay findings/" + name);
    }

    public static Untriaged untriaged(long index) {
        return new Untriaged(
                index, "o1", SymptomKind.WRONG_RESULT, "the left query has 2 more rows", "panoptes fuzz --resume out");
    }
}
