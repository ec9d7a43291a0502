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
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1),
                folder.resolve("broken"),
                CampaignHistory.NONE,
                FakeSupplies.of(7).on(answers -> {
                    throw new OutOfMemoryError("of the test");
                }),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("ran out of memory");
        assertThat(CampaignHistory.of(Journal.read(folder.resolve("broken"))).plan())
                .isPresent();
    }

    @Test
    void workersThatEndBeforeTheCasesAreNoCleanRun() {
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1),
                folder.resolve("interrupted"),
                CampaignHistory.NONE,
                FakeSupplies.of(7).on(answers -> {
                    // What waits next ends at once.
                    Thread.currentThread().interrupt();
                    return new FakeInstance(answers);
                }),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("ended before their time");
    }

    @Test
    void aDbmsThatNeverComesBackDoesNotKeepTheCampaignFromItsEnd() {
        CountDownLatch never = new CountDownLatch(1);
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1).withTime(Duration.ofMillis(100)),
                folder.resolve("stuck"),
                CampaignHistory.NONE,
                FakeSupplies.of(7)
                        .on(answers -> new FakeInstance(sql -> {
                            await(never);
                            return answers.apply(sql);
                        }))
                        .withTriageGrace(CampaignClock.TO_COME_TO_AN_END),
                event -> {});
        assertThat(campaign.run().cases()).isZero();
        never.countDown();
    }

    @Test
    void aStateWhoseSetupBreaksTheTargetIsToldOnce() {
        CampaignProgress progress = new Campaign(
                        FakeSupplies.plan(7, 1),
                        folder.resolve("breaking"),
                        CampaignHistory.NONE,
                        FakeSupplies.of(7)
                                .on(answers -> new FakeInstance(sql -> sql.startsWith("CREATE TABLE b1")
                                        ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "assertion", 1)
                                        : answers.apply(sql))),
                        event -> {})
                .run();
        assertThat(progress.suspects()).isEqualTo(FakeSupplies.CASES / CaseGuide.CASES_PER_STATE);
        assertThat(progress.cases()).isZero();
    }

    @Test
    void aTargetThatFailsEveryQueryIsOneFloodAndNotAsManySuspects() {
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1),
                folder.resolve("flooded"),
                CampaignHistory.NONE,
                FakeSupplies.of(7)
                        .on(answers -> new FakeInstance(sql -> sql.startsWith("SELECT") || sql.startsWith("WITH")
                                ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "no catalog", 1)
                                : answers.apply(sql))),
                event -> {});
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
        CampaignProgress progress = new Campaign(
                        FakeSupplies.plan(7, 1),
                        folder.resolve("prepared"),
                        CampaignHistory.NONE,
                        FakeSupplies.of(7)
                                .on(answers -> {
                                    assertThat(there[0]).isTrue();
                                    return new FakeInstance(answers);
                                })
                                .preparedBy(() -> there[0] = true),
                        event -> {})
                .run();
        assertThat(progress.cases()).isPositive();
    }

    @Test
    void aTargetThatCannotBeHadIsTold() {
        Campaign campaign = new Campaign(
                FakeSupplies.plan(7, 1),
                folder.resolve("nowhere"),
                CampaignHistory.NONE,
                FakeSupplies.of(7).preparedBy(() -> {
                    throw new TargetException(TargetException.Problem.NO_SERVER, "nobody is there");
                }),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("nobody is there");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
