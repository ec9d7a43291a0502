package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A query made ready to run on many databases of a schema: its buffers are kept from run to run. Not for several threads
 * at once. Queries that are compared with each other share a {@link Pool}.
 */
public final class CompiledQuery {
    private final Relation relation;
    private final Run run;
    private final RowPlan plan;
    private final @Nullable SortPlan order;

    private CompiledQuery(Relation relation, Run run, RowPlan plan, @Nullable SortPlan order) {
        this.relation = relation;
        this.run = run;
        this.plan = plan;
        this.order = order;
    }

    public static CompiledQuery of(Relation relation, Schema schema, Pool pool, Meaning meaning) {
        return compile(relation, new Run(schema, pool, meaning, false));
    }

    /** As {@link #of}, but with tallies for predicates inside expressions too, which makes it slower. */
    public static CompiledQuery observed(Relation relation, Schema schema, Pool pool, Meaning meaning) {
        return compile(relation, new Run(schema, pool, meaning, true));
    }

    private static CompiledQuery compile(Relation relation, Run run) {
        RelationCompiler compiler = new RelationCompiler(run);
        RowPlan plan = compiler.compile(relation, null);
        return new CompiledQuery(relation, run, plan, compiler.sortOnTop(relation));
    }

    /** What stands where in a query. */
    public sealed interface Place {
        /** A relational operator. */
        record Operation(Relation relation) implements Place {}

        /** A predicate inside an expression; for a CASE, the condition of a branch. */
        record Predicate(Scalar scalar, int branch) implements Place {}

        /** The two sides of a comparison, for how near they come to each other. */
        record Sides(Scalar comparison) implements Place {}
    }

    /** A place in the query, and what happened there in the last run. */
    public record Observed(Place place, Tally tally) {}

    /**
     * The rows that the query gives; they stay good until the next run.
     *
     * @throws NoAnswer where it gives none, or more than one answer is right
     */
    public Rows run(Tables tables) {
        run.begin(tables);
        return plan.run();
    }

    /** The answer of the last run, which gave these rows. */
    public Answer answer(Rows rows) {
        return new Answer(Tables.toRows(rows, relation.types(), run.pool));
    }

    /** Whether the query has an order of its own at the top. */
    public boolean isOrdered() {
        return order != null;
    }

    /** Whether that order left no choice in the last run. */
    public boolean isOrderTotal() {
        return order != null && order.isTotal();
    }

    /** The unknown functions that the last run had to make up values for. */
    public Set<String> madeUpFunctions() {
        return run.madeUp;
    }

    public List<Observed> observations() {
        return run.observations();
    }

    public Relation relation() {
        return relation;
    }
}
