package io.panoptes.campaign.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.ci.Regression.State;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.reduction.FakeInstance;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a check ends whose time is up, by a clock of the test, on a target that answers no query with a row. */
class BuildCheckTest {
    private static final Target H2 = new Target("h2", "2.3.232", Optional.empty());
    private static final Duration BUDGET = Duration.ofMinutes(10);

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong();
    private final Deadline deadline = new Deadline(0, BUDGET, clock::get);

    @Test
    void whereNoRegressionIsLeftTheTimeWasUpBeforeTheFirstCase() throws IOException {
        KeptFinding.write(folder, "one", "SELECT 1", "SELECT 2", "OPEN");
        CiOutcome outcome = run(new SlowTargets(() -> {}, () -> {}), regression -> timeIsUp());
        assertThat(outcome.regressions()).extracting(Regression::state).containsExactly(State.FIXED);
        assertThat(outcome.ending())
                .isEqualTo(new Ending.EndedEarly("the time was up before the first case; give it more with --time"));
        assertThat(outcome.status()).isEqualTo(CiStatus.ENDED_EARLY);
    }

    @Test
    void aBuildThatNeverStartsDoesNotKeepTheReportsFromBeingWritten() throws IOException {
        KeptFinding.write(folder, "one", "SELECT 1", "SELECT 2", "OPEN");
        CiOutcome outcome = run(new SlowTargets(this::neverComesBack, () -> {}), regression -> {});
        assertThat(outcome.regressions()).extracting(Regression::state).containsExactly(State.NOT_REACHED);
        assertThat(outcome.ending())
                .isEqualTo(new Ending.EndedEarly(
                        "the time was up before the build had started; give it more with --time"));
    }

    @Test
    void aRegressionThatNeverComesBackWasNotReachedNorThoseBehindIt() throws IOException {
        for (String name : List.of("one", "other")) {
            KeptFinding.write(folder, name, "SELECT 1", "SELECT 2", "OPEN");
        }
        CiOutcome outcome = run(new SlowTargets(() -> {}, this::neverComesBack), regression -> {});
        assertThat(outcome.regressions())
                .extracting(Regression::name, Regression::state)
                .containsExactly(tuple("one", State.NOT_REACHED), tuple("other", State.NOT_REACHED));
        assertThat(outcome.ending())
                .isEqualTo(new Ending.EndedEarly(
                        "the time was up before the regressions were through; give it more with --time"));
    }

    @Test
    void aCampaignThatNeverBeginsIsLeft() {
        CiOutcome outcome = run(new SlowTargets(() -> {}, () -> {}), regression -> {});
        assertThat(outcome.ending())
                .isEqualTo(new Ending.EndedEarly("the time was up before the first case; give it more with --time"));
    }

    @Test
    void aSignalEndsTheWaitForABuildThatNeverStarts() {
        CiOutcome outcome = run(
                new SlowTargets(
                        () -> {
                            deadline.stop();
                            neverComesBack();
                        },
                        () -> {}),
                regression -> {});
        assertThat(outcome.ending()).isEqualTo(new Ending.EndedEarly("it was stopped by a signal"));
    }

    private void timeIsUp() {
        clock.set(BUDGET.plusSeconds(1).toNanos());
    }

    private void neverComesBack() {
        timeIsUp();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException("was left behind", interrupted);
        }
    }

    /** With a campaign that never begins. */
    private CiOutcome run(Targets targets, Consumer<Regression> listener) {
        BuildCheck check = new BuildCheck(
                targets,
                H2,
                new CampaignPlan(
                        H2.toString(),
                        Optional.empty(),
                        7,
                        Optional.of(BUDGET),
                        Optional.empty(),
                        1,
                        List.of(),
                        Optional.empty()),
                new CiSettings(
                        "0.1.0",
                        "panoptes ci",
                        folder,
                        Instant.EPOCH,
                        List.of(folder),
                        Baseline.EMPTY,
                        Optional.empty()),
                deadline,
                (plan, whole, events) -> {
                    neverComesBack();
                    throw new AssertionError("unreachable");
                },
                new CiListener() {
                    @Override
                    public void regression(Regression regression) {
                        listener.accept(regression);
                    }

                    @Override
                    public void campaign(CampaignEvent event) {}
                });
        return assertTimeoutPreemptively(Duration.ofMinutes(1), check::run);
    }

    /**
     * @param start runs before the first instance is there
     * @param apart runs before each of those for regressions
     */
    private record SlowTargets(Runnable start, Runnable apart) implements Targets {
        @Override
        public Target find(String name, Optional<Path> build) {
            return H2;
        }

        @Override
        public Profile profile(Target target) {
            return Adapters.named("h2").profile(new Version(target.version()));
        }

        @Override
        public List<Version> releases(String dbms) {
            return List.of();
        }

        @Override
        public Instance open(Target target) {
            start.run();
            return new FakeInstance(sql -> FakeInstance.rows(0));
        }

        @Override
        public Instance openApart(Target target) {
            apart.run();
            return new FakeInstance(sql -> FakeInstance.rows(0));
        }

        @Override
        public void close() {}
    }
}
