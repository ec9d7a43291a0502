package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.FakeInstance;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns on a target that answers some queries wrongly, by their text. */
class CampaignTest {
    private static final long CASES = 600;
    private static final Profile PROFILE = Adapters.named("duckdb").profile(new Version("1.3.2.0"));
    private static final List<ParsedOracle> ORACLES = TestOracles.all();

    @TempDir
    private Path folder;

    @Test
    void theSameSeedGivesTheSameSuspects() {
        run("once", 7, 1);
        run("again", 7, 1);
        run("other", 8, 1);
        assertThat(suspects("once")).isNotEmpty().isEqualTo(suspects("again"));
        assertThat(suspects("other")).isNotEqualTo(suspects("once"));
    }

    @Test
    void twoWorkersFindWhatOneFinds() {
        CampaignProgress one = run("one", 7, 1);
        CampaignProgress two = run("two", 7, 2);
        assertThat(two.cases()).isEqualTo(one.cases());
        assertThat(suspects("two")).containsExactlyInAnyOrderElementsOf(suspects("one"));
    }

    @Test
    void whatWasDoneIsNotDoneAgain() {
        CampaignProgress whole = run("whole", 7, 1);
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("whole")));
        assertThat(history.nextIndex()).isEqualTo(CASES);
        assertThat(history.open()).isEmpty();
        CampaignProgress resumed = campaign("whole", 7, 1, history).run();
        assertThat(resumed.cases()).isEqualTo(whole.cases());
        assertThat(resumed.suspects()).isEqualTo(whole.suspects());
    }

    @Test
    void theShardsOfACampaignGiveItsCasesAndSuspects() {
        CampaignProgress whole = part("all", Optional.empty());
        CampaignProgress one = part("one", Optional.of(new Shard(1, 2)));
        CampaignProgress other = part("other", Optional.of(new Shard(2, 2)));
        assertThat(one.cases()).isPositive();
        assertThat(other.cases()).isPositive();
        assertThat(one.cases() + other.cases()).isEqualTo(whole.cases());
        assertThat(Stream.concat(suspects("one").stream(), suspects("other").stream()))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(suspects("all"));
    }

    private CampaignProgress part(String name, Optional<Shard> shard) {
        CampaignPlan all = plan(7, 1).withCases(2 * Shard.BLOCK);
        CampaignPlan part = new CampaignPlan(
                all.target(),
                all.build(),
                all.seed(),
                all.time(),
                all.cases(),
                all.workers(),
                all.oracles(),
                all.snippets(),
                shard);
        return new Campaign(
                        part,
                        folder.resolve(name),
                        CampaignHistory.NONE,
                        new Supplies(7, FakeInstance::new, suspect -> {}),
                        event -> {})
                .run();
    }

    @Test
    void aSuspectThatCannotBeSettledDoesNotStopTheOthers() {
        boolean[] first = {true};
        Campaign campaign = new Campaign(
                plan(7, 1),
                folder.resolve("stumbling"),
                CampaignHistory.NONE,
                new Supplies(7, FakeInstance::new, suspect -> {
                    boolean stumbles = first[0];
                    first[0] = false;
                    if (stumbles) {
                        throw new IllegalStateException("of ours");
                    }
                }),
                event -> {});
        CampaignProgress progress = campaign.run();
        assertThat(progress.open()).isEqualTo(1);
        assertThat(progress.dismissed()).isEqualTo(progress.suspects() - 1).isPositive();
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("stumbling")));
        assertThat(history.open()).hasSize(1);
        assertThat(campaign.untriaged()).hasSize(1).allMatch(history.suspects()::containsKey);
    }

    @Test
    void aWorkerThatBreaksIsToldAndNothingIsLost() {
        Campaign campaign = new Campaign(
                plan(7, 1),
                folder.resolve("broken"),
                CampaignHistory.NONE,
                new Supplies(
                        7,
                        answers -> {
                            throw new OutOfMemoryError("of the test");
                        },
                        suspect -> {}),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("ran out of memory");
        assertThat(CampaignHistory.of(Journal.read(folder.resolve("broken"))).plan())
                .isPresent();
    }

    @Test
    void workersThatEndBeforeTheCasesAreNoCleanRun() {
        Campaign campaign = new Campaign(
                plan(7, 1),
                folder.resolve("interrupted"),
                CampaignHistory.NONE,
                new Supplies(
                        7,
                        answers -> {
                            // What waits next ends at once.
                            Thread.currentThread().interrupt();
                            return new FakeInstance(answers);
                        },
                        suspect -> {}),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("ended before their time");
    }

    @Test
    void aDbmsThatNeverComesBackDoesNotKeepTheCampaignFromItsEnd() {
        CountDownLatch never = new CountDownLatch(1);
        Campaign campaign = new Campaign(
                plan(7, 1).withTime(Duration.ofMillis(100)),
                folder.resolve("stuck"),
                CampaignHistory.NONE,
                new Supplies(
                        7,
                        answers -> new FakeInstance(sql -> {
                            await(never);
                            return answers.apply(sql);
                        }),
                        suspect -> {},
                        () -> {},
                        CampaignClock.TO_COME_TO_AN_END),
                event -> {});
        assertThat(campaign.run().cases()).isZero();
        never.countDown();
    }

    @Test
    void casesGoOnInTheTimeThatTriageLeaves() {
        assertThat(lastCaseOf(CaseEnd.ON_TIME)).isLessThan(Duration.ofSeconds(3));
        assertThat(lastCaseOf(CaseEnd.WITH_TRIAGE)).isBetween(Duration.ofSeconds(3), Duration.ofSeconds(9));
    }

    @Test
    void progressIsToldByTheClockAndNotByHowFastTheMachineIs() {
        List<CampaignEvent> told = new CopyOnWriteArrayList<>();
        new Campaign(
                        plan(7, 1).withCases(Long.MAX_VALUE).withTime(Duration.ofSeconds(3)),
                        folder.resolve("standing"),
                        CampaignHistory.NONE,
                        new Supplies(7, FakeInstance::new, suspect -> {}),
                        told::add,
                        CaseEnd.ON_TIME,
                        () -> 0)
                .run();
        assertThat(told).filteredOn(CampaignEvent.Progressed.class::isInstance).hasSize(1);
        assertThat(told.getLast()).isInstanceOf(CampaignEvent.Ended.class);
    }

    /** Of a campaign with a second for cases and eight for triage, whose suspects are triaged at once. */
    private Duration lastCaseOf(CaseEnd end) {
        long[] last = {0};
        Supplies supplies = new Supplies(
                7,
                answers -> new FakeInstance(sql -> {
                    last[0] = System.nanoTime();
                    return answers.apply(sql);
                }),
                suspect -> {},
                () -> {},
                Duration.ofSeconds(8),
                new TriageResult.Reported("F1", ""));
        long start = System.nanoTime();
        new Campaign(
                        plan(7, 1).withCases(Long.MAX_VALUE).withTime(Duration.ofSeconds(1)),
                        folder.resolve(end.name()),
                        CampaignHistory.NONE,
                        supplies,
                        event -> {},
                        end)
                .run();
        return Duration.ofNanos(last[0] - start);
    }

    @Test
    void aStateWhoseSetupBreaksTheTargetIsToldOnce() {
        CampaignProgress progress = new Campaign(
                        plan(7, 1),
                        folder.resolve("breaking"),
                        CampaignHistory.NONE,
                        new Supplies(
                                7,
                                answers -> new FakeInstance(sql -> sql.startsWith("CREATE TABLE b1")
                                        ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "assertion", 1)
                                        : answers.apply(sql)),
                                suspect -> {}),
                        event -> {})
                .run();
        assertThat(progress.suspects()).isEqualTo(CASES / CaseGuide.CASES_PER_STATE);
        assertThat(progress.cases()).isZero();
    }

    @Test
    void aTargetThatFailsEveryQueryIsOneFloodAndNotAsManySuspects() {
        Campaign campaign = new Campaign(
                plan(7, 1),
                folder.resolve("flooded"),
                CampaignHistory.NONE,
                new Supplies(
                        7,
                        answers -> new FakeInstance(sql -> sql.startsWith("SELECT") || sql.startsWith("WITH")
                                ? new Outcome.Failed(Outcome.ErrorClass.INTERNAL, "", "no catalog", 1)
                                : answers.apply(sql)),
                        suspect -> {}),
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
                        plan(7, 1),
                        folder.resolve("prepared"),
                        CampaignHistory.NONE,
                        new Supplies(
                                7,
                                answers -> {
                                    assertThat(there[0]).isTrue();
                                    return new FakeInstance(answers);
                                },
                                suspect -> {},
                                () -> there[0] = true),
                        event -> {})
                .run();
        assertThat(progress.cases()).isPositive();
    }

    @Test
    void aTargetThatCannotBeHadIsTold() {
        Campaign campaign = new Campaign(
                plan(7, 1),
                folder.resolve("nowhere"),
                CampaignHistory.NONE,
                new Supplies(7, FakeInstance::new, suspect -> {}, () -> {
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

    private List<Suspect> suspects(String name) {
        return Journal.read(folder.resolve(name)).stream()
                .filter(JournalEntry.Suspected.class::isInstance)
                .map(JournalEntry.Suspected.class::cast)
                .map(JournalEntry.Suspected::suspect)
                .toList();
    }

    private CampaignProgress run(String name, long seed, int workers) {
        return campaign(name, seed, workers, CampaignHistory.NONE).run();
    }

    private Campaign campaign(String name, long seed, int workers, CampaignHistory history) {
        return new Campaign(
                plan(seed, workers),
                folder.resolve(name),
                history,
                new Supplies(seed, FakeInstance::new, suspect -> {}),
                event -> {});
    }

    private static CampaignPlan plan(long seed, int workers) {
        return new CampaignPlan(
                "duckdb:1.3.2.0",
                Optional.empty(),
                seed,
                Optional.empty(),
                Optional.of(CASES),
                workers,
                List.of(),
                Optional.empty());
    }

    private record Supplies(
            long seed,
            Function<Function<String, Outcome>, Instance> instances,
            Consumer<Suspect> triage,
            Runnable preparing,
            Duration triageGrace,
            TriageResult triaged)
            implements CampaignSupplies {
        Supplies(long seed, Function<Function<String, Outcome>, Instance> instances, Consumer<Suspect> triage) {
            this(seed, instances, triage, () -> {});
        }

        Supplies(
                long seed,
                Function<Function<String, Outcome>, Instance> instances,
                Consumer<Suspect> triage,
                Runnable preparing) {
            this(seed, instances, triage, preparing, Duration.ofSeconds(20));
        }

        Supplies(
                long seed,
                Function<Function<String, Outcome>, Instance> instances,
                Consumer<Suspect> triage,
                Runnable preparing,
                Duration triageGrace) {
            this(seed, instances, triage, preparing, triageGrace, new TriageResult.Dismissed("only a test"));
        }

        @Override
        public void prepare() {
            preparing.run();
        }

        @Override
        public Provenance provenance() {
            return new Provenance("0.1.0", "3 oracles", seed, "", Optional.empty());
        }

        @Override
        public int oracleCount() {
            return ORACLES.size();
        }

        @Override
        public TestCaseBuilder newBuilder() {
            return new SeededCaseBuilder(seed, PROFILE, ORACLES);
        }

        @Override
        public TestCaseWriter writer() {
            return new DialectCaseWriter(PROFILE, ORACLES);
        }

        @Override
        public Instance openTarget() {
            return instances.apply(Supplies::answer);
        }

        private static Outcome answer(String sql) {
            return sql.startsWith("SELECT") || sql.startsWith("WITH")
                    ? FakeInstance.rows(sql.hashCode() % 20 == 0 ? 1 : 0)
                    : new Outcome.Done(1);
        }

        @Override
        public Explain explain() {
            return PROFILE.explain();
        }

        @Override
        public Duration statementLimit() {
            return Duration.ofSeconds(1);
        }

        @Override
        public Triage newTriage() {
            return new Triage() {
                @Override
                public Optional<Triaged> triage(Suspect suspect, Consumer<String> steps) {
                    triage.accept(suspect);
                    return Optional.of(new Triaged(triaged, Optional.empty()));
                }

                @Override
                public void close() {}
            };
        }

        @Override
        public void hurry() {}
    }
}
