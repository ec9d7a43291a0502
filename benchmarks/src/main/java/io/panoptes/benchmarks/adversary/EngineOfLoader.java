package io.panoptes.benchmarks.adversary;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.trial.TextPair;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;

/**
 * The engine that the class loader of this class has loaded, with its side conditions as {@link Switches} has them: a loader for each
 * thread gives each thread switches of its own.
 */
public final class EngineOfLoader implements SwitchedProver {
    private boolean failed;

    @Override
    public boolean proves(int off, TextPair pair, ReadingProfile profile, Duration limit) {
        Switches.switchOff(off);
        failed = false;
        QueryPair queries = new QueryPair(pair.schema(), pair.left(), pair.right(), pair.semantics());
        try {
            return Readings.of(queries, List.of(profile)) instanceof Readings.Read read
                    && new Prover(Assumption.READINGS, SolverSource.HERE)
                                    .prove(read.first().problem(), Budget.of(limit))
                            instanceof Prover.Outcome.Proof;
        } catch (RuntimeException | StackOverflowError e) {
            failed = true;
            return false;
        }
    }

    @Override
    public boolean failed() {
        return failed;
    }

    @Override
    public BitSet decisive() {
        return Switches.decisive();
    }
}
