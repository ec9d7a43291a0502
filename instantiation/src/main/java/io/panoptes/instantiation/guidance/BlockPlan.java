package io.panoptes.instantiation.guidance;

import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
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

    static BlockPlan ofSeeds(long block, RandomGenerator random, SeedPool pool) {
        var states = new TreeMap<Long, StateSource>();
        long end = (block + 1) * CASES;
        long index = block * CASES;
        while (index < end) {
            Seed seed = pool.choose(random);
            states.put(index, new StateSource.OfSeed(index, seed));
            double cases = pool.energy(seed) / 100 * CASES_OF_AVERAGE;
            index += Math.clamp(Math.round(cases), FEWEST, MOST);
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
