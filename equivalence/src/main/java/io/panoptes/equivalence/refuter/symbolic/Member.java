package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;

/** A row that belongs to a group or a frame where {@code belongs} holds. */
record Member(BoolExpr belongs, Scope scope) {}
