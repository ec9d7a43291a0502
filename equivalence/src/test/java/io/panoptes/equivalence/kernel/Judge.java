package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.kernel.logic.GroundFact;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** Judges steps one by one, over {@link SmallWorlds#SCHEMA} unless another problem is given. */
public final class Judge implements AutoCloseable {
    private final SolverContext solver = SolverContext.open(SolverLimits.DEFAULT);
    private final Logic logic;
    private final Wellformed wellformed;

    public Judge() {
        this(problem(), new Fresh());
    }

    Judge(Problem problem, Fresh fresh) {
        this.wellformed = new Wellformed(problem.schema(), fresh.var(new Source.AnyValue(SqlType.NULL)));
        this.logic = Kernel.logic(problem, solver, fresh, () -> false);
    }

    private static Problem problem() {
        Schema schema = SmallWorlds.SCHEMA;
        Front front = new Front(schema, ReadingProfile.STANDARD);
        return new Problem(
                schema,
                front.translate("SELECT a FROM t"),
                front.translate("SELECT a FROM t"),
                Semantics.BAG,
                CheckConditions.of(schema, ReadingProfile.STANDARD));
    }

    public Judge without(GroundFact fact) {
        logic.forget(fact);
        return this;
    }

    public boolean accepts(Axiom axiom, ProofStep step) {
        try {
            return wellformed.isRight(step) && axiom.accepts(step, logic, Lemmas.NONE);
        } catch (NotExpressible e) {
            return false;
        }
    }

    /** Whether any axiom accepts the step, which may rest on the lemmas. */
    public boolean accepts(ProofStep step, ProofStep... lemmas) {
        return judge(step, List.of(lemmas)).isPresent();
    }

    Optional<Axiom> judge(ProofStep step, List<ProofStep> lemmas) {
        AcceptedLemmas accepted = new AcceptedLemmas(lemmas, wellformed, logic);
        return accepted.judge(step, accepted.all());
    }

    @Override
    public void close() {
        solver.close();
    }
}
