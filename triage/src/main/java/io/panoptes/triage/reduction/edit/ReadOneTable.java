package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code FROM t JOIN u -> FROM t JOIN t AS u}, wherever u is read: the table that is no longer read then goes. */
record ReadOneTable() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<CreateTable> tables = original.setup().stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .toList();
        return tables.stream()
                .flatMap(from -> tables.stream()
                        .filter(to -> !to.equals(from))
                        .map(to -> original.withSides(
                                original.left()
                                        .withQuery(reading(original.left().query(), from.name(), to.name())),
                                original.right()
                                        .withQuery(reading(original.right().query(), from.name(), to.name())))))
                .filter(edited -> !edited.equals(original));
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private static Query reading(Query query, String from, String to) {
        Query changed = query;
        for (RecordTree.Place place : RecordTree.places(query)) {
            if (place.node() instanceof TableReference(String name, Optional<Alias> alias) && name.equals(from)) {
                TableReference other = new TableReference(to, alias.or(() -> Optional.of(new Alias(from, List.of()))));
                changed = RecordTree.replaceAll(changed, place.node(), other);
            }
        }
        return changed;
    }
}
