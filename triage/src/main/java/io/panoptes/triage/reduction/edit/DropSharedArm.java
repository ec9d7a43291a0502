package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperation;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code a UNION ALL s, b UNION ALL s -> a, b}, wherever s stands among what each query unites: of two equal bags the same rows are taken.
 */
record DropSharedArm() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<Query> left = arms(original.left().query());
        List<Query> right = arms(original.right().query());
        boolean united = left.size() > 1 && right.size() > 1;
        return united && original.semantics() == Semantics.BAG
                ? new LinkedHashSet<>(left)
                        .stream()
                                .filter(right::contains)
                                .map(shared -> original.withSides(
                                        original.left().withQuery(without(left, shared)),
                                        original.right().withQuery(without(right, shared))))
                : Stream.empty();
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    /** The query alone where it is no union. */
    private static List<Query> arms(Query query) {
        return query instanceof SetOperation(SetOperator operator, boolean all, Query left, Query right)
                        && operator == SetOperator.UNION
                        && all
                ? Stream.of(left, right).flatMap(arm -> arms(arm).stream()).toList()
                : List.of(query);
    }

    private static Query without(List<Query> arms, Query shared) {
        List<Query> rest = new ArrayList<>(arms);
        rest.remove(shared);
        return rest.stream()
                .reduce((united, arm) -> new SetOperation(SetOperator.UNION, true, united, arm))
                .orElseThrow();
    }
}
