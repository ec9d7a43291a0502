package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.Comparisons;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Predicates that the DBMS defines by comparisons of their parts, as trees, so that one query of a pair can say the comparisons: see {@link
 * OpaqueWords.Liberty#DEFINED_BY_COMPARISONS}.
 *
 * @param any a value of the row or a constant
 */
record DefinedPredicates(
        RandomGenerator random, Supplier<Expression> any, Supplier<Expression> constant, Supplier<Expression> column) {
    private static final List<BinaryOperator> ROW_COMPARISONS = List.of(
            BinaryOperator.EQUAL,
            BinaryOperator.NOT_EQUAL,
            BinaryOperator.LESS,
            BinaryOperator.LESS_OR_EQUAL,
            BinaryOperator.GREATER,
            BinaryOperator.GREATER_OR_EQUAL);

    Expression draw() {
        return Choice.<Expression>of(
                        1,
                        () -> new Expression.Between(
                                any.get(),
                                random.nextBoolean() ? constant.get() : any.get(),
                                random.nextBoolean() ? column.get() : any.get(),
                                Chance.oneIn(4).happens(random)))
                .or(1, () -> listed())
                .or(
                        3,
                        () -> Sql.binary(
                                Draw.oneOf(random, ROW_COMPARISONS),
                                new Expression.RowValue(List.of(any.get(), any.get())),
                                new Expression.RowValue(List.of(any.get(), any.get()))))
                .or(1, () -> chosen())
                .draw(random);
    }

    /** {@code '1' IN (a)}, {@code a IN (1, 'a', b)}. */
    private Expression listed() {
        List<Expression> values = Stream.generate(Chance.oneIn(3).happens(random) ? column : constant)
                .limit(Draw.between(random, 1, 3))
                .toList();
        return new Expression.InList(any.get(), values, Chance.oneIn(4).happens(random));
    }

    /** {@code CASE a WHEN 'a' THEN b END <= c}. */
    private Expression chosen() {
        Optional<Expression> otherwise = random.nextBoolean() ? Optional.empty() : Optional.of(constant.get());
        Expression given = new Expression.Case(
                Optional.of(any.get()),
                List.of(new Expression.When(any.get(), random.nextBoolean() ? column.get() : constant.get())),
                otherwise);
        return Sql.binary(Comparisons.draw(random), given, any.get());
    }
}
