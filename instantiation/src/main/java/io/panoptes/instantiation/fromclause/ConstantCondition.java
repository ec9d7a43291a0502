package io.panoptes.instantiation.fromclause;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.value.Value;

/** Conditions that look at no row, in words that every DBMS has. */
final class ConstantCondition {
    static final Expression ALWAYS = oneIs(1);

    /** An empty table is the most telling one. */
    static final Expression NEVER = oneIs(0);

    private ConstantCondition() {}

    private static Expression oneIs(int other) {
        return Sql.equal(Sql.number(1), Sql.literal(Value.of(other)));
    }
}
