package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Z3Exception;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.symbolic.ModelDecoder.TypedTable;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The full bounded encoding: all databases of one row a table, then of two, and so on. */
public final class BoundedStage implements Stage {

    private static final Duration TIME_TO_MAKE_SMALL = Duration.ofMillis(300);

    private final int mostRows;

    /** Looks at tables of up to so many rows. */
    public BoundedStage(int mostRows) {
        this.mostRows = mostRows;
    }

    @Override
    public String name() {
        return "bounded";
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        List<SqlType> types = comparableTypes(problem);
        BoundedProblem bounded =
                new BoundedProblem(problem.schema(), List.of(problem.left(), problem.right()), problem.checks());
        int exhausted = 0;
        for (int rows = 1; rows <= mostRows; rows++) {
            switch (attempt(problem, bounded, types, rows, budget)) {
                case Attempt.Differs(Counterexample counterexample) -> {
                    return new Found.Difference(counterexample);
                }
                case Attempt.Agrees ignored -> exhausted = rows;
                case Attempt.Open(String reason) -> {
                    return new Found.Nothing("%s at %d rows a table".formatted(reason, rows), exhausted);
                }
            }
        }
        return new Found.Nothing("no difference", exhausted);
    }

    private sealed interface Attempt {
        record Differs(Counterexample counterexample) implements Attempt {}

        record Agrees() implements Attempt {}

        record Open(String reason) implements Attempt {}
    }

    private static List<SqlType> comparableTypes(Problem problem) {
        List<SqlType> left = problem.left().types();
        List<SqlType> right = problem.right().types();
        if (left.size() != right.size()) {
            throw new Unsupported("queries with different numbers of columns");
        }
        List<SqlType> common = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            common.add(Domains.common(left.get(i), right.get(i)));
        }
        return common;
    }

    private Attempt attempt(Problem problem, BoundedProblem bounded, List<SqlType> types, int rows, Budget budget) {
        if (budget.isOver()) {
            return new Attempt.Open("out of time");
        }
        try (SolverContext context =
                SolverContext.open(SolverLimits.DEFAULT.withTime(budget.left().plusMillis(1)))) {
            Encoding encoding = bounded.encode(
                    context.z3(), rows, Choices.ALL, problem.semantics() == Semantics.LIST, budget::isOver);
            SymbolicTable left = widened(
                    encoding, encoding.table(problem.left()), problem.left().types(), types);
            SymbolicTable right = widened(
                    encoding, encoding.table(problem.right()), problem.right().types(), types);
            BoolExpr differ = new AnswerComparison(encoding).differ(left, right, types, problem.semantics());
            Solver solver = context.newSolver();
            solver.add(bounded.constraints(encoding).toArray(BoolExpr[]::new));
            solver.add(encoding.definitions().toArray(BoolExpr[]::new));
            solver.add(encoding.assumptions().toArray(BoolExpr[]::new));
            solver.add(differ);
            BoolExpr plain = context.z3().mkBoolConst("plain");
            bounded.plainValues(encoding)
                    .forEach(value -> solver.add(context.z3().mkImplies(plain, value)));
            return switch (check(context, solver, plain, budget)) {
                case SolverAnswer.Satisfiable(Model model) ->
                    found(
                                    problem,
                                    encoding,
                                    fewestRows(context, solver, plain, encoding, model, budget),
                                    List.of(new TypedTable(left, types), new TypedTable(right, types)))
                            .<Attempt>map(Attempt.Differs::new)
                            .orElse(new Attempt.Open("a model that no database has"));
                case SolverAnswer.Unsatisfiable ignored -> new Attempt.Agrees();
                case SolverAnswer.Undecided(String reason) -> new Attempt.Open(reason);
            };
        } catch (EncodingBudget.Exhausted given) {
            return new Attempt.Open(String.valueOf(given.getMessage()));
        } catch (Z3Exception failure) {
            return new Attempt.Open("Z3: " + failure.getMessage());
        }
    }

    /** Plain values first; where they play no part in a contradiction, there is nothing to ask again. */
    private static SolverAnswer check(SolverContext context, Solver solver, BoolExpr plain, Budget budget) {
        SolverAnswer first = context.check(solver, budget.left(), plain);
        return switch (first) {
            case SolverAnswer.Satisfiable ignored -> first;
            case SolverAnswer.Undecided ignored -> first;
            case SolverAnswer.Unsatisfiable(List<BoolExpr> core) ->
                core.isEmpty() ? first : context.check(solver, budget.left());
        };
    }

    /** Tries to do with fewer rows, for a short while. */
    private static Model fewestRows(
            SolverContext context, Solver solver, BoolExpr plain, Encoding encoding, Model model, Budget budget) {
        Model best = model;
        BoolExpr[] present = encoding.database().presentFlags();
        long end = System.nanoTime() + TIME_TO_MAKE_SMALL.toNanos();
        while (System.nanoTime() < end && !budget.isOver()) {
            Model last = best;
            int rows = 0;
            for (BoolExpr flag : present) {
                rows += last.eval(flag, true).isTrue() ? 1 : 0;
            }
            if (rows == 0) {
                return best;
            }
            solver.add(context.z3().mkAtMost(present, rows - 1));
            SolverAnswer answer = context.check(solver, TIME_TO_MAKE_SMALL, plain);
            if (!(answer instanceof SolverAnswer.Satisfiable(Model smaller))) {
                return best;
            }
            best = smaller;
        }
        return best;
    }

    private Optional<Counterexample> found(Problem problem, Encoding encoding, Model model, List<TypedTable> answers) {
        return ModelDecoder.of(encoding, model, answers)
                .map(decoder -> new Counterexample(
                        decoder.database(problem.schema()),
                        decoder.answer(answers.get(0)),
                        decoder.answer(answers.get(1)),
                        name()));
    }

    private static SymbolicTable widened(Encoding encoding, SymbolicTable table, List<SqlType> from, List<SqlType> to) {
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : table.rows()) {
            List<SymbolicValue> values = new ArrayList<>();
            for (int i = 0; i < to.size(); i++) {
                values.add(encoding.domains().widen(row.values().get(i), from.get(i), to.get(i)));
            }
            rows.add(new SymbolicRow(row.present(), values));
        }
        return new SymbolicTable(rows, table.positions());
    }
}
