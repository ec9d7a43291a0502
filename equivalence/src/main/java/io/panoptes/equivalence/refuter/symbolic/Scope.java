package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The row that a scalar expression sees, and the rows around it.
 *
 * @param reached when the expression is evaluated at all: what must hold of it need hold only then
 */
record Scope(List<SymbolicValue> row, @Nullable Scope outerScope, BoolExpr reached) {

    static Scope outermost(Formulas formulas) {
        return new Scope(List.of(), null, formulas.yes());
    }

    /** The scope of a row of a relation that is encoded inside this one. */
    Scope inner(List<SymbolicValue> row, BoolExpr present, Formulas formulas) {
        return new Scope(row, this, formulas.and(reached, present));
    }

    SymbolicValue column(int index) {
        return row.get(index);
    }

    SymbolicValue outer(int level, int index) {
        Scope scope = this;
        for (int i = 0; i < level; i++) {
            if (scope.outerScope == null) {
                throw new IllegalStateException(
                        "a column of enclosing row %d, but there are only %d".formatted(level, i));
            }
            scope = scope.outerScope;
        }
        return scope.column(index);
    }
}
