package io.panoptes.instantiation.guidance;

import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Which states the cases of a block have, by the first index of each. */
record BlockPlan(Manner manner, NavigableMap<Long, StateSource> states) {
    /** Cases of a block. */
    static final int CASES = 100;

    private static final int FEWEST = 6;
    private static final int MOST = 40;

    /** The number of cases that a seed of average energy gets. */
    private static final double CASES_OF_AVERAGE = 12;

    /** How a block is spent. */
    enum Manner {
        LONG(CASES),
        MIDDLE(CASES / 4),
        SHORT(CASES / 10),
        /** On seeds, as long as their energy lasts. */
        SEEDS(0);

        private final int casesPerState;

        Manner(int casesPerState) {
            this.casesPerState = casesPerState;
        }

        /** The one with fresh states that comes nearest to this number of cases a state. */
        static Manner nearest(int casesPerState) {
            return Stream.of(LONG, MIDDLE, SHORT)
                    .min(Comparator.comparingInt(one -> Math.abs(one.casesPerState - casesPerState)))
                    .orElseThrow();
        }
    }

    static BlockPlan fresh(long block, Manner manner) {
        var states = new TreeMap<Long, StateSource>();
        long first = block * CASES;
        for (long index = first; index < first + CASES; index += manner.casesPerState) {
            states.put(index, new StateSource.Fresh(index));
        }
        return new BlockPlan(manner, states);
    }

    /**
     * @param casesPerState how many a state must serve at least to pay for its setup, where there are other seeds that were found on the
     *     same one
     */
    static BlockPlan ofSeeds(long block, RandomGenerator random, SeedPool pool, double casesPerState) {
        var states = new TreeMap<Long, StateSource>();
        long end = (block + 1) * CASES;
        long index = block * CASES;
        while (index < end) {
            long state = index;
            Set<Seed> used = Collections.newSetFromMap(new IdentityHashMap<>());
            Optional<Seed> seed = Optional.of(pool.choose(random));
            while (seed.isPresent() && used.add(seed.get())) {
                states.put(index, new StateSource.OfSeed(state, seed.get()));
                double cases = pool.energy(seed.get()) / 100 * CASES_OF_AVERAGE;
                index += Math.clamp(Math.round(cases), FEWEST, MOST);
                seed = index < end && index - state < casesPerState
                        ? pool.chooseLike(seed.get(), used, random)
                        : Optional.empty();
            }
        }
        return new BlockPlan(Manner.SEEDS, states);
    }

    StateSource at(long index) {
        Map.Entry<Long, StateSource> entry = states.floorEntry(index);
        if (entry == null) {
            throw new IllegalArgumentException("case %d is not of this block".formatted(index));
        }
        return entry.getValue();
    }
}
