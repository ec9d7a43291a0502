package io.panoptes.benchmarks.adversary;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.trial.TextPair;
import java.time.Duration;
import java.util.BitSet;

/** A prover with side conditions that can be switched off. Used by one thread. */
public interface SwitchedProver {

    /**
     * Whether the rules have a proof, before anybody checks it.
     *
     * @param off the number of the condition that is switched off; 0 for none
     */
    boolean proves(int off, TextPair pair, ReadingProfile profile, Duration limit);

    /** Whether the last attempt ended with an exception: a rule that fails without its condition proves nothing wrong. */
    boolean failed();

    /** The numbers of the conditions that forbade something in the last attempt. */
    BitSet decisive();
}
