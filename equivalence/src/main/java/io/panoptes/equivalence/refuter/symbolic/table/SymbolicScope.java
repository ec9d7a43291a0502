package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The row that a scalar expression sees, and the rows around it.
 *
 * @param reached when the expression is evaluated at all: what must hold of it need hold only then
 */
public record SymbolicScope(
        List<SymbolicValue> row, @Nullable SymbolicScope outerScope, BoolExpr reached) {

    public static SymbolicScope outermost(SolverFormulas formulas) {
        return new SymbolicScope(List.of(), null, formulas.yes());
    }

    /** The scope of a row of a relation that is encoded inside this one. */
    public SymbolicScope inner(List<SymbolicValue> row, BoolExpr present, SolverFormulas formulas) {
        return new SymbolicScope(row, this, formulas.and(reached, present));
    }

    public SymbolicValue column(int index) {
        return row.get(index);
    }

    public SymbolicValue outer(int level, int index) {
        SymbolicScope scope = this;
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
