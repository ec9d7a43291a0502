package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.Prover.Outcome;
import io.panoptes.equivalence.solver.SolverSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the checker lets pass. */
class CheckerTest {
    private static final Proving T = Proving.over("CREATE TABLE t (a INT, b VARCHAR(9))");
    private static final Problem PROBLEM =
            T.problem("SELECT DISTINCT a FROM t WHERE b = 'x\ny'", "SELECT a FROM t WHERE b = 'x\ny' GROUP BY a");

    @Test
    void aCertificateSurvivesBeingStored() {
        Certificate stored = Certificate.ofText(certificate().text());
        assertThat(check(PROBLEM, stored)).map(Verdict.Proved::certificate).contains(certificate());
    }

    @Test
    void aChangedStepIsSeen() {
        for (int i = 0; i < certificate().steps().size(); i++) {
            List<String> steps = new ArrayList<>(certificate().steps());
            steps.set(i, steps.get(i) + " ");
            assertThat(check(PROBLEM, new Certificate(steps))).as("step %d", i).isEmpty();
        }
    }

    @Test
    void aMissingStepIsSeen() {
        List<String> steps = certificate().steps();
        assertThat(check(PROBLEM, new Certificate(steps.subList(0, steps.size() - 1))))
                .isEmpty();
    }

    @Test
    void aCertificateOfAnotherPairIsSeen() {
        Problem other = T.problem("SELECT a FROM t WHERE b = 'x\ny'", "SELECT a FROM t WHERE b = 'x\ny' GROUP BY a");
        assertThat(check(other, certificate())).isEmpty();
    }

    /** How long the way took that failed before it depends on the machine, so nothing of it is told or made again. */
    @Test
    void onlyTheWayThatLedToTheProofIsToldAndMadeAgain() {
        Problem problem = T.problem("SELECT x.a FROM t AS x LEFT JOIN t AS y ON x.a < y.a WHERE y.b = 'x'", """
                SELECT x.a FROM t AS x LEFT JOIN t AS y ON x.a < y.a AND y.b = 'x' EXCEPT ALL
                SELECT z.a FROM t AS z WHERE NOT EXISTS (SELECT 1 FROM t AS w WHERE z.a < w.a AND w.b = 'x')""");
        Certificate certificate = certificate(problem);
        assertThat(certificate.steps()).startsWith(Way.AS_SUMS_LINE);
        assertThat(check(problem, certificate)).isPresent();
        List<String> older = new ArrayList<>(List.of("left = 1", "not as they stand"));
        older.addAll(certificate.steps());
        assertThat(check(problem, new Certificate(older))).isPresent();
        assertThat(check(problem, new Certificate(older.subList(0, older.size() - 1))))
                .isEmpty();
    }

    private static Certificate certificate() {
        return certificate(PROBLEM);
    }

    private static Certificate certificate(Problem problem) {
        return switch (new Prover(Set.of(), SolverSource.HERE).prove(problem, Budget.of(Duration.ofSeconds(10)))) {
            case Outcome.Proof(Certificate certificate, var ignored) -> certificate;
            case Outcome.Open(String reason) -> throw new AssertionError(reason);
        };
    }

    private static Optional<Verdict.Proved> check(Problem problem, Certificate certificate) {
        return new Checker(Set.of(), SolverSource.HERE).check(problem, certificate, Budget.of(Duration.ofSeconds(10)));
    }
}
