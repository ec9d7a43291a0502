package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.kernel.axiom.SameShape;
import io.panoptes.equivalence.kernel.denotation.Denotation;
import io.panoptes.equivalence.kernel.logic.KernelOutOfTime;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Accepts a proof or not. The two queries are translated here, once more and independently; each step of the chain must be an
 * instance of an axiom, and replace products of the bag at hand; the last bag must be that of the right query.
 */
public final class Kernel {
    private final SolverSource solvers;

    public Kernel(SolverSource solvers) {
        this.solvers = solvers;
    }

    /** The two queries of a problem as the kernel reads them. */
    public record Statement(
            Bag left, Bag right, List<Denotation.Obligation> obligations, Set<Assumption> assumptions) {}

    /** @throws NotExpressible where the kernel has no words for a query */
    public static Statement statement(Problem problem, Fresh fresh) {
        Denotation denotation = new Denotation(fresh);
        List<io.panoptes.equivalence.algebra.Relation> compared = Compared.of(problem);
        Bag left = denotation.of(compared.get(0));
        Bag right = denotation.of(compared.get(1));
        return new Statement(left, right, denotation.obligations(), denotation.assumptions());
    }

    /** @param statement that of the problem: the proof refers to its bags */
    public KernelJudgement judge(Problem problem, Statement statement, Proof proof, Fresh fresh, Budget budget) {
        if (budget.isOver()) {
            return new KernelJudgement.Rejected("out of time");
        }
        try (SolverContext solver = solvers.open(SolverLimits.DEFAULT.withTime(budget.left()))) {
            Wellformed wellformed = new Wellformed(problem.schema(), fresh.var(new Source.AnyValue(SqlType.NULL)));
            Logic logic = logic(problem, solver, fresh, budget::isOver);
            return judge(statement, proof, new AcceptedLemmas(proof.lemmas(), wellformed, logic), logic);
        } catch (KernelOutOfTime e) {
            return new KernelJudgement.Rejected("out of time");
        } catch (NotExpressible e) {
            return new KernelJudgement.Rejected("the kernel has no words for " + e.getMessage());
        }
    }

    static Logic logic(Problem problem, SolverContext solver, Fresh fresh, BooleanSupplier isOver) {
        Denotation conditions = new Denotation(fresh);
        return new Logic(
                solver, problem.schema(), (table, row) -> checks(problem, table, row, conditions), fresh, isOver);
    }

    private static List<Formula> checks(Problem problem, Table table, Var row, Denotation conditions) {
        List<Term> columns = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            columns.add(new Term.Column(row, i, table.columns().get(i).type()));
        }
        List<Formula> facts = problem.checksOf(table.name()).stream()
                .map(check -> conditions.isNotFalse(check, columns))
                .toList();
        if (!conditions.obligations().isEmpty()) {
            throw new NotExpressible("a CHECK that asks for other rows");
        }
        return facts;
    }

    private static KernelJudgement judge(Statement statement, Proof proof, AcceptedLemmas lemmas, Logic logic) {
        for (Denotation.Obligation obligation : statement.obligations()) {
            if (!logic.isUnique(List.of(), obligation.condition(), obligation.varying(), Lemmas.NONE)) {
                return new KernelJudgement.Rejected("not shown that " + obligation.what());
            }
        }
        List<String> steps = new ArrayList<>();
        List<Product> rows = new ArrayList<>(statement.left().products());
        for (ProofStep.Rows step : proof.chain()) {
            if (!step.facts().isEmpty() || !isClosed(step) || !isReplaced(step, rows)) {
                return new KernelJudgement.Rejected("step %s is not about the rows at hand".formatted(step.rule()));
            }
            Optional<Axiom> axiom = lemmas.judge(step, lemmas.all());
            if (axiom.isEmpty()) {
                return new KernelJudgement.Rejected("no axiom for step " + step.rule());
            }
            steps.add(StepText.of(step, axiom.get()));
        }
        if (!isAll(rows, statement.right().products())) {
            return new KernelJudgement.Rejected("the steps do not end with the right query");
        }
        List<String> all = new ArrayList<>();
        lemmas.used().forEach((step, axiom) -> {
            if (!(axiom instanceof SameShape)) {
                all.add("lemma: " + StepText.of(step, axiom));
            }
        });
        all.addAll(steps);
        return new KernelJudgement.Accepted(all);
    }

    /** A row that nothing has chosen may not exist: what holds for all of its kind says nothing where there is none. */
    private static boolean isClosed(ProofStep.Rows step) {
        return Stream.concat(step.before().stream(), step.after().stream())
                .allMatch(reading -> Free.of(reading.product()).isEmpty());
    }

    /** Takes what the step is about out of the rows, and puts in what it makes of it. */
    private static boolean isReplaced(ProofStep.Rows step, List<Product> rows) {
        for (ReadAs reading : step.before()) {
            String text = Shape.full(reading.product());
            Optional<Product> gone = rows.stream()
                    .filter(product -> Shape.full(product).equals(text))
                    .findFirst();
            if (gone.isEmpty()) {
                return false;
            }
            rows.removeIf(product -> product == gone.get());
        }
        step.after().forEach(reading -> rows.add(reading.product()));
        return true;
    }

    private static boolean isAll(List<Product> left, List<Product> right) {
        List<String> here = left.stream().map(Shape::full).sorted().toList();
        return here.equals(right.stream().map(Shape::full).sorted().toList());
    }
}
