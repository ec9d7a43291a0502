package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code CREATE TABLE b (c INTEGER(6) ZEROFILL) WITHOUT ROWID -> CREATE TABLE b (c INTEGER)}, one word after the other: what a table is
 * declared with tells of a bug only where the bug needs it.
 */
record PlainDeclarations() implements Edit {
    private static final Pattern COLLATION = Pattern.compile("(?i)\\s*\\bCOLLATE \\S+");

    /** As ZEROFILL and PRECISION; one that is in parentheses or quotes is no word of the type, nor is the name of a collation. */
    private static final Pattern LAST_WORD = Pattern.compile("(?i)(?<=[\\w)])(?<!\\bCOLLATE)\\s+\\w+$");

    private static final Pattern LENGTH = Pattern.compile("\\s*\\([\\d, ]+\\)");

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
                ? Stream.concat(withoutOptions(table).stream(), withPlainerTypes(table))
                : Stream.empty();
    }

    private static Optional<SetupStep> withoutOptions(CreateTable table) {
        return table.suffix().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new CreateTable(table.name(), table.columns(), table.constraints(), "", table.descending()));
    }

    private static Stream<SetupStep> withPlainerTypes(CreateTable table) {
        return IntStream.range(0, table.columns().size())
                .boxed()
                .flatMap(place -> plainer(table.columns().get(place))
                        .map(column -> new CreateTable(
                                table.name(),
                                Runs.with(table.columns(), place, column),
                                table.constraints(),
                                table.suffix(),
                                table.descending())));
    }

    private static Stream<ColumnDefinition> plainer(ColumnDefinition column) {
        String declaration = column.typeName();
        return column.type() instanceof SqlType.OpaqueType
                ? Stream.of(COLLATION, LAST_WORD, LENGTH)
                        .map(part -> part.matcher(declaration).replaceFirst(""))
                        .filter(shorter -> !shorter.equals(declaration))
                        .distinct()
                        .map(shorter -> new ColumnDefinition(
                                column.name(),
                                new SqlType.OpaqueType(shorter),
                                shorter,
                                column.nullable(),
                                column.generated()))
                : Stream.empty();
    }
}
