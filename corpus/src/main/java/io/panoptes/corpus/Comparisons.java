package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.chance.Weighted;
import java.util.random.RandomGenerator;

/** The comparisons that predicates are made of; equality, which finds indexes and joins, twice as often as each other. */
public final class Comparisons {
    private static final Weighted<BinaryOperator> DRAWN = Weighted.of(2, BinaryOperator.EQUAL)
            .or(1, BinaryOperator.NOT_EQUAL)
            .or(1, BinaryOperator.LESS)
            .or(1, BinaryOperator.LESS_OR_EQUAL)
            .or(1, BinaryOperator.GREATER)
            .or(1, BinaryOperator.GREATER_OR_EQUAL);

    private Comparisons() {}

    public static BinaryOperator draw(RandomGenerator random) {
        return DRAWN.draw(random);
    }

    /** {@code a < b -> b > a}. */
    public static BinaryOperator mirrored(BinaryOperator operator) {
        return switch (operator) {
            case LESS -> BinaryOperator.GREATER;
            case LESS_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
            case GREATER -> BinaryOperator.LESS;
            case GREATER_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
            case EQUAL, NOT_EQUAL, DISTINCT_FROM, NOT_DISTINCT_FROM -> operator;
            case AND, OR, PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT ->
                throw new IllegalArgumentException(operator + " does not compare two values");
        };
    }
}
