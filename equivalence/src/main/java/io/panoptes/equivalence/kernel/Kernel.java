package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.kernel.denotation.Denotation;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.logic.OutOfTime;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.prover.step.Step;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    public record Statement(Bag left, Bag right, List<Denotation.Obligation> obligations) {}

    /** @throws NotExpressible where the kernel has no words for a query */
    public static Statement statement(Problem problem, Fresh fresh) {
        Denotation denotation = new Denotation(fresh);
        List<io.panoptes.equivalence.algebra.Relation> compared = Compared.of(problem);
        Bag left = denotation.of(compared.get(0));
        Bag right = denotation.of(compared.get(1));
        return new Statement(left, right, denotation.obligations());
    }

    /** @param statement that of the problem: the proof speaks of its bags */
    public Judgement judge(Problem problem, Statement statement, Proof proof, Fresh fresh, Budget budget) {
        if (budget.isOver()) {
            return new Judgement.Rejected("out of time");
        }
        try (SolverContext solver = solvers.open(SolverLimits.DEFAULT.withTime(budget.left()))) {
            Denotation conditions = new Denotation(fresh);
            Logic logic = new Logic(
                    solver,
                    problem.schema(),
                    (table, row) -> checks(problem, table, row, conditions),
                    fresh,
                    budget::isOver);
            return judge(
                    statement,
                    proof,
                    new AcceptedLemmas(proof.lemmas(), new Wellformed(problem.schema()), logic),
                    logic);
        } catch (OutOfTime e) {
            return new Judgement.Rejected("out of time");
        } catch (NotExpressible e) {
            return new Judgement.Rejected("the kernel has no words for " + e.getMessage());
        }
    }

    private static List<Formula> checks(Problem problem, Table table, Var row, Denotation conditions) {
        List<Term> columns = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            columns.add(new Term.Column(row, i, table.columns().get(i).type()));
        }
        return problem.checksOf(table.name()).stream()
                .map(check -> conditions.isNotFalse(check, columns))
                .toList();
    }

    private static Judgement judge(Statement statement, Proof proof, AcceptedLemmas lemmas, Logic logic) {
        for (Denotation.Obligation obligation : statement.obligations()) {
            if (!logic.isUnique(List.of(), obligation.condition(), obligation.varying(), Lemmas.NONE)) {
                return new Judgement.Rejected("not shown that " + obligation.what());
            }
        }
        List<String> steps = new ArrayList<>();
        List<Product> rows = new ArrayList<>(statement.left().products());
        for (Step.Rows step : proof.chain()) {
            if (!step.facts().isEmpty() || !isReplaced(step, rows)) {
                return new Judgement.Rejected("step %s is not about the rows at hand".formatted(step.rule()));
            }
            Optional<Axiom> axiom = lemmas.judge(step, lemmas.all());
            if (axiom.isEmpty()) {
                return new Judgement.Rejected("no axiom for step " + step.rule());
            }
            steps.add(StepText.of(step, axiom.get()));
        }
        if (!isAll(rows, statement.right().products())) {
            return new Judgement.Rejected("the steps do not end with the right query");
        }
        List<String> all = new ArrayList<>();
        lemmas.used().forEach((step, axiom) -> all.add("lemma, " + StepText.of(step, axiom)));
        all.addAll(steps);
        return new Judgement.Accepted(all);
    }

    /** Takes what the step is about out of the rows, and puts in what it makes of it. */
    private static boolean isReplaced(Step.Rows step, List<Product> rows) {
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
