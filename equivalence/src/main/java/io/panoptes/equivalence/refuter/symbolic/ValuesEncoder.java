package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.algebra.Relation.Values;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.ArrayList;
import java.util.List;

/** {@code VALUES (e, ...), ... -> one row each, always there}. */
record ValuesEncoder(Encoding encoding) {

    SymbolicTable encode(Values values, Scope scope) {
        Formulas formulas = encoding.formulas();
        Scope rowless = scope.inner(List.of(), formulas.yes(), formulas);
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
