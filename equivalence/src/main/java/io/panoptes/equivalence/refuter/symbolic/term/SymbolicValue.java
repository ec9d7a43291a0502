package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;

/** A value that may be NULL. Where it is NULL, {@code value} means nothing. */
public record SymbolicValue(BoolExpr isNull, Expr<?> value) {}
