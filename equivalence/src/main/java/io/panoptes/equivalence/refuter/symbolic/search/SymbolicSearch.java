package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Z3Exception;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.answer.ConditionEncoder;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.search.ModelDecoder.TypedTable;
import io.panoptes.equivalence.refuter.symbolic.table.EncodingBudget;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Searches all databases of up to some number of rows a table: how the solver is led is up to the kinds. */
abstract class SymbolicSearch {

    private static final Duration TIME_TO_MAKE_SMALL = Duration.ofMillis(300);

    private final SymbolicQuestion question;
    private final SolverSource solvers;
    private final BoundedProblem bounded;
    private final List<SqlType> types;

    SymbolicSearch(SymbolicQuestion question, SolverSource solvers) {
        this.solvers = solvers;
        this.question = question;
        this.types = question.comparableTypes();
        this.bounded = new BoundedProblem(question.schema(), question.queries(), question.checks());
    }

    /** One search, with the solver that has been told what holds of every database. */
    record Session(SolverContext context, Solver solver, Encoding encoding, BoolExpr plain, Budget budget) {

        SolverAnswer check(BoolExpr... assumptions) {
            return context.check(solver, budget.left(), assumptions);
        }
    }

    final SearchOutcome search(int rowsOfATable, Budget budget) {
        if (budget.isOver()) {
            return new SearchOutcome.Open("out of time");
        }
        SolverLimits limits = SolverLimits.DEFAULT.withTime(budget.left().plusMillis(1));
        try (SolverContext context = solvers.open(limits)) {
            boolean orderMatters = question.semantics() == Semantics.LIST;
            Encoding encoding =
                    bounded.encode(context.z3(), rowsOfATable, choices(context), orderMatters, budget::isOver);
            Solver solver = context.newSolver();
            BoolExpr plain = context.z3().mkBoolConst("plain");
            solver.add(bounded.constraints(encoding).toArray(BoolExpr[]::new));
            bounded.plainValues(encoding)
                    .forEach(value -> solver.add(context.z3().mkImplies(plain, value)));
            return search(new Session(context, solver, encoding, plain, budget));
        } catch (EncodingBudget.Exhausted given) {
            return new SearchOutcome.Open(String.valueOf(given.getMessage()));
        } catch (Z3Exception failure) {
            return new SearchOutcome.Open("Z3: " + failure.getMessage());
        }
    }

    abstract RowSelection choices(SolverContext context);

    abstract SearchOutcome search(Session session);

    final int queryCount() {
        return question.queries().size();
    }

    final List<Relation> queries() {
        return question.queries();
    }

    final Schema schema() {
        return question.schema();
    }

    /** Whether what is found may rest on a meaning of a function that the model made up. */
    final boolean usesUnknownFunctions() {
        return bounded.usesUnknownFunctions();
    }

    /** Encodes one query. */
    final SymbolicTable answer(Session session, int query) {
        Relation relation = question.queries().get(query);
        ValueTerms domains = session.encoding().domains();
        SymbolicTable table = session.encoding().table(relation);
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : table.rows()) {
            List<SymbolicValue> values = new ArrayList<>();
            for (int i = 0; i < types.size(); i++) {
                values.add(domains.widen(row.values().get(i), relation.types().get(i), types.get(i)));
            }
            rows.add(new SymbolicRow(row.present(), values));
        }
        return new SymbolicTable(rows, table.positions());
    }

    final BoolExpr condition(Session session, List<SymbolicTable> answers) {
        return new ConditionEncoder(session.encoding(), answers, types, question.semantics())
                .encode(question.condition());
    }

    /** Tells the solver what the terms made so far mean. */
    static void tell(Session session) {
        session.solver().add(session.encoding().takeStatements().toArray(BoolExpr[]::new));
    }

    /** Reads the database out of the model, after a short attempt to do with fewer rows. */
    final SearchOutcome found(Session session, Model model, List<SymbolicTable> answers, BoolExpr... assumptions) {
        Model small = fewestRows(session, model, assumptions);
        List<TypedTable> typed =
                answers.stream().map(answer -> new TypedTable(answer, types)).toList();
        return ModelDecoder.of(session.encoding(), small, typed)
                .<SearchOutcome>map(decoder -> {
                    List<Answer> decoded = typed.stream().map(decoder::answer).toList();
                    return new SearchOutcome.Found(decoder.database(question.schema()), decoded);
                })
                .orElse(new SearchOutcome.Open("a model that no database has"));
    }

    private static Model fewestRows(Session session, Model model, BoolExpr... assumptions) {
        Model best = model;
        BoolExpr[] present = session.encoding().database().presentFlags();
        BoolExpr[] all = Arrays.copyOf(assumptions, assumptions.length + 1);
        all[assumptions.length] = session.plain();
        long end = System.nanoTime() + TIME_TO_MAKE_SMALL.toNanos();
        while (System.nanoTime() < end && !session.budget().isOver()) {
            int rows = 0;
            for (BoolExpr flag : present) {
                rows += best.eval(flag, true).isTrue() ? 1 : 0;
            }
            if (rows == 0) {
                return best;
            }
            session.solver().add(session.context().z3().mkAtMost(present, rows - 1));
            SolverAnswer answer = session.context().check(session.solver(), TIME_TO_MAKE_SMALL, all);
            if (!(answer instanceof SolverAnswer.Satisfiable(Model smaller))) {
                return best;
            }
            best = smaller;
        }
        return best;
    }
}
