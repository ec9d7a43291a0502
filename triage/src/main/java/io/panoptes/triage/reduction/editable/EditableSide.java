package io.panoptes.triage.reduction.editable;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A query whose every part may be edited, with the setting or hint of the target under which it is run. */
public record EditableSide(Query query, Optional<PlanVariation> variation) {

    public EditableSide withQuery(Query changed) {
        return new EditableSide(changed, variation);
    }

    /** Run as it is. */
    public EditableSide plain() {
        return new EditableSide(query, Optional.empty());
    }
}
