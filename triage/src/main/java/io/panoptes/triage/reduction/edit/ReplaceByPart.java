package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code query -> a query in it}, {@code expression -> an expression in it}, {@code join -> one of its sides}: a union
 * becomes a branch, WITH its body, AND a conjunct, CASE a result.
 */
record ReplaceByPart() implements TreeEdit {
    private static final List<Class<?>> FAMILIES = List.of(Query.class, Expression.class, FromItem.class);

    @Override
    public Stream<?> replacements(Object part) {
        return FAMILIES.stream()
                .filter(family -> family.isInstance(part))
                .flatMap(family -> RecordTree.children(part).stream().flatMap(child -> nearest(child, family)));
    }

    /** The nodes of the family that are nearest to the root of this tree. */
    private static Stream<Object> nearest(Object node, Class<?> family) {
        return family.isInstance(node)
                ? Stream.of(node)
                : RecordTree.children(node).stream().flatMap(child -> nearest(child, family));
    }
}
