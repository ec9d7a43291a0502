package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Relation.Distinct;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import java.util.ArrayList;
import java.util.List;

/** {@code DISTINCT (R) -> the rows of R, there where none before is the same}. */
record DistinctEncoder(Encoding encoding) {

    SymbolicTable encode(Distinct distinct, SymbolicScope scope) {
        return distinct(encoding.table(distinct.input(), scope).rows());
    }

    SymbolicTable distinct(List<SymbolicRow> rows) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> first = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            encoding.budget().spend(i);
            List<BoolExpr> earlier = new ArrayList<>();
            for (int j = 0; j < i; j++) {
                earlier.add(formulas.and(
                        rows.get(j).present(),
                        encoding.comparisons()
                                .notDistinct(rows.get(j).values(), rows.get(i).values())));
            }
            first.add(rows.get(i).when(formulas.and(rows.get(i).present(), formulas.not(formulas.or(earlier)))));
        }
        return SymbolicTable.of(first);
    }
}
