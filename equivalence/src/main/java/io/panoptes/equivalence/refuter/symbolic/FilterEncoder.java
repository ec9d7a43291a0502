package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Relation.Filter;
import java.util.ArrayList;
import java.util.List;

/** {@code FILTER p (R) -> the rows of R, there where p is TRUE}. */
record FilterEncoder(Encoding encoding) {

    SymbolicTable encode(Filter filter, Scope scope) {
        Formulas formulas = encoding.formulas();
        SymbolicTable input = encoding.table(filter.input(), scope);
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : input.rows()) {
            BoolExpr holds = encoding.truth(filter.condition(), scope.inner(row.values(), row.present(), formulas))
                    .isTrue();
            rows.add(row.when(formulas.and(row.present(), holds)));
        }
        return new SymbolicTable(rows, input.positions());
    }
}
