package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Relation.Filter;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import java.util.ArrayList;
import java.util.List;

/** {@code FILTER p (R) -> the rows of R, there where p is TRUE}. */
record FilterEncoder(Encoding encoding) {

    SymbolicTable encode(Filter filter, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
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
