package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.algebra.Relation.Project;
import java.util.ArrayList;
import java.util.List;

/** {@code PROJECT e, ... (R) -> (e, ...) of each row of R}; rows stay in their order. */
record ProjectEncoder(Encoding encoding) {

    SymbolicTable encode(Project project, Scope scope) {
        SymbolicTable input = encoding.table(project.input(), scope);
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : input.rows()) {
            Scope inner = scope.inner(row.values(), row.present(), encoding.formulas());
            rows.add(new SymbolicRow(
                    row.present(),
                    project.expressions().stream()
                            .map(expression -> encoding.value(expression, inner))
                            .toList()));
        }
        return new SymbolicTable(rows, input.positions());
    }
}
