package io.panoptes.sql.chance;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Things to draw one of, each as often as its weight says: {@code Weighted.of(3, "=").or(1, "<")} gives {@code =} three
 * times in four.
 *
 * <p>A draw takes one number from the generator, {@code nextInt} of the sum of the weights; the first thing has the lowest
 * numbers.
 */
public final class Weighted<T> {
    private final @Nullable Weighted<T> before;
    /** The sum of the weights of those before. */
    private final int from;

    private final int sum;
    private final T value;

    private Weighted(@Nullable Weighted<T> before, int weight, T value) {
        if (weight <= 0) {
            throw new IllegalArgumentException(
                    "a weight of %d: what is never drawn has no place here".formatted(weight));
        }
        this.before = before;
        this.from = before == null ? 0 : before.sum;
        this.sum = from + weight;
        this.value = value;
    }

    public static <T> Weighted<T> of(int weight, T value) {
        return new Weighted<>(null, weight, value);
    }

    /** These and one more. */
    public Weighted<T> or(int weight, T value) {
        return new Weighted<>(this, weight, value);
    }

    public T draw(RandomGenerator random) {
        int number = random.nextInt(sum);
        Weighted<T> drawn = this;
        while (drawn.before != null && number < drawn.from) {
            drawn = drawn.before;
        }
        return drawn.value;
    }
}
