package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** Values compared: as {@code =} and {@code <} do, and as IS NOT DISTINCT FROM does. */
public final class TermComparisons {

    private final SolverFormulas formulas;
    private final ValueTerms domains;

    public TermComparisons(SolverFormulas formulas, ValueTerms domains) {
        this.formulas = formulas;
        this.domains = domains;
    }

    /** Two values of one sort compared in three-valued logic. */
    public Truth compare(Operator comparison, SymbolicValue left, SymbolicValue right) {
        BoolExpr known = formulas.and(formulas.not(left.isNull()), formulas.not(right.isNull()));
        if (known.isFalse()) {
            return new Truth(known, known);
        }
        BoolExpr holds = holds(comparison, left.value(), right.value());
        return new Truth(formulas.and(known, holds), formulas.and(known, formulas.not(holds)));
    }

    public Truth compare(
            Operator comparison, SymbolicValue left, SqlType leftType, SymbolicValue right, SqlType rightType) {
        SqlType common = ValueTerms.common(leftType, rightType);
        return compare(comparison, domains.widen(left, leftType, common), domains.widen(right, rightType, common));
    }

    private BoolExpr holds(Operator comparison, Expr<?> left, Expr<?> right) {
        return switch (comparison) {
            case EQUAL -> formulas.same(left, right);
            case NOT_EQUAL -> formulas.not(formulas.same(left, right));
            case LESS -> domains.less(left, right);
            case LESS_OR_EQUAL -> formulas.not(domains.less(right, left));
            case GREATER -> domains.less(right, left);
            case GREATER_OR_EQUAL -> formulas.not(domains.less(left, right));
            default -> throw new IllegalArgumentException(comparison + " is no comparison");
        };
    }

    /** Both NULL, or both the same value. */
    public BoolExpr notDistinct(SymbolicValue left, SymbolicValue right) {
        if (left.equals(right)) {
            return formulas.yes();
        }
        BoolExpr bothNull = formulas.and(left.isNull(), right.isNull());
        if (bothNull.isTrue()) {
            return bothNull;
        }
        BoolExpr bothKnown = formulas.and(formulas.not(left.isNull()), formulas.not(right.isNull()));
        if (bothKnown.isFalse()) {
            return bothNull;
        }
        return formulas.or(bothNull, formulas.and(bothKnown, formulas.same(left.value(), right.value())));
    }

    public BoolExpr notDistinct(List<SymbolicValue> left, List<SymbolicValue> right) {
        List<BoolExpr> columns = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            BoolExpr column = notDistinct(left.get(i), right.get(i));
            if (column.isFalse()) {
                return column;
            }
            columns.add(column);
        }
        return formulas.and(columns);
    }
}
