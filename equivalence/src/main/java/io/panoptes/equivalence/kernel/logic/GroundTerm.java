package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.kernel.syntax.ValueSort;

/** A term for the solver. Where it is NULL the value means nothing. */
record GroundTerm(BoolExpr isNull, Expr<?> value, ValueSort kind) {}
