package io.panoptes.triage.reduction;

import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.edit.Edit;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.editable.RecordTree;
import io.panoptes.triage.reduction.judge.EngineRows;
import io.panoptes.triage.reduction.judge.EngineRows.Given;
import io.panoptes.triage.symptom.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code wrong query, right query -> wrong query, the rows that it must give}, as the engine's evaluator says them. They are
 * computed anew with every edit, so no edit has to keep two queries alike; that the control gives these rows, and the target
 * others, is asked after each.
 *
 * @param wrong the side that stays a query
 * @param reading by which the evaluator reads the query
 * @param typed whether NULLs among the rows have a type: some DBMSs take no bare ones
 */
record OneQuery(Place wrong, EngineReading reading, boolean typed) {
    /** The plainest first. */
    static List<OneQuery> forms(Place wrong, List<EngineReading> readings) {
        return readings.stream()
                .flatMap(reading -> Stream.of(new OneQuery(wrong, reading, false), new OneQuery(wrong, reading, true)))
                .toList();
    }

    /** The case with the rows that its query must give; empty where the evaluator can't say them. */
    Optional<EditableCase> of(EditableCase edited) {
        EditableSide query = query(edited);
        return EngineRows.of(edited, query, reading).map(given -> {
            EditableSide rows = new EditableSide(answer(given), Optional.empty());
            return wrong == Place.LEFT ? edited.withSides(query, rows) : edited.withSides(rows, query);
        });
    }

    /** The edit, of the query and the state alone. */
    Edit answered(Edit edit) {
        return new AnsweredEdit(this, edit);
    }

    EditableSide query(EditableCase edited) {
        return wrong == Place.LEFT ? edited.left() : edited.right();
    }

    /** Nodes of the state and the query: a row more in the answer is no price for a plainer query. */
    int size(EditableCase edited) {
        return RecordTree.size(edited.setup()) + RecordTree.size(query(edited));
    }

    private Query answer(Given given) {
        return typed
                ? ConstantRows.typed(given.rows(), given.types())
                : ConstantRows.plain(given.rows(), given.types().size());
    }
}
