package io.panoptes.instantiation.guidance;

import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.sql.chance.Draw;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** The choices of a case that a campaign may learn to make. Asked by several threads. */
public interface CaseGuide {
    /** Cases that share a state, which pays for its setup where that is not slow. */
    int CASES_PER_STATE = 150;

    /** Cases that share one which costs no more than a few of them. */
    int CASES_PER_QUICK_STATE = 50;

    /** What is chosen among several names. */
    enum Family {
        /** A setting of the target or a hint. */
        SETTING,
        /** How a case of a seed is made. */
        MUTATION,
        /** How the state of a seed is changed. */
        STATE_MUTATION
    }

    /** The place of the oracle that is tried. */
    int oracle(long index, int places, RandomGenerator random);

    /** Where the state of this case comes from. */
    default StateSource state(long index) {
        return new StateSource.Fresh(index / CASES_PER_STATE);
    }

    /** Whether the oracle is one that says little beside its placeholders. */
    default boolean plainly(long index, RandomGenerator random) {
        return random.nextBoolean();
    }

    /** One of these; there must be one. */
    default <T> T pick(long index, Family family, List<T> choices, Function<T, String> name, RandomGenerator random) {
        return Draw.oneOf(random, choices);
    }

    /** What opaque predicates are made of: the same object for as long as it is the same. */
    default OpaqueWords words(long index, OpaqueWords all) {
        return all;
    }

    /**
     * The case of this index is made of a seed.
     *
     * @param mutations first how the case was changed, then how its state was, where that was changed too
     */
    default void drew(long index, Seed seed, List<String> mutations) {}

    /** Learns nothing but which oracles to prefer. */
    static CaseGuide by(OracleChoice choice) {
        return choice::choose;
    }

    /** As {@link #by(OracleChoice)}, with this many cases a state. */
    static CaseGuide by(OracleChoice choice, int casesPerState) {
        return new CaseGuide() {
            @Override
            public int oracle(long index, int places, RandomGenerator random) {
                return choice.choose(index, places, random);
            }

            @Override
            public StateSource state(long index) {
                return new StateSource.Fresh(index / casesPerState);
            }
        };
    }
}
