package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import java.util.ArrayList;
import java.util.List;

/** Rows compared by sort keys. */
final class RowOrder {

    private final Encoding encoding;
    private final List<SortKey> keys;
    private final List<List<SymbolicValue>> values;

    RowOrder(Encoding encoding, List<SortKey> keys, List<Scope> scopes) {
        this.encoding = encoding;
        this.keys = keys;
        this.values = scopes.stream()
                .map(scope -> keys.stream()
                        .map(key -> encoding.value(key.expression(), scope))
                        .toList())
                .toList();
    }

    /** The first key of a row. */
    SymbolicValue firstKey(int row) {
        return values.get(row).getFirst();
    }

    /** Whether the left row comes strictly before the right one by the keys. */
    BoolExpr before(int left, int right) {
        Formulas formulas = encoding.formulas();
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
    BoolExpr tied(int left, int right) {
        return encoding.comparisons().notDistinct(values.get(left), values.get(right));
    }

    private BoolExpr before(SortKey key, SymbolicValue left, SymbolicValue right) {
        Formulas formulas = encoding.formulas();
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
