package io.panoptes.equivalence.refuter.symbolic.encoding;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.ArrayList;
import java.util.List;

/** Rows compared by sort keys. */
public final class RowOrder {

    private final Encoding encoding;
    private final List<SortKey> keys;
    private final List<List<SymbolicValue>> values;

    public RowOrder(Encoding encoding, List<SortKey> keys, List<SymbolicScope> scopes) {
        this.encoding = encoding;
        this.keys = keys;
        this.values = scopes.stream()
                .map(scope -> keys.stream()
                        .map(key -> encoding.value(key.expression(), scope))
                        .toList())
                .toList();
    }

    /** The first key of a row. */
    public SymbolicValue firstKey(int row) {
        return values.get(row).getFirst();
    }

    /** Whether the left row comes strictly before the right one by the keys. */
    public BoolExpr before(int left, int right) {
        SolverFormulas formulas = encoding.formulas();
        List<BoolExpr> ways = new ArrayList<>();
        List<BoolExpr> tiedSoFar = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            SymbolicValue a = values.get(left).get(i);
            SymbolicValue b = values.get(right).get(i);
            List<BoolExpr> way = new ArrayList<>(tiedSoFar);
            way.add(before(keys.get(i), a, b));
            ways.add(formulas.and(way));
            tiedSoFar.add(encoding.comparisons().notDistinct(a, b));
        }
        return formulas.or(ways);
    }

    /** Whether the keys leave the order of two rows open. */
    public BoolExpr tied(int left, int right) {
        return encoding.comparisons().notDistinct(values.get(left), values.get(right));
    }

    private BoolExpr before(SortKey key, SymbolicValue left, SymbolicValue right) {
        SolverFormulas formulas = encoding.formulas();
        BoolExpr nullFirst = key.nullsFirst()
                ? formulas.and(left.isNull(), formulas.not(right.isNull()))
                : formulas.and(formulas.not(left.isNull()), right.isNull());
        BoolExpr known = formulas.and(formulas.not(left.isNull()), formulas.not(right.isNull()));
        Expr<?> smaller = key.descending() ? right.value() : left.value();
        Expr<?> larger = key.descending() ? left.value() : right.value();
        BoolExpr byValue = known.isFalse() ? known : encoding.domains().less(smaller, larger);
        return formulas.or(nullFirst, formulas.and(known, byValue));
    }
}
