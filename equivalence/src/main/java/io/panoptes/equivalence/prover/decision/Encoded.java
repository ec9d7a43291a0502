package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.prover.expression.ValueKind;

/** A term for the solver. Where it is NULL the value means nothing. */
record Encoded(BoolExpr isNull, Expr<?> value, ValueKind kind) {}
