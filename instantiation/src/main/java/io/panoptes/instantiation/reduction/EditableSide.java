package io.panoptes.instantiation.reduction;

import io.panoptes.sql.ast.Query;
import java.util.List;

/** A query whose every part may be edited, with the statements around it that give no answer. */
public record EditableSide(List<String> before, Query query, List<String> after) {
    public EditableSide {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    EditableSide withQuery(Query changed) {
        return new EditableSide(before, changed, after);
    }

    EditableSide bare() {
        return new EditableSide(List.of(), query, List.of());
    }
}
