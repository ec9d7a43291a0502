package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.algebra.Relation;

/** Which rows of an operator's output are looked at: all of them, or an under-approximation. */
interface Choices {

    /** The full meaning: every row may be there or not. */
    Choices ALL = (relation, table) -> table;

    /** The output of {@code relation}, which sees no enclosing row, with names for the choices that it leaves. */
    SymbolicTable apply(Relation relation, SymbolicTable table);
}
