package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.sql.schema.Schema;

/** A condition over one row of a table, made ready: CHECK constraints. Not for several threads at once. */
public final class RowCondition {
    private final RowCursor scope;
    private final CompiledScalar condition;

    private RowCondition(RowCursor scope, CompiledScalar condition) {
        this.scope = scope;
        this.condition = condition;
    }

    public static RowCondition of(Scalar condition, Schema schema, Pool pool, Meaning meaning) {
        Run run = new Run(schema, pool, meaning, false);
        RowCursor scope = new RowCursor(null);
        return new RowCondition(scope, new ScalarCompiler(run, new RelationCompiler(run)).compile(condition, scope));
    }

    /** Whether it is TRUE or NULL there; an error counts as FALSE. */
    public boolean isNotFalse(Rows rows, int row) {
        scope.moveTo(rows, row);
        try {
            return condition.value() != Pool.FALSE;
        } catch (NoAnswer e) {
            return false;
        }
    }
}
