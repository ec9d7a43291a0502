package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;

/** What a question asks about: it follows from the facts, or the kernel does not know. */
public sealed interface Goal {

    record Holds(Formula formula) implements Goal {}

    /** As many formulas of the one list hold as of the other. */
    record SameCount(List<Formula> left, List<Formula> right) implements Goal {
        public SameCount {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /** The two lists of numbers have the same sum; a number counts where its condition holds. */
    record SameSum(List<Weight> left, List<Weight> right) implements Goal {
        public SameSum {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /** A number that is not NULL where the condition holds. */
    record Weight(Formula condition, Term number) {}

    /** Each variable is the same row, or the same value, as its partner. */
    record SameRows(List<Var> left, List<Var> right) implements Goal {
        public SameRows {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }
}
