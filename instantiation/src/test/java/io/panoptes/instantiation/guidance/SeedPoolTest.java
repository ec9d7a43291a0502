package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeedPoolTest {
    private final SeedPool pool = new SeedPool(PowerSchedule.FAST);

    @Test
    void rarePathsAreChosenMoreOften() {
        pool.add(seed(1, 10));
        pool.add(seed(2, 10));
        for (int i = 0; i < 10_000; i++) {
            pool.took(1);
        }
        pool.took(2);
        Map<Long, Integer> chosen = chosen(600);
        assertThat(chosen.get(2L)).isGreaterThan(chosen.getOrDefault(1L, 0) * 3 / 2);
    }

    @Test
    void whatWasFirstToReachMuchIsChosenMoreOften() {
        pool.add(seed(1, 1));
        pool.add(seed(2, 90));
        Map<Long, Integer> chosen = chosen(200);
        assertThat(chosen.get(2L)).isGreaterThan(chosen.get(1L));
    }

    @Test
    void everySeedGetsItsTurn() {
        for (int i = 0; i < 50; i++) {
            pool.add(seed(i, 1 + i));
        }
        assertThat(chosen(2_000)).hasSize(50);
    }

    @Test
    void othersOfTheSameStateComeOnceEach() {
        for (int i = 0; i < 6; i++) {
            pool.add(new Seed(Cases.of(i % 2, "s"), 0, 1_000, 1, 5, i));
        }
        var random = new SplittableRandom(3);
        var used = new LinkedHashSet<Seed>();
        Optional<Seed> next = Optional.of(pool.choose(random));
        while (next.isPresent()) {
            assertThat(used.add(next.get())).isTrue();
            next = pool.chooseLike(next.get(), used, random);
        }
        assertThat(used)
                .hasSize(3)
                .extracting(seed -> seed.path() % 2)
                .containsOnly(used.getFirst().path() % 2);
    }

    @Test
    void holdsNoMoreThanItMay() {
        for (int i = 0; i < SeedPool.MOST + 20; i++) {
            pool.add(seed(i, 1));
        }
        assertThat(pool.size()).isEqualTo(SeedPool.MOST);
    }

    private Map<Long, Integer> chosen(int times) {
        var random = new SplittableRandom(3);
        Map<Long, Integer> counts = new HashMap<>();
        for (int i = 0; i < times; i++) {
            counts.merge(pool.choose(random).path(), 1, Integer::sum);
        }
        return counts;
    }

    private static Seed seed(long path, int owned) {
        return new Seed(Cases.of(path, "s"), 0, 1_000, owned, 5, path);
    }
}
