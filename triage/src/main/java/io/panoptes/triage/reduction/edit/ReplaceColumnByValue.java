package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.stream.Stream;

/** {@code a column -> a value that it holds}, wherever either query reads it: a bug that needs no table shows in {@code SELECT expr}. */
record ReplaceColumnByValue() implements Edit {
    private static final int MOST_VALUES = 3;

    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Stream.of(original.left().statements(), original.right().statements())
                .flatMap(said -> RecordTree.places(said).stream())
                .map(RecordTree.Place::node)
                .filter(ColumnReference.class::isInstance)
                .map(ColumnReference.class::cast)
                .distinct()
                .flatMap(column -> values(original, column.name())
                        .map(value -> original.withSides(
                                original.left()
                                        .withStatements(RecordTree.replaceAll(
                                                original.left().statements(), column, new Literal(value))),
                                original.right()
                                        .withStatements(RecordTree.replaceAll(
                                                original.right().statements(), column, new Literal(value))))));
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private static Stream<Value> values(EditableCase original, String column) {
        return original.setup().stream()
                .filter(Insert.class::isInstance)
                .map(Insert.class::cast)
                .filter(insert -> insert.columns().contains(column))
                .flatMap(insert -> values(insert.rows(), insert.columns().indexOf(column)))
                .distinct()
                .limit(MOST_VALUES);
    }

    private static Stream<Value> values(List<Row> rows, int place) {
        return rows.stream().map(row -> row.values().get(place));
    }
}
