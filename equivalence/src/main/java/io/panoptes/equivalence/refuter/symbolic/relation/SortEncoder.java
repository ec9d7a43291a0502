package io.panoptes.equivalence.refuter.symbolic.relation;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.Sort;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.encoding.RowOrder;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code SORT keys OFFSET o LIMIT n (R) -> the rows of R whose position is from o on and below o + n}.
 *
 * <p>Rows that tie are taken in the order they stand in. Databases on which that decides which of two different rows
 * passes the limit are left out, because there a DBMS may give more than one answer.
 */
record SortEncoder(Encoding encoding) {

    SymbolicTable encode(Sort sort, SymbolicScope scope) {
        SymbolicTable input = encoding.table(sort.input(), scope);
        boolean cuts = sort.offset() > 0 || sort.limit().isPresent();
        if (!cuts && sort.keys().isEmpty()) {
            return input;
        }
        List<SymbolicRow> rows = input.rows();
        List<SymbolicScope> scopes = rows.stream()
                .map(row -> scope.inner(row.values(), row.present(), encoding.formulas()))
                .toList();
        RowOrder order = new RowOrder(encoding, sort.keys(), scopes);
        List<Expr<?>> positions = new ArrayList<>();
        List<SymbolicRow> kept = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            encoding.budget().spend(rows.size());
            Expr<?> position = position(rows, order, i);
            positions.add(position);
            kept.add(cuts ? cut(sort, rows.get(i), position) : rows.get(i));
        }
        if (cuts) {
            requireOneAnswer(sort, rows, order, scope);
        }
        if (encoding.orderMatters()) {
            requireNoTies(rows, order);
        }
        return new SymbolicTable(kept, positions);
    }

    private Expr<?> position(List<SymbolicRow> rows, RowOrder order, int row) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> before = new ArrayList<>();
        for (int j = 0; j < rows.size(); j++) {
            if (j != row) {
                BoolExpr comes = j < row ? formulas.not(order.before(row, j)) : order.before(j, row);
                before.add(formulas.and(rows.get(j).present(), comes));
            }
        }
        return formulas.count(before);
    }

    private SymbolicRow cut(Sort sort, SymbolicRow row, Expr<?> position) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> stays = new ArrayList<>(List.of(row.present()));
        if (sort.offset() > 0) {
            stays.add(formulas.lessOrSame(formulas.integer(sort.offset()), position));
        }
        sort.end().ifPresent(end -> stays.add(formulas.less(position, formulas.integer(end))));
        return row.when(formulas.and(stays));
    }

    private void requireNoTies(List<SymbolicRow> rows, RowOrder order) {
        SolverFormulas formulas = encoding.formulas();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < i; j++) {
                encoding.assume(formulas.not(formulas.and(
                        rows.get(i).present(),
                        rows.get(j).present(),
                        order.tied(i, j),
                        formulas.not(encoding.comparisons()
                                .notDistinct(rows.get(i).values(), rows.get(j).values())))));
            }
        }
    }

    /** Rows that tie are the same, unless all of them are on one side of each end of what is kept. */
    private void requireOneAnswer(Sort sort, List<SymbolicRow> rows, RowOrder order, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<Expr<?>> ends = new ArrayList<>();
        if (sort.offset() > 0) {
            ends.add(formulas.integer(sort.offset()));
        }
        sort.end().ifPresent(end -> ends.add(formulas.integer(end)));
        for (int i = 0; i < rows.size(); i++) {
            List<BoolExpr> before = new ArrayList<>();
            List<BoolExpr> notAfter = new ArrayList<>();
            List<BoolExpr> rivals = new ArrayList<>();
            for (int j = 0; j < rows.size(); j++) {
                before.add(i == j ? formulas.no() : formulas.and(rows.get(j).present(), order.before(j, i)));
                notAfter.add(formulas.and(rows.get(j).present(), formulas.not(order.before(i, j))));
                if (j < i) {
                    rivals.add(formulas.and(
                            rows.get(j).present(),
                            order.tied(i, j),
                            formulas.not(encoding.comparisons()
                                    .notDistinct(
                                            rows.get(i).values(), rows.get(j).values()))));
                }
            }
            BoolExpr contested = formulas.and(scope.reached(), rows.get(i).present(), formulas.or(rivals));
            for (Expr<?> end : ends) {
                BoolExpr straddles = formulas.and(
                        formulas.less(formulas.count(before), end), formulas.less(end, formulas.count(notAfter)));
                encoding.assume(formulas.not(formulas.and(contested, straddles)));
            }
        }
    }
}
