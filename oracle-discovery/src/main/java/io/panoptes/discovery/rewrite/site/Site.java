package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The place where a step is tried: what can be named there, and where its randomness and new names come from.
 *
 * @param filter whether only the truth of what stands there matters, NULL being as good as FALSE
 */
public record Site(Environment environment, boolean filter, RandomGenerator random, FreshNames names) {

    public Optional<List<Cell>> row(FromItem item) {
        return environment.row(item);
    }

    /** The columns that the query gives, under their names; empty where one has none or its type can't be told. */
    public Optional<List<Cell>> columns(Query query) {
        return new Typing(environment).columns(query);
    }

    public Optional<SqlType> type(Expression expression) {
        return new Typing(environment).of(expression);
    }

    /** Inside a row of these columns. */
    public Site within(List<Cell> row) {
        return new Site(environment.within(row), filter, random, names);
    }

    public <T> T pick(List<? extends T> choices) {
        return Draw.oneOf(random, choices);
    }

    public boolean oneIn(int times) {
        return Chance.oneIn(times).happens(random);
    }

    /** Some condition over these columns, without subqueries; empty only where there are none. */
    public Optional<Expression> condition(List<Cell> row) {
        if (row.isEmpty()) {
            return Optional.empty();
        }
        List<Cell> truths = row.stream()
                .filter(cell -> cell.type() instanceof SqlType.BooleanType)
                .toList();
        if (!truths.isEmpty() && Chance.of(3, 5).happens(random)) {
            return Optional.of(this.<Cell>pick(truths).reference());
        }
        Cell cell = pick(row);
        Optional<Expression> constant = constant(cell.type());
        if (constant.isEmpty() || oneIn(6)) {
            return Optional.of(Sql.is(cell.reference(), Expression.Test.NULL));
        }
        Expression.BinaryOperator operator = pick(List.of(
                Expression.BinaryOperator.GREATER,
                Expression.BinaryOperator.LESS_OR_EQUAL,
                Expression.BinaryOperator.EQUAL,
                Expression.BinaryOperator.LESS));
        List<Cell> alike = row.stream()
                .filter(other -> !other.equals(cell) && other.type().equals(cell.type()))
                .toList();
        Expression other = !alike.isEmpty() && oneIn(2) ? this.<Cell>pick(alike).reference() : constant.get();
        return Optional.of(Sql.binary(operator, cell.reference(), other));
    }

    private Optional<Expression> constant(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> Optional.of(Sql.number(Draw.between(random, 0, 3)));
            case SqlType.TextType ignored ->
                Optional.of(Sql.literal(io.panoptes.sql.value.Value.of(pick(List.of("a", "b")))));
            default -> Optional.empty();
        };
    }
}
