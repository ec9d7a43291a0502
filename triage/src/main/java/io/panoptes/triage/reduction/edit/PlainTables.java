package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateVirtualTable;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code CREATE VIRTUAL TABLE r USING rtree(a, b) -> CREATE TABLE r (a INTEGER, b)}: the same columns, of which proofs know the same. A bug
 * that is none of the module then shows itself as one, and what is left is plain enough for all judges.
 */
record PlainTables() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<SetupStep> setup = original.setup();
        return IntStream.range(0, setup.size())
                .boxed()
                .flatMap(place -> setup.get(place) instanceof CreateVirtualTable(var name, var module, var columns)
                        ? Stream.of(original.withSetup(Runs.with(setup, place, plain(name, columns))))
                        : Stream.empty());
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    /** A plain table has constraints and options, though it has none here. */
    @Override
    public boolean mayGrow() {
        return true;
    }

    private static SetupStep plain(String name, List<ColumnDefinition> columns) {
        return new CreateTable(name, columns.stream().map(PlainTables::declared).toList(), List.of(), "");
    }

    /** With the type that values of the column have in proofs; a module gives none. */
    private static ColumnDefinition declared(ColumnDefinition column) {
        String type = column.type().equals(SqlType.INTEGER)
                ? "INTEGER"
                : column.type().equals(SqlType.TEXT) ? "TEXT" : column.typeName();
        return new ColumnDefinition(column.name(), column.type(), type, column.nullable(), column.generated());
    }
}
