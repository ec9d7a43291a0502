package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.Comparisons;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Conditions on several columns that indexes are about, as a planner wants them: an equality on one column and something on the next, or
 * alternatives of which each may use an index.
 *
 * @param weighed what an equality may stand in without a change
 */
record IndexedConditions(RandomGenerator random, UnaryOperator<Expression> weighed) {
    private static final int MOST_LISTED = 3;

    /**
     * What may be said of a column.
     *
     * @param constant of those that it may hold
     * @param other any predicate about it
     */
    record Key(Expression column, Supplier<Expression> constant, Supplier<Expression> other) {}

    /** @param keys draws a column, the same one at times */
    Expression draw(Supplier<Key> keys) {
        Key first = keys.get();
        Key second = keys.get();
        return Choice.<Expression>of(3, () -> both(one(first), any(second)))
                // {@code a = 2 OR (a = 1 AND b = 1)}
                .or(2, () -> either(equal(first), both(equal(first), any(second))))
                .or(1, () -> either(one(first), one(second)))
                .or(1, () -> both(any(first), either(equal(second), any(keys.get()))))
                .or(1, () -> both(equal(first), both(any(second), any(keys.get()))))
                .draw(random);
    }

    /** One value, or one of a few. */
    private Expression one(Key key) {
        return Chance.oneIn(3).happens(random) ? listed(key) : weighed.apply(equal(key));
    }

    private Expression equal(Key key) {
        return Sql.equal(key.column(), key.constant().get());
    }

    private Expression listed(Key key) {
        return new Expression.InList(
                key.column(),
                Stream.generate(key.constant())
                        .limit(Draw.between(random, 2, MOST_LISTED))
                        .toList(),
                false);
    }

    private Expression any(Key key) {
        return Choice.<Expression>of(2, () -> key.other().get())
                .or(
                        2,
                        () -> Sql.binary(
                                Comparisons.draw(random),
                                key.column(),
                                key.constant().get()))
                .or(
                        1,
                        () -> new Expression.Is(
                                key.column(),
                                Expression.Test.NULL,
                                Chance.oneIn(3).happens(random)))
                .or(
                        1,
                        () -> new Expression.Between(
                                key.column(),
                                key.constant().get(),
                                key.constant().get(),
                                false))
                .or(1, () -> one(key))
                .draw(random);
    }

    /** In either order. */
    private Expression both(Expression one, Expression other) {
        return random.nextBoolean() ? Sql.and(one, other) : Sql.and(other, one);
    }

    private Expression either(Expression one, Expression other) {
        return random.nextBoolean() ? Sql.or(one, other) : Sql.or(other, one);
    }
}
