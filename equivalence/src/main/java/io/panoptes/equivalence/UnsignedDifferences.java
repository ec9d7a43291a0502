package io.panoptes.equivalence;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.RelationParts;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.schema.ColumnTrait;
import java.util.stream.Stream;

/**
 * {@code i - j} of UNSIGNED columns is an error in MySQL where it is below 0, and then no answer differs from it. Which number comes from
 * such a column is not followed: any difference counts in queries over a table that has one.
 */
final class UnsignedDifferences {
    private UnsignedDifferences() {}

    static boolean areIn(Problem problem) {
        boolean subtracts = RelationParts.scalarsOf(problem)
                .anyMatch(scalar -> scalar instanceof Scalar.Call call && isDifference(call.operator()));
        return subtracts
                && Stream.of(problem.left(), problem.right())
                        .flatMap(query -> RelationParts.of(query).relations().stream())
                        .anyMatch(UnsignedDifferences::hasUnsigned);
    }

    private static boolean isDifference(Operator operator) {
        return operator == Operator.MINUS || operator == Operator.NEGATE;
    }

    private static boolean hasUnsigned(Relation relation) {
        return relation instanceof Relation.Scan(var table)
                && table.columns().stream().anyMatch(column -> column.traits().contains(ColumnTrait.UNSIGNED));
    }
}
