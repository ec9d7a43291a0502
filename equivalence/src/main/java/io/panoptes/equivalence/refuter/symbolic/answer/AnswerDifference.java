package io.panoptes.equivalence.refuter.symbolic.answer;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Two answers compared, as bags, sets or lists. */
record AnswerDifference(Encoding encoding) {

    /**
     * Whether they differ: there is a row that one holds more often than the other. Naming that row once keeps the formula
     * as long as the answers, where comparing all pairs would square it.
     */
    BoolExpr differ(SymbolicTable left, SymbolicTable right, List<SqlType> types, Semantics semantics) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicValue> witness = new ArrayList<>();
        for (SqlType type : types) {
            witness.add(new SymbolicValue(
                    (BoolExpr) formulas.fresh("witness_null", formulas.z3().getBoolSort()),
                    formulas.fresh("witness", encoding.domains().sort(type))));
        }
        return switch (semantics) {
            case BAG ->
                formulas.not(
                        formulas.same(formulas.count(matches(left, witness)), formulas.count(matches(right, witness))));
            case SET -> formulas.xor(formulas.or(matches(left, witness)), formulas.or(matches(right, witness)));
            case LIST -> {
                if (!left.isOrdered() || !right.isOrdered()) {
                    yield differ(left, right, types, Semantics.BAG);
                }
                Expr<?> place = formulas.fresh("place", formulas.z3().getIntSort());
                yield formulas.xor(formulas.or(at(left, place, witness)), formulas.or(at(right, place, witness)));
            }
        };
    }

    /** Whether they are the same: each row of either is in both equally often. */
    BoolExpr agree(SymbolicTable left, SymbolicTable right, Semantics semantics) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicRow> all = new ArrayList<>(left.rows());
        all.addAll(right.rows());
        List<BoolExpr> rows = new ArrayList<>();
        for (SymbolicRow row : all) {
            encoding.budget().spend(all.size());
            List<BoolExpr> inLeft = matches(left, row.values());
            List<BoolExpr> inRight = matches(right, row.values());
            BoolExpr same = semantics == Semantics.SET
                    ? formulas.same(formulas.or(inLeft), formulas.or(inRight))
                    : formulas.same(formulas.count(inLeft), formulas.count(inRight));
            rows.add(formulas.implies(row.present(), same));
        }
        return formulas.and(rows);
    }

    private List<BoolExpr> matches(SymbolicTable table, List<SymbolicValue> row) {
        return table.rows().stream()
                .map(other -> encoding.formulas()
                        .and(other.present(), encoding.comparisons().notDistinct(other.values(), row)))
                .toList();
    }

    /** The row stands at this place among those that are there. */
    private List<BoolExpr> at(SymbolicTable table, Expr<?> place, List<SymbolicValue> row) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> ways = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            List<BoolExpr> before = new ArrayList<>();
            for (int j = 0; j < table.rows().size(); j++) {
                if (i != j) {
                    before.add(formulas.and(
                            table.rows().get(j).present(),
                            formulas.less(
                                    table.positions().get(j), table.positions().get(i))));
                }
            }
            ways.add(formulas.and(
                    table.rows().get(i).present(),
                    formulas.same(formulas.count(before), place),
                    encoding.comparisons().notDistinct(table.rows().get(i).values(), row)));
        }
        return ways;
    }
}
