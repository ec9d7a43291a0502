package io.panoptes.instantiation.opaque;

import io.panoptes.corpus.Comparisons;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
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
        return switch (random.nextInt(6)) {
            case 0 ->
                new Expression.Between(
                        any.get(),
                        random.nextBoolean() ? constant.get() : any.get(),
                        random.nextBoolean() ? column.get() : any.get(),
                        random.nextInt(4) == 0);
            case 1 -> listed();
            case 2, 3, 4 ->
                new Expression.Binary(
                        ROW_COMPARISONS.get(random.nextInt(ROW_COMPARISONS.size())),
                        new Expression.RowValue(List.of(any.get(), any.get())),
                        new Expression.RowValue(List.of(any.get(), any.get())));
            default -> chosen();
        };
    }

    /** {@code '1' IN (a)}, {@code a IN (1, 'a', b)}. */
    private Expression listed() {
        List<Expression> values = Stream.generate(random.nextInt(3) == 0 ? column : constant)
                .limit(1 + random.nextInt(3))
                .toList();
        return new Expression.InList(any.get(), values, random.nextInt(4) == 0);
    }

    /** {@code CASE a WHEN 'a' THEN b END <= c}. */
    private Expression chosen() {
        Optional<Expression> otherwise = random.nextBoolean() ? Optional.empty() : Optional.of(constant.get());
        Expression given = new Expression.Case(
                Optional.of(any.get()),
                List.of(new Expression.When(any.get(), random.nextBoolean() ? column.get() : constant.get())),
                otherwise);
        return new Expression.Binary(Comparisons.draw(random), given, any.get());
    }
}
