package io.panoptes.texttosql.constraint;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * Decides pairs under constraints: first without them, for what is proved for all databases holds for those that keep them, and such a
 * proof is found sooner; then with them.
 *
 * @param profiles as which texts are read
 */
public record ConstrainedDecider(PairDecider decider, List<ReadingProfile> profiles) {
    public ConstrainedDecider {
        profiles = List.copyOf(profiles);
    }

    /**
     * @param read the pair over the constrained schema
     * @param pair the same as texts
     * @param declared the schema without what is assumed
     * @param assumed empty where there are no constraints
     */
    public PairDecision.Decided decide(
            Readings.Read read,
            QueryPair pair,
            Schema declared,
            List<TableConstraint> assumed,
            Budget budget,
            Optional<Validator> validator) {
        if (!assumed.isEmpty()) {
            QueryPair plain = new QueryPair(declared, pair.left(), pair.right(), pair.semantics());
            Budget half = budget.atMost(budget.left().dividedBy(2));
            if (Readings.of(plain, profiles) instanceof Readings.Read unconstrained) {
                PairDecision.Decided decided = decider.decide(unconstrained, half, Optional.empty());
                if (decided.verdict() instanceof Verdict.Proved) {
                    return decided;
                }
            }
        }
        return decider.decide(read, budget, validator);
    }
}
