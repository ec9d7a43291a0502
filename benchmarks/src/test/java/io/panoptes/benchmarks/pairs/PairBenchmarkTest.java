package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.pairs.PairBenchmark.Decider;
import io.panoptes.benchmarks.pairs.PairResult.Kind;
import io.panoptes.equivalence.PairDecision;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairBenchmarkTest {
    private static final PairDecision OPEN =
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
            while (pair.left().equals("SELECT 1")) {
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
        PairBenchmark benchmark =
                new PairBenchmark((pair, budget, validator) -> OPEN, Duration.ofSeconds(10), Semantics.BAG);
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
        assertThat(run(notRead(true), pairs(1), 1))
                .extracting(PairResult::verdict)
                .containsExactly(Kind.UNSUPPORTED);
        assertThat(run(notRead(false), pairs(1), 1))
                .extracting(PairResult::verdict)
                .containsExactly(Kind.ERROR);
    }

    @Test
    void saysWhatTheDbmsSaid() throws InterruptedException {
        assertThat(validated(new Validation.Confirmed("duckdb"))).contains(true);
        assertThat(validated(new Validation.Denied("same"))).contains(false);
        assertThat(validated(new Validation.Inconclusive("no such function"))).isEmpty();
    }

    private static Optional<Boolean> validated(Validation validation) throws InterruptedException {
        Answer nothing = new Answer(List.of());
        Counterexample counterexample =
                new Counterexample(new Database(new Schema(List.of()), Map.of()), nothing, nothing, "concrete");
        PairDecision decision =
                new PairDecision.Decided(new Verdict.Refuted(counterexample), Optional.of(validation), List.of());
        return run((pair, budget, validator) -> decision, pairs(1), 1)
                .getFirst()
                .validated();
    }

    private static Decider notRead(boolean isSql) {
        return (pair, budget, validator) ->
                new PairDecision.NotRead(new Readings.Unread(Readings.Side.LEFT, "because", isSql));
    }

    private static List<BenchmarkPair> pairs(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new BenchmarkPair("p" + i, List.of("CREATE TABLE t (a INT)"), "SELECT " + i, "SELECT 1"))
                .toList();
    }

    private static List<PairResult> run(Decider decider, List<BenchmarkPair> pairs, int workers)
            throws InterruptedException {
        List<PairResult> results = new ArrayList<>();
        new PairBenchmark(decider, Duration.ofMillis(100), Semantics.BAG, Duration.ofSeconds(1))
                .run(pairs, workers, Optional::empty, results::add);
        results.sort(Comparator.comparing(PairResult::id));
        return results;
    }
}
