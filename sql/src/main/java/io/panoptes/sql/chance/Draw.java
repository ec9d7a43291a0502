package io.panoptes.sql.chance;

import java.util.List;
import java.util.random.RandomGenerator;

/** Draws in which everything is as likely as everything else. */
public final class Draw {
    private Draw() {}

    public static <T> T oneOf(RandomGenerator random, List<? extends T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** A number, both ends included: {@code least + nextInt(most - least + 1)}. */
    public static int between(RandomGenerator random, int least, int most) {
        return least + random.nextInt(most - least + 1);
    }
}
