package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.rewrite.Trace;
import io.panoptes.equivalence.prover.rule.product.ProductRules;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What decides bags, over {@link Rewriting#T}, {@link Rewriting#K} and a table that refers to the latter. */
final class Deciding implements AutoCloseable {
    /** {@code ref} refers to {@code k.id}. */
    static final Table C = new Table(
            "c",
            List.of(new Column("ref", SqlType.INTEGER, true), new Column("n", SqlType.INTEGER, true)),
            List.of(new Constraint.ForeignKey(List.of("ref"), "k", List.of("id"))));

    private static final Schema SCHEMA = new Schema(List.of(Rewriting.T, Rewriting.K, C));

    private final SolverContext solver = SolverContext.open(SolverLimits.DEFAULT);
    private final Budget budget = Budget.of(Duration.ofMinutes(5));
    final FreshVariables names;
    final Normalizer normalizer;
    final Search search;

    Deciding(FreshVariables names) {
        this.names = names;
        this.normalizer = new Normalizer(names, ProductRules.ALL, budget::isOver, Trace.NONE);
        this.search = new Search(solver, names, normalizer, facts(names, SCHEMA, Map.of()), budget);
    }

    static ConstraintFacts facts(FreshVariables names, Schema schema, Map<String, List<Scalar>> checks) {
        return new ConstraintFacts(schema, checks, names, new Translation(names, Assumption.STANDING));
    }

    Decider decider() {
        return new Decider(names, normalizer, search, budget);
    }

    Encoder encoder() {
        return new Encoder(solver.z3(), budget);
    }

    /** Whether the goal follows from what is known of the rows that it refers to, without any proof of sums. */
    boolean follows(Formula goal, Formula... hypotheses) {
        return search.follows(
                List.of(hypotheses), encoder -> encoder.formula(goal), FreeVariables.of(goal), Search.Congruence.NONE);
    }

    @Override
    public void close() {
        solver.close();
    }
}
