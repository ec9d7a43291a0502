package io.panoptes.equivalence.refuter.symbolic.relation;

import io.panoptes.equivalence.algebra.Relation.Project;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import java.util.ArrayList;
import java.util.List;

/** {@code PROJECT e, ... (R) -> (e, ...) of each row of R}; rows stay in their order. */
record ProjectEncoder(Encoding encoding) {

    SymbolicTable encode(Project project, SymbolicScope scope) {
        SymbolicTable input = encoding.table(project.input(), scope);
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : input.rows()) {
            SymbolicScope inner = scope.inner(row.values(), row.present(), encoding.formulas());
            rows.add(new SymbolicRow(
                    row.present(),
                    project.expressions().stream()
                            .map(expression -> encoding.value(expression, inner))
                            .toList()));
        }
        return new SymbolicTable(rows, input.positions());
    }
}
