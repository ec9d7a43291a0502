package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.BoolExpr;

/** A row that belongs to a group or a frame where {@code belongs} holds. */
public record GroupMember(BoolExpr belongs, SymbolicScope scope) {}
