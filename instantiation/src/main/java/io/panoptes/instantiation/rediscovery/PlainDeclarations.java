package io.panoptes.instantiation.rediscovery;

import io.panoptes.instantiation.reduction.EditableCase;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.testcase.SetupStep.CreateTable;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * {@code CREATE TABLE b (c TEXT COLLATE NOCASE) WITHOUT ROWID -> CREATE TABLE b (c TEXT)}, as far as a case still shows then: what
 * a table is declared with tells of a bug only where the bug needs it.
 */
final class PlainDeclarations {
    private PlainDeclarations() {}

    /** @param shows whether a case still shows what it is about */
    static EditableCase of(EditableCase edited, Predicate<EditableCase> shows) {
        EditableCase plain = edited;
        for (int place = 0; place < edited.setup().size(); place++) {
            if (edited.setup().get(place) instanceof CreateTable) {
                plain = plainer(plain, place, shows);
            }
        }
        return plain;
    }

    private static EditableCase plainer(EditableCase edited, int place, Predicate<EditableCase> shows) {
        EditableCase plain = edited;
        int columns = ((CreateTable) edited.setup().get(place)).columns().size();
        for (int column = 0; column <= columns; column++) {
            CreateTable table = (CreateTable) plain.setup().get(place);
            CreateTable changed = column < columns ? withoutCollation(table, column) : withoutOptions(table);
            if (!changed.equals(table)) {
                var setup = new ArrayList<SetupStep>(plain.setup());
                setup.set(place, changed);
                EditableCase candidate = plain.withSetup(setup);
                plain = shows.test(candidate) ? candidate : plain;
            }
        }
        return plain;
    }

    private static CreateTable withoutOptions(CreateTable table) {
        return new CreateTable(table.name(), table.columns(), table.constraints(), "");
    }

    private static CreateTable withoutCollation(CreateTable table, int place) {
        List<ColumnDefinition> columns = new ArrayList<>(table.columns());
        ColumnDefinition column = columns.get(place);
        String declaration = column.typeName().replaceFirst("(?i)\\s*\\bCOLLATE \\w+", "");
        if (!(column.type() instanceof SqlType.OpaqueType) || declaration.equals(column.typeName())) {
            return table;
        }
        columns.set(
                place,
                new ColumnDefinition(
                        column.name(),
                        new SqlType.OpaqueType(declaration),
                        declaration,
                        column.nullable(),
                        column.generated()));
        return new CreateTable(table.name(), columns, table.constraints(), table.suffix(), table.descending());
    }
}
