package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.pairs.PairBenchmark.Decider;
import io.panoptes.benchmarks.pairs.PairResult.Kind;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairBenchmarkTest {
    private static final PairDecision.Decided OPEN =
            new PairDecision.Decided(new Verdict.Unknown("open", 3), Optional.empty(), List.of());

    @Test
    void everyPairHasARow() throws InterruptedException {
        List<PairResult> results = run((pair, budget, validator) -> OPEN, pairs(20), 3);
        assertThat(results).hasSize(20).allSatisfy(result -> {
            assertThat(result.verdict()).isEqualTo(Kind.UNKNOWN);
            assertThat(result.bound()).isEqualTo(3);
            assertThat(result.reason()).isEqualTo("open");
        });
        assertThat(results).extracting(PairResult::id).doesNotHaveDuplicates();
    }

    @Test
    void aDeciderThatHangsCostsItsPairOnly() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        Decider decider = (pair, budget, validator) -> {
            while (pair.first().problem().left().equals(pair.first().problem().right())) {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    // Deaf, too.
                }
            }
            return OPEN;
        };
        List<PairResult> results = run(decider, pairs(4), 1);
        assertThat(results)
                .extracting(PairResult::verdict)
                .containsExactly(Kind.UNKNOWN, Kind.ERROR, Kind.UNKNOWN, Kind.UNKNOWN);
        assertThat(results.get(1).reason()).contains("no end within 1000 ms", "limit was 100 ms");
    }

    @Test
    void endsAfterThePairAtHandWhereItIsStopped() throws InterruptedException {
        PairBenchmark benchmark = new PairBenchmark(
                (pair, budget, validator) -> OPEN, Readings.ANY, Duration.ofSeconds(10), Semantics.BAG);
        List<PairResult> results = new ArrayList<>();
        benchmark.run(pairs(20), 1, Optional::empty, result -> {
            results.add(result);
            if (results.size() == 3) {
                benchmark.stop();
            }
        });
        assertThat(results).hasSize(3);
    }

    @Test
    void anErrorIsARow() throws InterruptedException {
        List<Decider> deciders = List.of(
                (pair, budget, validator) -> {
                    throw new IllegalStateException("broken");
                },
                (pair, budget, validator) -> {
                    throw new StackOverflowError("broken");
                },
                (pair, budget, validator) -> {
                    throw new AssertionError("broken");
                });
        for (Decider decider : deciders) {
            assertThat(run(decider, pairs(1), 1)).singleElement().satisfies(result -> {
                assertThat(result.verdict()).isEqualTo(Kind.ERROR);
                assertThat(result.reason()).contains("broken");
            });
        }
    }

    @Test
    void aSchemaThatCannotBeReadIsAnError() throws InterruptedException {
        BenchmarkPair bad = new BenchmarkPair("bad", List.of("CREATE NOTHING"), "SELECT 1", "SELECT 1");
        assertThat(run((pair, budget, validator) -> OPEN, List.of(bad), 1))
                .extracting(PairResult::verdict)
                .containsExactly(Kind.ERROR);
    }

    @Test
    void whatIsNotReadIsUnsupportedWhereItIsSql() throws InterruptedException {
        List<String> schema = List.of("CREATE TABLE t (a INT)");
        BenchmarkPair lacking = new BenchmarkPair("p", schema, "SELECT a FROM t TABLESAMPLE SYSTEM (10)", "SELECT 1");
        BenchmarkPair wrong = new BenchmarkPair("p", schema, "SELECT nothing FROM t", "SELECT 1");
        assertThat(run((pair, budget, validator) -> OPEN, List.of(lacking), 1))
                .extracting(PairResult::verdict)
                .containsExactly(Kind.UNSUPPORTED);
        assertThat(run((pair, budget, validator) -> OPEN, List.of(wrong), 1))
                .extracting(PairResult::verdict)
                .containsExactly(Kind.ERROR);
    }

    @Test
    void aProofIsTried() throws InterruptedException {
        PairResult held = tried(PROVED, new PairAnswer.Same(0));
        assertThat(held.verdict()).isEqualTo(Kind.PROVED);
        assertThat(held.validated()).contains(true);
        assertThat(held.trial()).matches("agreed on \\d+ databases on a DBMS");
        PairResult wrong = tried(PROVED, new PairAnswer.Different(List.of(), List.of(Row.of(Value.of(1)))));
        assertThat(wrong.verdict()).isEqualTo(Kind.UNKNOWN);
        assertThat(wrong.reason()).contains("engine bug", "contradicted by a DBMS");
        assertThat(wrong.bugs()).hasSize(1);
        PairResult untried = tried(PROVED, new PairAnswer.None("division by zero"));
        assertThat(untried.verdict()).isEqualTo(Kind.PROVED);
        assertThat(untried.validated()).isEmpty();
    }

    private static final PairDecision.Decided PROVED = new PairDecision.Decided(
            new Verdict.Proved(new Certificate(List.of()), new Verdict.Examination(0, 0, 0), java.util.Set.of()),
            Optional.empty(),
            List.of());

    /** On a DBMS that gives this answer on every database. */
    private static PairResult tried(PairDecision.Decided decided, PairAnswer answer) throws InterruptedException {
        TextRunner dbms = new TextRunner() {
            @Override
            public String title() {
                return "a DBMS";
            }

            @Override
            public Optional<ReadingProfile> reading() {
                return Optional.empty();
            }

            @Override
            public boolean overflowIsError() {
                return true;
            }

            @Override
            public boolean keepsTypes() {
                return true;
            }

            @Override
            public TextRun run(TextPair pair, List<Database> databases) {
                return new TextRun.Ran(databases.stream().map(ignored -> answer).toList());
            }
        };
        List<PairResult> results = new ArrayList<>();
        new PairBenchmark(
                        (pair, budget, validator) -> decided,
                        Readings.ANY,
                        Duration.ofSeconds(1),
                        Semantics.BAG,
                        Duration.ofSeconds(10))
                .run(pairs(1), 1, () -> Optional.of(new Trials(List.of(dbms), true)), results::add);
        return results.getFirst();
    }

    private static List<BenchmarkPair> pairs(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new BenchmarkPair("p" + i, List.of("CREATE TABLE t (a INT)"), "SELECT " + i, "SELECT 1"))
                .toList();
    }

    private static List<PairResult> run(Decider decider, List<BenchmarkPair> pairs, int workers)
            throws InterruptedException {
        List<PairResult> results = new ArrayList<>();
        new PairBenchmark(decider, Readings.ANY, Duration.ofMillis(100), Semantics.BAG, Duration.ofSeconds(1))
                .run(pairs, workers, Optional::empty, results::add);
        results.sort(Comparator.comparing(PairResult::id));
        return results;
    }
}
