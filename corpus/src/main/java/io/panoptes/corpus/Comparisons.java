package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression.BinaryOperator;
import java.util.List;
import java.util.random.RandomGenerator;

/** The comparisons that predicates are made of; equality, which finds indexes and joins, twice as often as each other. */
public final class Comparisons {
    private static final List<BinaryOperator> DRAWN = List.of(
            BinaryOperator.EQUAL,
            BinaryOperator.EQUAL,
            BinaryOperator.NOT_EQUAL,
            BinaryOperator.LESS,
            BinaryOperator.LESS_OR_EQUAL,
            BinaryOperator.GREATER,
            BinaryOperator.GREATER_OR_EQUAL);

    private Comparisons() {}

    public static BinaryOperator draw(RandomGenerator random) {
        return DRAWN.get(random.nextInt(DRAWN.size()));
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
