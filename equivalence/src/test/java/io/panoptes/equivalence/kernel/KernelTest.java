package io.panoptes.equivalence.kernel;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.own;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.rows;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.sums;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static io.panoptes.equivalence.kernel.Claims.values;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.KernelCheck;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.Assembly;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.prover.step.ProofDraft;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates that the prover makes, these with changes, and some that only an adversary would write. */
class KernelTest {
    private static final Formula TRUE = Formula.TRUE;

    private static Problem problem(String left, String right) {
        Front front = new Front(SmallWorlds.SCHEMA, ReadingProfile.STANDARD);
        return new Problem(
                SmallWorlds.SCHEMA,
                front.translate(left),
                front.translate(right),
                Semantics.BAG,
                CheckConditions.of(SmallWorlds.SCHEMA, ReadingProfile.STANDARD));
    }

    private static ProofDraft draft(Problem problem) {
        Budget budget = Budget.of(Duration.ofSeconds(60));
        Prover.Outcome outcome = new Prover(Assumption.STANDING, SolverSource.HERE).prove(problem, budget);
        assertThat(outcome).isInstanceOf(Prover.Outcome.Proof.class);
        return ((Prover.Outcome.Proof) outcome).evidence().draft();
    }

    private static KernelJudgement judge(Problem problem, Kernel.Statement statement, Proof proof, Fresh fresh) {
        return new Kernel(SolverSource.HERE).judge(problem, statement, proof, fresh, Budget.of(Duration.ofSeconds(60)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SELECT a FROM t WHERE a > 0 OR b > 0              | SELECT a FROM t WHERE b > 0 OR a > 0
        SELECT DISTINCT a FROM t                          | SELECT a FROM t GROUP BY a
        SELECT c.ref FROM c JOIN p ON c.ref = p.id        | SELECT ref FROM c WHERE ref IS NOT NULL
        SELECT p.v FROM p JOIN p q ON p.id = q.id         | SELECT v FROM p
        SELECT a FROM t WHERE b IN (SELECT id FROM p)     | SELECT t.a FROM t JOIN p ON t.b = p.id
        SELECT a, COUNT(*) FROM t WHERE a > 0 GROUP BY a  | SELECT a, COUNT(*) FROM t GROUP BY a HAVING a > 0
        SELECT SUM(a) FROM t                              | SELECT SUM(a) FROM t WHERE a IS NOT NULL
        SELECT MAX(a) FROM t                              | SELECT MAX(a) FROM t WHERE a = a
        SELECT a FROM t LEFT JOIN p ON t.a = p.id         | SELECT a FROM t
        SELECT a FROM t WHERE a > 0 UNION ALL SELECT a FROM t WHERE NOT a > 0 | SELECT a FROM t WHERE a IS NOT NULL
        """)
    void acceptsWhatIsProvedAndNoChangeOfIt(String left, String right) {
        Problem problem = problem(left, right);
        ProofDraft draft = draft(problem);
        Fresh fresh = new Fresh();
        Kernel.Statement statement = Kernel.statement(problem, fresh);
        Proof proof = Assembly.of(statement.left(), statement.right(), draft).orElseThrow();
        assertThat(judge(problem, statement, proof, fresh)).isInstanceOf(KernelJudgement.Accepted.class);
        for (int i = 0; i < proof.chain().size(); i++) {
            List<ProofStep.Rows> without = new ArrayList<>(proof.chain());
            without.remove(i);
            if (!shapes(proof.chain().get(i).before())
                    .equals(shapes(proof.chain().get(i).after()))) {
                assertThat(judge(problem, statement, new Proof(without, proof.lemmas()), fresh))
                        .as("without step %d", i)
                        .isInstanceOf(KernelJudgement.Rejected.class);
            }
        }
        try (Judge judge = new Judge(problem, fresh)) {
            SplittableRandom random = new SplittableRandom(7);
            List<ProofStep> all = new ArrayList<>(proof.chain());
            all.addAll(proof.lemmas());
            for (ProofStep step : all.subList(0, Math.min(6, all.size()))) {
                List<ProofStep> mutants = new StepMutations(random).all(step);
                for (ProofStep mutant : mutants.subList(0, Math.min(8, mutants.size()))) {
                    if (!SmallWorlds.isTrue(mutant)) {
                        assertThat(judge.judge(mutant, proof.lemmas()))
                                .as("%s", mutant)
                                .isEmpty();
                    }
                }
            }
        }
    }

    private static List<String> shapes(List<ReadAs> readings) {
        return readings.stream()
                .map(reading -> Shape.full(reading.product()))
                .sorted()
                .toList();
    }

    @Test
    void aProofOfOtherQueriesIsNone() {
        Problem one = problem("SELECT a FROM t", "SELECT a FROM t WHERE a = a OR a IS NULL");
        Problem other = problem("SELECT a FROM t", "SELECT a FROM t WHERE a = a");
        Fresh fresh = new Fresh();
        Kernel.Statement statement = Kernel.statement(one, fresh);
        Proof proof =
                Assembly.of(statement.left(), statement.right(), draft(one)).orElseThrow();
        Kernel.Statement otherStatement = Kernel.statement(other, fresh);
        assertThat(judge(other, otherStatement, proof, fresh)).isInstanceOf(KernelJudgement.Rejected.class);
        assertThat(judge(other, otherStatement, new Proof(List.of(), List.of()), fresh))
                .isInstanceOf(KernelJudgement.Rejected.class);
    }

    /** For every row x of t, {@code SELECT 1} is {@code SELECT 1 WHERE EXISTS (SELECT * FROM t)}: not where t is empty. */
    @Test
    void aStepMustNotReferToARowThatNothingHasChosen() {
        Problem problem = problem("SELECT 1", "SELECT 1 WHERE EXISTS (SELECT * FROM t)");
        Fresh fresh = new Fresh();
        Kernel.Statement statement = Kernel.statement(problem, fresh);
        Var x = row(1, "t");
        Product left = statement.left().products().getFirst();
        Product right = statement.right().products().getFirst();
        Product between = product(over(), and(right.condition(), same(column(x, "a"), column(x, "a"))), constant(1));
        List<ProofStep.Rows> chain = List.of(rows(own(left), own(between)), rows(own(between), own(right)));
        assertThat(judge(problem, statement, new Proof(chain, List.of()), fresh))
                .isInstanceOf(KernelJudgement.Rejected.class);
    }

    /** The numbers above 0 are one for one those above 1, and one more: a sum over all of them would make 0 of 1. */
    @Test
    void infinitelyManyRowsHaveNoSum() {
        Var k = number(1);
        Var j = number(2);
        Formula next = and(
                same(value(j), strict(ArithmeticOperation.PLUS, value(k), constant(1))),
                same(value(k), strict(ArithmeticOperation.MINUS, value(j), constant(1))));
        Product positive = product(over(k), less(constant(0), value(k)), constant(1));
        Product pairs = product(over(k, j), and(less(constant(0), value(k)), next), constant(1));
        Product above = product(over(j), less(constant(1), value(j)), constant(1));
        Product one = product(over(k), same(value(k), constant(1)), constant(1));
        Product aboveOne = product(over(k), less(constant(1), value(k)), constant(1));
        ProofStep shift = rows(own(positive), List.of(new ReadAs(pairs, List.of(k, j))));
        ProofStep back = rows(List.of(new ReadAs(pairs, List.of(k, j))), own(above));
        ProofStep split = sums(own(positive), own(one, aboveOne));
        ProofStep wrong = values(total(one), constant(0));
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(wrong, shift, back, split)).isFalse();
            assertThat(judge.accepts(split)).isFalse();
        }
    }

    /** The kernel's own variables are those below zero. */
    @Test
    void aProofMustNotReferToVariablesThatTheKernelHasYetToMake() {
        Var future = new Var(-40, new Source.AnyValue(SqlType.BIGINT));
        ProofStep claim = values(value(future), value(future));
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(claim)).isFalse();
            assertThat(judge.accepts(values(value(number(40)), value(number(40)))))
                    .isTrue();
        }
    }

    @Test
    void aNumberStandsForOneVariableOnly() {
        Var row = row(1, "t");
        Var other = row(1, "p");
        ProofStep claim =
                rows(own(product(over(row), TRUE, constant(1))), own(product(over(other), TRUE, constant(1))));
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(claim)).isFalse();
        }
    }

    @Test
    void aLemmaAboutARowSaysNothingWhereThereIsNone() {
        Var x = row(1, "t");
        Var y = row(2, "t");
        ProofStep lemma = values(
                total(product(over(y), less(column(x, "a"), column(y, "a")), constant(1))),
                total(product(
                        over(y),
                        and(less(column(x, "a"), column(y, "a")), exists(over(row(3, "t")), TRUE)),
                        constant(1))));
        ProofStep claim = Claims.holds(exists(over(row(4, "t")), TRUE));
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(lemma)).isTrue();
            assertThat(judge.accepts(claim, lemma)).isFalse();
        }
    }

    @Test
    void aLemmaMayRestOnThoseBeforeItOnly() {
        Var x = row(1, "t");
        ProofStep wrong = values(column(x, "a"), constant(1));
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(wrong, wrong)).isFalse();
            assertThat(judge.accepts(wrong, wrong, wrong)).isFalse();
        }
    }

    @Test
    void whatHasNoMeaningIsSaid() {
        Problem ties = problem("SELECT a FROM t ORDER BY b LIMIT 1", "SELECT a FROM t ORDER BY b LIMIT 1");
        Fresh fresh = new Fresh();
        Kernel.Statement statement = Kernel.statement(ties, fresh);
        assertThat(judge(ties, statement, new Proof(List.of(), List.of()), fresh))
                .isEqualTo(new KernelJudgement.Rejected("not shown that an order leaves no ties"));
        String parts = "SELECT NTILE(2) OVER (ORDER BY id) FROM p";
        Problem unknown = problem(parts, parts);
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> Kernel.statement(unknown, fresh))
                .isInstanceOf(NotExpressible.class);
    }

    @Test
    void whatIsTakenForGrantedMustBeSaid() {
        Problem problem = problem("SELECT a + b FROM t", "SELECT b + a FROM t");
        assertThat(Kernel.statement(problem, new Fresh()).assumptions()).containsExactly(Assumption.NO_OVERFLOW);
        Problem counts = problem("SELECT COUNT(a), SUM(a) FROM t", "SELECT COUNT(a), SUM(a) FROM t");
        assertThat(Kernel.statement(counts, new Fresh()).assumptions()).isEmpty();
        ProofDraft draft = draft(problem);
        Verdict.Proved silent =
                new Verdict.Proved(new Certificate(List.of()), new Verdict.Examination(0, 0, 0), Set.of());
        Budget budget = Budget.of(Duration.ofSeconds(60));
        assertThat(new KernelCheck(SolverSource.HERE)
                        .checked(problem, silent, draft, budget)
                        .check())
                .isEqualTo(new Verdict.Check.ByReplay("the kernel takes more for granted than the proof"));
        Verdict.Proved said = new Verdict.Proved(
                new Certificate(List.of()), new Verdict.Examination(0, 0, 0), Set.of(Assumption.NO_OVERFLOW));
        assertThat(new KernelCheck(SolverSource.HERE)
                        .checked(problem, said, draft, budget)
                        .check())
                .isInstanceOf(Verdict.Check.ByKernel.class);
    }
}
