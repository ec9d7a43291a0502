package io.panoptes.sql.chance;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Ways to make a thing, each taken as often as its weight says; only the drawn way is run.
 *
 * <p>{@code Choice.of(2, () -> and(a(), b())).or(1, () -> not(a())).draw(random)} makes a conjunction two times in three.
 */
public final class Choice<T> {
    private final Weighted<Supplier<? extends T>> ways;

    private Choice(Weighted<Supplier<? extends T>> ways) {
        this.ways = ways;
    }

    public static <T> Choice<T> of(int weight, Supplier<? extends T> way) {
        return new Choice<>(Weighted.of(weight, way));
    }

    /** These ways and one more. */
    public Choice<T> or(int weight, Supplier<? extends T> way) {
        return new Choice<>(ways.or(weight, way));
    }

    public T draw(RandomGenerator random) {
        return ways.draw(random).get();
    }
}
