package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.flood.FloodGuard;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.triage.reduction.FakeInstance;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns on a target that is not there, breaks or never answers, and with workers that end early. */
class BrokenTargetTest {
    @TempDir
    private Path folder;

    @Test
    void aWorkerThatBreaksIsToldAndNothingIsLost() {
        Campaign campaign = campaign(FakeSupplies.of(7).on(answers -> {
            throw new OutOfMemoryError("of the test");
        }));
        assertThatThrownBy(campaign::run).hasMessageContaining("ran out of memory");
        assertThat(CampaignHistory.of(Journal.read(folder)).plan()).isPresent();
    }

    @Test
    void workersThatEndBeforeTheCasesAreNoCleanRun() {
        Campaign campaign = campaign(FakeSupplies.of(7).on(answers -> {
            // What waits next ends at once.
            Thread.currentThread().interrupt();
            return new FakeInstance(answers);
        }));
        assertThatThrownBy(campaign::run).hasMessageContaining("ended before their time");
    }

    @Test
    void aDbmsThatNeverComesBackDoesNotKeepTheCampaignFromItsEnd() {
        CountDownLatch never = new CountDownLatch(1);
        Campaign campaign = campaign(
                FakeSupplies.plan(7, 1).withTime(Duration.ofMillis(100)),
                FakeSupplies.of(7)
                        .on(answers -> new FakeInstance(sql -> {
                            await(never);
                            return answers.apply(sql);
                        }))
                        .withTriageGrace(CampaignClock.TO_COME_TO_AN_END));
        assertThat(campaign.run().cases()).isZero();
        never.countDown();
    }

    @Test
    void aStateWhoseSetupBreaksTheTargetIsToldOnce() {
        CampaignProgress progress = campaign(FakeSupplies.of(7)
                        .on(answers -> new FakeInstance(sql -> sql.startsWith("CREATE TABLE b1")
                                ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "assertion", 1)
                                : answers.apply(sql))))
                .run();
        assertThat(progress.suspects()).isEqualTo(FakeSupplies.CASES / CaseGuide.CASES_PER_STATE);
        assertThat(progress.cases()).isZero();
    }

    @Test
    void aTargetThatFailsEveryQueryIsOneFloodAndNotAsManySuspects() {
        Campaign campaign = campaign(FakeSupplies.of(7)
                .on(answers -> new FakeInstance(sql -> sql.startsWith("SELECT") || sql.startsWith("WITH")
                        ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "no catalog", 1)
                        : answers.apply(sql))));
        CampaignProgress progress = campaign.run();
        assertThat(campaign.floods())
                .isNotEmpty()
                .allMatch(flood -> flood.symptom().contains("no catalog"));
        assertThat(progress.suspects()).isLessThan(FloodGuard.LEAST_OF_ALL + 1);
        assertThat(campaign.open()).isEmpty();
    }

    @Test
    void theTargetIsThereBeforeTheTimeBegins() {
        boolean[] there = {false};
        CampaignProgress progress = campaign(FakeSupplies.of(7)
                        .on(answers -> {
                            assertThat(there[0]).isTrue();
                            return new FakeInstance(answers);
                        })
                        .preparedBy(() -> there[0] = true))
                .run();
        assertThat(progress.cases()).isPositive();
    }

    @Test
    void aTargetThatCannotBeHadIsTold() {
        Campaign campaign = campaign(FakeSupplies.of(7).preparedBy(() -> {
            throw new TargetException(TargetException.Problem.NO_SERVER, "nobody is there");
        }));
        assertThatThrownBy(campaign::run).hasMessageContaining("nobody is there");
    }

    private Campaign campaign(FakeSupplies supplies) {
        return campaign(FakeSupplies.plan(7, 1), supplies);
    }

    private Campaign campaign(CampaignPlan plan, FakeSupplies supplies) {
        return new Campaign(plan, folder, CampaignHistory.NONE, supplies, event -> {});
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
