package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;

/** What binds variables and stands in a question, where it is a function of its arguments. */
sealed interface Bound {
    /** How far from the question it came up. */
    int depth();

    String shape();

    record Existence(Formula.Exists formula, BoolExpr atom, String shape, int depth) implements Bound {}

    record Sum(Term.Total term, GroundTerm value, String shape, int depth) implements Bound {}

    record Best(Term.Extremum term, GroundTerm value, String shape, int depth) implements Bound {}

    record Digest(Term.Summary term, GroundTerm value, String shape, int depth) implements Bound {}
}
