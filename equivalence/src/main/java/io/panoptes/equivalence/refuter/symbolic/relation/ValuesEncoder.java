package io.panoptes.equivalence.refuter.symbolic.relation;

import io.panoptes.equivalence.algebra.Relation.Values;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.ArrayList;
import java.util.List;

/** {@code VALUES (e, ...), ... -> one row each, always there}. */
record ValuesEncoder(Encoding encoding) {

    SymbolicTable encode(Values values, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        SymbolicScope rowless = scope.inner(List.of(), formulas.yes(), formulas);
        List<SymbolicRow> rows = new ArrayList<>();
        for (List<Scalar> expressions : values.rows()) {
            List<SymbolicValue> row = new ArrayList<>();
            for (int i = 0; i < expressions.size(); i++) {
                row.add(encoding.value(expressions.get(i), values.types().get(i), rowless));
            }
            rows.add(new SymbolicRow(formulas.yes(), row));
        }
        return SymbolicTable.of(rows);
    }
}
