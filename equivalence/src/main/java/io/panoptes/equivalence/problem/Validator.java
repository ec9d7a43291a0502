package io.panoptes.equivalence.problem;

import io.panoptes.equivalence.problem.Verdict.Counterexample;

/** Runs a counterexample where the truth is: on a real DBMS. Handed in, for the engine knows none. */
@FunctionalInterface
public interface Validator {

    Validation validate(Problem problem, Counterexample counterexample);

    /** This one, and where it could not say, the next one. What is said last stands. */
    default Validator orElse(Validator next) {
        return (problem, counterexample) -> {
            Validation first = validate(problem, counterexample);
            return first instanceof Validation.Inconclusive ? next.validate(problem, counterexample) : first;
        };
    }

    sealed interface Validation {

        /** The DBMS gives two different answers, too. */
        record Confirmed(String by) implements Validation {}

        /** The DBMS gives the same answer twice: the counterexample is spurious, which is a bug of the engine. */
        record Denied(String reason) implements Validation {}

        /** The DBMS could not say: it has no such function, an error came up, it is absent. */
        record Inconclusive(String reason) implements Validation {}
    }
}
