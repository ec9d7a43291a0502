package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code CREATE TABLE b (c TEXT COLLATE NOCASE) WITHOUT ROWID -> CREATE TABLE b (c TEXT)}, one word after the other: what a table is
 * declared with tells of a bug only where the bug needs it.
 */
record PlainDeclarations() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return IntStream.range(0, original.setup().size())
                .boxed()
                .flatMap(place -> plainer(original.setup().get(place))
                        .map(step -> original.withSetup(Runs.with(original.setup(), place, step))));
    }

    @Override
    public Trust trust() {
        // The key of a table without row ids is NOT NULL, and a proof may rest on that.
        return Trust.NEEDS_A_JUDGE;
    }

    private static Stream<SetupStep> plainer(SetupStep step) {
        return step instanceof CreateTable table
                ? Stream.concat(withoutOptions(table).stream(), withoutCollations(table))
                : Stream.empty();
    }

    private static Optional<SetupStep> withoutOptions(CreateTable table) {
        return table.suffix().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new CreateTable(table.name(), table.columns(), table.constraints(), "", table.descending()));
    }

    private static Stream<SetupStep> withoutCollations(CreateTable table) {
        return IntStream.range(0, table.columns().size())
                .boxed()
                .flatMap(place -> withoutCollation(table.columns().get(place)).stream()
                        .map(column -> new CreateTable(
                                table.name(),
                                Runs.with(table.columns(), place, column),
                                table.constraints(),
                                table.suffix(),
                                table.descending())));
    }

    private static Optional<ColumnDefinition> withoutCollation(ColumnDefinition column) {
        String declaration = column.typeName().replaceFirst("(?i)\\s*\\bCOLLATE \\S+", "");
        return column.type() instanceof SqlType.OpaqueType && !declaration.equals(column.typeName())
                ? Optional.of(new ColumnDefinition(
                        column.name(),
                        new SqlType.OpaqueType(declaration),
                        declaration,
                        column.nullable(),
                        column.generated()))
                : Optional.empty();
    }
}
