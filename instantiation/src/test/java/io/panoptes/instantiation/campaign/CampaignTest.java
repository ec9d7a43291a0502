package io.panoptes.instantiation.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Adapters;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.reduction.FakeInstance;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.SeededCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseBuilder;
import io.panoptes.instantiation.testcase.TestCaseWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
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
    void theSameSeedGivesTheSameCandidates() {
        run("once", 7, 1);
        run("again", 7, 1);
        run("other", 8, 1);
        assertThat(candidates("once")).isNotEmpty().isEqualTo(candidates("again"));
        assertThat(candidates("other")).isNotEqualTo(candidates("once"));
    }

    @Test
    void twoWorkersFindWhatOneFinds() {
        CampaignProgress one = run("one", 7, 1);
        CampaignProgress two = run("two", 7, 2);
        assertThat(two.cases()).isEqualTo(one.cases());
        assertThat(candidates("two")).containsExactlyInAnyOrderElementsOf(candidates("one"));
    }

    @Test
    void whatWasDoneIsNotDoneAgain() {
        CampaignProgress whole = run("whole", 7, 1);
        CampaignHistory history = CampaignHistory.of(Journal.read(folder.resolve("whole")));
        assertThat(history.nextIndex()).isEqualTo(CASES);
        assertThat(history.open()).isEmpty();
        CampaignProgress resumed = campaign("whole", 7, 1, history).run();
        assertThat(resumed.cases()).isEqualTo(whole.cases());
        assertThat(resumed.candidates()).isEqualTo(whole.candidates());
    }

    @Test
    void aCandidateThatCannotBeSettledDoesNotStopTheOthers() {
        boolean[] first = {true};
        CampaignProgress progress = new Campaign(
                        plan(7, 1),
                        folder.resolve("stumbling"),
                        CampaignHistory.NONE,
                        new Supplies(7, FakeInstance::new, candidate -> {
                            boolean stumbles = first[0];
                            first[0] = false;
                            if (stumbles) {
                                throw new IllegalStateException("of ours");
                            }
                        }),
                        event -> {})
                .run();
        assertThat(progress.open()).isEqualTo(1);
        assertThat(progress.dismissed()).isEqualTo(progress.candidates() - 1).isPositive();
        assertThat(CampaignHistory.of(Journal.read(folder.resolve("stumbling"))).open())
                .hasSize(1);
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
                        candidate -> {}),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("ran out of memory");
        assertThat(CampaignHistory.of(Journal.read(folder.resolve("broken"))).plan())
                .isPresent();
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
                                candidate -> {}),
                        event -> {})
                .run();
        assertThat(progress.candidates()).isEqualTo(CASES / SeededCaseBuilder.CASES_PER_STATE);
        assertThat(progress.cases()).isZero();
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
                                candidate -> {},
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
                new Supplies(7, FakeInstance::new, candidate -> {}, () -> {
                    throw new TargetException(TargetException.Problem.NO_SERVER, "nobody is there");
                }),
                event -> {});
        assertThatThrownBy(campaign::run).hasMessageContaining("nobody is there");
    }

    private List<JournalEntry.Candidate> candidates(String name) {
        return Journal.read(folder.resolve(name)).stream()
                .filter(JournalEntry.Candidate.class::isInstance)
                .map(JournalEntry.Candidate.class::cast)
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
                new Supplies(seed, FakeInstance::new, candidate -> {}),
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
            Consumer<JournalEntry.Candidate> settling,
            Runnable preparing)
            implements CampaignSupplies {
        Supplies(
                long seed,
                Function<Function<String, Outcome>, Instance> instances,
                Consumer<JournalEntry.Candidate> settling) {
            this(seed, instances, settling, () -> {});
        }

        @Override
        public void prepare() {
            preparing.run();
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
        public Settler newSettler() {
            return new Settler() {
                @Override
                public Settled settle(JournalEntry.Candidate candidate, Consumer<String> steps) {
                    settling.accept(candidate);
                    return new Settled(new Settlement.Dismissed("only a test"), Optional.empty());
                }

                @Override
                public void close() {}
            };
        }

        @Override
        public Duration settlingGrace() {
            return Duration.ofSeconds(20);
        }

        @Override
        public void hurry() {}
    }
}
