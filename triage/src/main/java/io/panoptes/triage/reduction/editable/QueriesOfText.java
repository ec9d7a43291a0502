package io.panoptes.triage.reduction.editable;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.DerivedTable;
import io.panoptes.sql.ast.FromItem.VerbatimTable;
import io.panoptes.sql.ast.Query.Select;
import io.panoptes.sql.change.ReadSide;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import java.util.Optional;

/**
 * {@code FROM (text of a query) AS z -> FROM (its tree) AS z}, wherever the text can be read: an edit sees into a tree only. The tree
 * may be written in other words than the text was, so whoever asks runs the case again.
 */
public final class QueriesOfText {
    private QueriesOfText() {}

    /** The case with trees; empty where no text can be read. */
    public static Optional<EditableCase> of(EditableCase edited) {
        EditableCase read = edited.withSides(
                edited.left().withStatements(read(edited.left().statements())),
                edited.right().withStatements(read(edited.right().statements())));
        return read.equals(edited) ? Optional.empty() : Optional.of(read);
    }

    private static ReadSide read(ReadSide side) {
        ReadSide read = side;
        for (RecordTree.Place place : RecordTree.places(side)) {
            if (place.node() instanceof VerbatimTable table) {
                Optional<FromItem> tree = read(table);
                if (tree.isPresent()) {
                    read = RecordTree.replaceAll(read, table, tree.get());
                }
            }
        }
        return read;
    }

    private static Optional<FromItem> read(VerbatimTable table) {
        try {
            return SqlReader.query("SELECT 1 FROM " + table.text()) instanceof Select select
                    ? select.from().filter(DerivedTable.class::isInstance)
                    : Optional.empty();
        } catch (SqlTextException ofTheDialect) {
            return Optional.empty();
        }
    }
}
