package io.panoptes.sql.chance;

import java.util.random.RandomGenerator;

/**
 * How often something is done: {@code times} in {@code in}.
 *
 * <p>Each question takes one number from the generator, {@code nextInt(in)}, and the lowest numbers are those at which it
 * happens.
 */
public record Chance(int times, int in) {

    public Chance {
        if (times < 0 || in <= 0) {
            throw new IllegalArgumentException("%d in %d is no chance".formatted(times, in));
        }
    }

    public static Chance oneIn(int in) {
        return new Chance(1, in);
    }

    public static Chance of(int times, int in) {
        return new Chance(times, in);
    }

    public boolean happens(RandomGenerator random) {
        return random.nextInt(in) < times;
    }

    /** The other way: what fails one time in four happens three times in four. */
    public boolean fails(RandomGenerator random) {
        return !happens(random);
    }
}
