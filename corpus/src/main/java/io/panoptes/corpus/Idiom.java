package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.function.Function;

/** A way to say things that not every DBMS takes, below what a dialect lists. */
public enum Idiom {
    /** A predicate where any value may stand: {@code (a < b) = (c IS NULL)}, {@code COALESCE(a < b, TRUE)}. */
    PREDICATE_AS_VALUE {
        @Override
        Expression example(Function<OperationProbe.Slot, Expression> column) {
            Expression first = column.apply(new OperationProbe.Slot(SqlType.INTEGER, 0));
            Expression second = column.apply(new OperationProbe.Slot(SqlType.INTEGER, 1));
            return Sql.equal(Sql.binary(BinaryOperator.LESS, first, second), Sql.is(second, Expression.Test.NULL));
        }
    },
    /** {@code IN (value, ...)} with NULL among the values. */
    NULL_IN_LIST {
        @Override
        Expression example(Function<OperationProbe.Slot, Expression> column) {
            return new Expression.InList(
                    column.apply(new OperationProbe.Slot(SqlType.INTEGER, 0)),
                    List.of(Sql.number(1), Sql.literal(Value.NULL)),
                    false);
        }
    },
    /** {@code IS UNKNOWN}, where {@code IS TRUE} is known. */
    IS_UNKNOWN {
        @Override
        Expression example(Function<OperationProbe.Slot, Expression> column) {
            Expression first = column.apply(new OperationProbe.Slot(SqlType.INTEGER, 0));
            Expression second = column.apply(new OperationProbe.Slot(SqlType.INTEGER, 1));
            return Sql.choose(
                    Sql.is(Sql.binary(BinaryOperator.LESS, first, second), Expression.Test.UNKNOWN), first, second);
        }
    };

    /** An expression that says it so, over columns that hold any values. */
    abstract Expression example(Function<OperationProbe.Slot, Expression> column);
}
