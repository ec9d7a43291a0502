package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Operations;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Calls over windows whose values no tie decides: rows are numbered, and frames counted in rows, only in an order of all that the query
 * gives; a frame by values or by groups ends with all rows that are alike.
 */
final class WindowCalls {
    private static final List<String> BY_VALUE = List.of(
            "RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW",
            "RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING",
            "RANGE BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING",
            "RANGE BETWEEN CURRENT ROW AND CURRENT ROW");

    private static final List<String> BY_GROUPS = List.of(
            "GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW",
            "GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING",
            "GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING");

    private static final List<String> BY_ROWS = List.of(
            "ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW",
            "ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING",
            "ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING",
            "ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING");

    private static final List<String> EXCLUSIONS =
            List.of(" EXCLUDE GROUP", " EXCLUDE TIES", " EXCLUDE CURRENT ROW", " EXCLUDE NO OTHERS");

    private final RandomGenerator random;
    private final boolean knowsExclusions;

    WindowCalls(RandomGenerator random, Operations operations) {
        this.random = random;
        this.knowsExclusions = operations.knows(Construct.FRAME_EXCLUSION);
    }

    /** @param type of what it gives */
    record Call(Expression expression, SqlType type) {}

    /**
     * @param columns all that the query gives beside it
     * @param reference how the query calls them
     */
    Call draw(List<Column> columns, Function<Column, Expression> reference) {
        List<Expression> all = columns.stream().map(reference).toList();
        List<Expression> one = List.of(Draw.oneOf(random, all));
        List<Expression> partition = Chance.oneIn(3).happens(random) ? List.of() : List.of(Draw.oneOf(random, all));
        return Choice.<Call>of(
                        1,
                        () -> new Call(over("COUNT", star(), partition, List.of(), Optional.empty()), SqlType.BIGINT))
                .or(1, () -> new Call(over(rank(), List.of(), partition, one, Optional.empty()), SqlType.BIGINT))
                .or(2, () -> new Call(over("ROW_NUMBER", List.of(), partition, all, Optional.empty()), SqlType.BIGINT))
                .or(1, () -> framed(columns, reference, partition, all, Draw.oneOf(random, BY_ROWS)))
                .or(
                        1,
                        () -> knowsExclusions
                                ? framed(columns, reference, partition, one, Draw.oneOf(random, BY_GROUPS))
                                : framed(columns, reference, partition, one, Draw.oneOf(random, BY_VALUE)))
                .or(2, () -> framed(columns, reference, partition, one, Draw.oneOf(random, BY_VALUE)))
                .draw(random);
    }

    private Call framed(
            List<Column> columns,
            Function<Column, Expression> reference,
            List<Expression> partition,
            List<Expression> order,
            String frame) {
        Optional<String> said =
                Optional.of(knowsExclusions && random.nextBoolean() ? frame + Draw.oneOf(random, EXCLUSIONS) : frame);
        List<Column> whole = columns.stream()
                .filter(column -> column.type().equals(SqlType.INTEGER))
                .toList();
        if (whole.isEmpty() || Chance.oneIn(3).fails(random)) {
            List<Expression> counted =
                    random.nextBoolean() ? star() : List.of(reference.apply(Draw.oneOf(random, columns)));
            return new Call(over("COUNT", counted, partition, order, said), SqlType.BIGINT);
        }
        List<Expression> argument = List.of(reference.apply(Draw.oneOf(random, whole)));
        return new Call(over(random.nextBoolean() ? "MIN" : "MAX", argument, partition, order, said), SqlType.INTEGER);
    }

    private String rank() {
        return random.nextBoolean() ? "RANK" : "DENSE_RANK";
    }

    private static List<Expression> star() {
        return List.of(new Expression.Star());
    }

    private Expression over(
            String name,
            List<Expression> arguments,
            List<Expression> partition,
            List<Expression> order,
            Optional<String> frame) {
        boolean descending = Chance.oneIn(3).happens(random);
        List<Query.SortKey> keys = order.stream()
                .map(key -> new Query.SortKey(key, descending, Query.NullOrder.UNSPECIFIED))
                .toList();
        return new Expression.Function(
                name, arguments, false, Optional.empty(), Optional.of(new Expression.Window(partition, keys, frame)));
    }
}
