package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.FromItem.Join;
import io.panoptes.sql.ast.FromItem.JoinKind;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code A LEFT | RIGHT | FULL JOIN B ON p -> A INNER JOIN B ON p}, and {@code A INNER JOIN B ON p -> A CROSS JOIN B}. */
record SimplifyJoin() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof Join join)) {
            return Stream.empty();
        }
        return switch (join.kind()) {
            case LEFT, RIGHT, FULL -> Stream.of(new Join(JoinKind.INNER, join.left(), join.right(), join.condition()));
            case INNER -> Stream.of(new Join(JoinKind.CROSS, join.left(), join.right(), Optional.empty()));
            case CROSS -> Stream.empty();
        };
    }
}
