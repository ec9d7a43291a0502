package io.panoptes.equivalence.problem;

import io.panoptes.sql.oracle.Semantics;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * How a pair is to be decided.
 *
 * @param budget for refutation and proof together
 * @param allowed what a proof may take for granted; for an oracle only what stands for all
 * @param validator runs a counterexample on a real DBMS, where there is one
 */
public record Options(Semantics semantics, Duration budget, Set<Assumption> allowed, Optional<Validator> validator) {
    public static final Options STANDARD =
            new Options(Semantics.BAG, Duration.ofSeconds(10), Assumption.STANDING, Optional.empty());

    public Options {
        allowed = Set.copyOf(allowed);
    }

    public Options withBudget(Duration budget) {
        return new Options(semantics, budget, allowed, validator);
    }

    public Options withSemantics(Semantics semantics) {
        return new Options(semantics, budget, allowed, validator);
    }

    public Options allowing(Set<Assumption> assumptions) {
        return new Options(semantics, budget, assumptions, validator);
    }
}
