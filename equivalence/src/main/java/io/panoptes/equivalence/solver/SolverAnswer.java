package io.panoptes.equivalence.solver;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import java.util.List;

/** What came of one check. */
public sealed interface SolverAnswer {

    /** The assertions hold in this model, which lives as long as its context. */
    record Satisfiable(Model model) implements SolverAnswer {}

    /** They can't hold together; {@code core} names the assumptions that suffice for it. */
    record Unsatisfiable(List<BoolExpr> core) implements SolverAnswer {
        public Unsatisfiable {
            core = List.copyOf(core);
        }
    }

    /** No answer: out of time, out of memory, cancelled, or a theory that Z3 does not complete. */
    record Undecided(String reason) implements SolverAnswer {}

    default boolean isSatisfiable() {
        return this instanceof Satisfiable;
    }

    default boolean isUnsatisfiable() {
        return this instanceof Unsatisfiable;
    }
}
