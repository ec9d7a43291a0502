package io.panoptes.equivalence.refuter.symbolic.table;

import io.panoptes.equivalence.algebra.Relation;

/** Which rows of an operator's output are looked at: all of them, or an under-approximation. */
public interface RowSelection {

    /** The full meaning: every row may be there or not. */
    RowSelection ALL = (relation, table) -> table;

    /** The output of {@code relation}, which sees no enclosing row, with names for the choices that it leaves. */
    SymbolicTable apply(Relation relation, SymbolicTable table);
}
