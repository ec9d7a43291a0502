package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SetOperation;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code L UNION ALL R -> the rows of both}; the n-th copy of a row of L stays in {@code L INTERSECT ALL R} where R has n
 * copies at least, and in {@code L EXCEPT ALL R} where R has fewer. Without ALL, by whether R has it, and each once.
 */
public record SetOperationEncoder(Encoding encoding) {

    SymbolicTable encode(SetOperation operation, SymbolicScope scope) {
        List<SymbolicRow> lefts = widened(operation.left(), operation.types(), scope);
        List<SymbolicRow> rights = widened(operation.right(), operation.types(), scope);
        encoding.budget().spend((long) lefts.size() * (lefts.size() + rights.size()));
        return switch (operation.kind()) {
            case UNION -> union(lefts, rights, operation.all());
            case INTERSECT -> operation.all() ? keepCopies(lefts, rights, true) : keepRows(lefts, rights, true);
            case EXCEPT -> operation.all() ? keepCopies(lefts, rights, false) : keepRows(lefts, rights, false);
        };
    }

    private SymbolicTable union(List<SymbolicRow> lefts, List<SymbolicRow> rights, boolean all) {
        List<SymbolicRow> both = new ArrayList<>(lefts);
        both.addAll(rights);
        return all ? SymbolicTable.of(both) : new DistinctEncoder(encoding).distinct(both);
    }

    private SymbolicTable keepRows(List<SymbolicRow> lefts, List<SymbolicRow> rights, boolean inRight) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> kept = new ArrayList<>();
        for (SymbolicRow left : lefts) {
            BoolExpr found = formulas.or(copies(left, rights));
            kept.add(left.when(formulas.and(left.present(), inRight ? found : formulas.not(found))));
        }
        return new DistinctEncoder(encoding).distinct(kept);
    }

    private SymbolicTable keepCopies(List<SymbolicRow> lefts, List<SymbolicRow> rights, boolean inRight) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> kept = new ArrayList<>();
        for (int i = 0; i < lefts.size(); i++) {
            SymbolicRow left = lefts.get(i);
            Expr<?> earlier = formulas.count(copies(left, lefts.subList(0, i)));
            Expr<?> others = formulas.count(copies(left, rights));
            BoolExpr within = formulas.less(earlier, others);
            kept.add(left.when(formulas.and(left.present(), inRight ? within : formulas.not(within))));
        }
        return SymbolicTable.of(kept);
    }

    public List<BoolExpr> copies(SymbolicRow row, List<SymbolicRow> others) {
        return others.stream()
                .map(other -> encoding.formulas()
                        .and(other.present(), encoding.comparisons().notDistinct(row.values(), other.values())))
                .toList();
    }

    public List<SymbolicRow> widened(Relation side, List<SqlType> types, SymbolicScope scope) {
        List<SymbolicRow> rows = new ArrayList<>();
        for (SymbolicRow row : encoding.table(side, scope).rows()) {
            List<SymbolicValue> values = new ArrayList<>();
            for (int i = 0; i < types.size(); i++) {
                values.add(encoding.domains()
                        .widen(row.values().get(i), side.types().get(i), types.get(i)));
            }
            rows.add(new SymbolicRow(row.present(), values));
        }
        return rows;
    }
}
