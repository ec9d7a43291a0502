package io.panoptes.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Decision;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What the engine remembers, and what it says of a pair that it leaves open. */
class ProblemDeciderTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)"));
    private static final Options PLENTY = Options.STANDARD.withBudget(Duration.ofSeconds(60));

    /** Finds nothing, and counts how often it was asked. */
    private static final class Counting implements Stage {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public String name() {
            return "counting";
        }

        @Override
        public Found search(Problem problem, Budget budget) {
            asked.incrementAndGet();
            return new Found.Nothing("nothing", 2);
        }
    }

    private final Counting first = new Counting();
    private final Counting last = new Counting();
    private final ProblemDecider engine =
            new ProblemDecider(List.of(first), List.of(last), Meaning.LENIENT, SolverSource.HERE);

    @Test
    void aPairUnderOtherNamesIsKnown() {
        Decision decision = decide("SELECT a FROM t WHERE b = 1", "SELECT a FROM t WHERE 1 = b", PLENTY);
        assertThat(decision.verdict()).isInstanceOf(Verdict.Proved.class);
        assertThat(decide(
                        "SELECT x.a AS other FROM t x WHERE x.b = 1",
                        "SELECT q.n AS m FROM t AS q (n, o) WHERE 1 = q.o",
                        PLENTY))
                .isSameAs(decision);
        assertThat(first.asked).hasValue(1);
    }

    @Test
    void anotherPairIsNot() {
        decide("SELECT a FROM t WHERE b = 1", "SELECT a FROM t WHERE 1 = b", PLENTY);
        decide("SELECT a FROM t WHERE b = 2", "SELECT a FROM t WHERE 2 = b", PLENTY);
        decide("SELECT b FROM t WHERE a = 1", "SELECT b FROM t WHERE 1 = a", PLENTY);
        assertThat(first.asked).hasValue(3);
    }

    @Test
    void whatWasLeftOpenIsAskedAgainWithMoreTime() {
        Options little = PLENTY.withBudget(Duration.ofMillis(900));
        decide("SELECT a FROM t", "SELECT b FROM t", little);
        decide("SELECT a FROM t", "SELECT b FROM t", little);
        assertThat(first.asked).hasValue(1);
        decide("SELECT a FROM t", "SELECT b FROM t", PLENTY);
        assertThat(first.asked).hasValue(2);
        decide("SELECT a FROM t", "SELECT b FROM t", little);
        assertThat(first.asked).hasValue(2);
    }

    @Test
    void onlyTheLatestAreKept() {
        KnownAnswers answers = new KnownAnswers(2);
        Decision decision = Decision.of(new Verdict.Unknown("", 0));
        for (int i = 0; i < 5; i++) {
            answers.keep(problem("SELECT a FROM t WHERE a = " + i, "SELECT 1 FROM t"), PLENTY, decision);
        }
        assertThat(answers.size()).isEqualTo(2);
        assertThat(answers.find(problem("SELECT a FROM t WHERE a = 4", "SELECT 1 FROM t"), PLENTY))
                .isPresent();
        assertThat(answers.find(problem("SELECT a FROM t WHERE a = 0", "SELECT 1 FROM t"), PLENTY))
                .isEmpty();
    }

    @Test
    void manyThreadsMayAsk() throws Exception {
        Callable<Decision> question = () -> decide("SELECT a FROM t", "SELECT a FROM t x", PLENTY);
        try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
            for (var answer : pool.invokeAll(List.of(question, question, question, question))) {
                assertThat(answer.get().verdict()).isInstanceOf(Verdict.Proved.class);
            }
        }
    }

    @Test
    void aSolverThatDiesCostsNoMoreThanItsAnswer() {
        try (SolverPool solvers = new SolverPool(1)) {
            ProblemDecider elsewhere = new ProblemDecider(List.of(), List.of(), Meaning.LENIENT, solvers);
            for (int i = 0; i < 3; i++) {
                Problem pair = problem(
                        "SELECT a FROM t WHERE a > %d AND b > a".formatted(i),
                        "SELECT a FROM t WHERE b > a AND b > %d AND a > %d".formatted(i, i));
                assertThat(elsewhere
                                .decide(SCHEMA, pair.left(), pair.right(), PLENTY)
                                .verdict())
                        .isInstanceOf(Verdict.Proved.class);
                List<ProcessHandle> alive = ProcessHandle.current().children().toList();
                assertThat(alive).isNotEmpty().allMatch(ProcessHandle::destroyForcibly);
                alive.forEach(process -> process.onExit().join());
            }
        }
    }

    @Test
    void anOpenPairSaysWhichFeatureStoppedIt() {
        assertThat(unknown("SELECT a FROM t LIMIT 1", "SELECT a FROM t LIMIT 1", PLENTY))
                .isEqualTo(new Verdict.Unknown("not supported: LIMIT whose order leaves ties; counting: nothing", 2));
    }

    @Test
    void anOpenPairSaysWhichNormalFormsWereLeft() {
        assertThat(unknown("SELECT a FROM t", "SELECT b FROM t", PLENTY).reason())
                .contains("normal forms differ", "normal left = Σb0∈t (b0.a)", "normal right = Σb0∈t (b0.b)");
    }

    @Test
    void anOpenPairSaysThatTheTimeWasUp() {
        assertThat(unknown("SELECT a FROM t", "SELECT a FROM t x", PLENTY.withBudget(Duration.ZERO))
                        .reason())
                .contains("out of time");
    }

    private Verdict.Unknown unknown(String left, String right, Options options) {
        return (Verdict.Unknown) decide(left, right, options).verdict();
    }

    private Decision decide(String left, String right, Options options) {
        Problem problem = problem(left, right);
        return engine.decide(problem.schema(), problem.left(), problem.right(), options.allowing(Set.of()));
    }

    private static Problem problem(String left, String right) {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        Relation l = front.translate(left);
        return new Problem(SCHEMA, l, front.translate(right), PLENTY.semantics());
    }
}
