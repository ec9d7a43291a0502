package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.DerivedTable;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code (SELECT ... FROM t ...) AS d -> t AS d}, for each table that the derived table reads. */
record UnwrapDerivedTable() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof DerivedTable derived)) {
            return Stream.empty();
        }
        return RecordTree.places(derived.query()).stream()
                .map(RecordTree.Place::node)
                .filter(TableReference.class::isInstance)
                .map(node -> renamed((TableReference) node, derived.alias()))
                .distinct();
    }

    private static FromItem renamed(TableReference reference, Alias alias) {
        return new TableReference(reference.name(), Optional.of(new Alias(alias.name(), java.util.List.of())));
    }
}
