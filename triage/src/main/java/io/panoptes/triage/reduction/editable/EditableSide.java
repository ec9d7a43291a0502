package io.panoptes.triage.reduction.editable;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.ReadSide;
import java.util.List;
import java.util.Optional;

/**
 * A query whose every part may be edited, with the setting or hint of the target under which it is run.
 *
 * @param changes statements that change data before it, which are taken back behind it
 */
public record EditableSide(Query query, Optional<PlanVariation> variation, List<Change> changes) {
    public EditableSide {
        changes = List.copyOf(changes);
    }

    /** One that changes nothing. */
    public EditableSide(Query query, Optional<PlanVariation> variation) {
        this(query, variation, List.of());
    }

    public EditableSide withQuery(Query changed) {
        return new EditableSide(changed, variation, changes);
    }

    /** The query and what is before it: all that an edit of syntax may change. */
    public ReadSide statements() {
        return new ReadSide(changes, query);
    }

    public EditableSide withStatements(ReadSide changed) {
        return new EditableSide(changed.query(), variation, changed.changes());
    }

    /** Run as it is. */
    public EditableSide plain() {
        return new EditableSide(query, Optional.empty(), changes);
    }
}
