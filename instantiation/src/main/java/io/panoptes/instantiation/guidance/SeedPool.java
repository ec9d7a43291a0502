package io.panoptes.instantiation.guidance;

import io.panoptes.instantiation.guidance.PowerSchedule.Averages;
import io.panoptes.instantiation.guidance.PowerSchedule.SeedUse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The seeds of a campaign, and which comes next. For one thread at a time. */
final class SeedPool {
    /** More are not kept in memory: each holds a state. */
    static final int MOST = 3_000;

    private final PowerSchedule schedule;
    private final List<Kept> seeds = new ArrayList<>();
    private final Map<Long, Long> casesOfPath = new HashMap<>();
    private double costs;
    private double edges;
    private double logEdges;
    private double owned;
    private long choices;

    private static final class Kept {
        private final Seed seed;
        private long chosen;
        private int handicap;

        Kept(Seed seed, int handicap) {
            this.seed = seed;
            this.handicap = handicap;
        }
    }

    SeedPool(PowerSchedule schedule) {
        this.schedule = schedule;
    }

    int size() {
        return seeds.size();
    }

    /** A case took this path. */
    void took(long path) {
        casesOfPath.merge(path, 1L, Long::sum);
    }

    void add(Seed seed) {
        if (seeds.size() >= MOST) {
            drop();
        }
        seeds.add(new Kept(seed, (int) Math.min(8, choices / Math.max(1, seeds.size()))));
        count(seed, 1);
    }

    /** The one with the least chance goes, of those that had a turn where there are such. */
    private void drop() {
        seeds.stream()
                .min(Comparator.<Kept>comparingInt(kept -> kept.chosen == 0 ? 1 : 0)
                        .thenComparingDouble(this::weight))
                .ifPresent(kept -> {
                    seeds.remove(kept);
                    count(kept.seed, -1);
                });
    }

    private void count(Seed seed, int sign) {
        costs += sign * seed.cost();
        edges += sign * seed.edges();
        logEdges += sign * Math.log(2 + seed.edges());
        owned += sign * seed.owned();
    }

    /** One of them, by its weight; there must be one. */
    Seed choose(RandomGenerator random) {
        return choose(seeds, random);
    }

    /** Another one that was found on the state of this one, by its weight. */
    Optional<Seed> chooseLike(Seed one, Set<Seed> used, RandomGenerator random) {
        long state = one.testCase().state().number();
        List<Kept> others = seeds.stream()
                .filter(kept -> kept.seed.testCase().state().number() == state && !used.contains(kept.seed))
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(choose(others, random));
    }

    private Seed choose(List<Kept> among, RandomGenerator random) {
        double[] sums = new double[among.size()];
        double sum = 0;
        for (int i = 0; i < sums.length; i++) {
            sum += weight(among.get(i));
            sums[i] = sum;
        }
        double drawn = random.nextDouble() * sum;
        int place = 0;
        while (place < sums.length - 1 && sums[place] <= drawn) {
            place++;
        }
        Kept chosen = among.get(place);
        chosen.chosen++;
        choices++;
        return chosen.seed;
    }

    /** How much is to be spent on this seed now; 100 is the average. */
    double energy(Seed seed) {
        return seeds.stream()
                .filter(kept -> kept.seed == seed)
                .findFirst()
                .map(this::energy)
                .orElse(PowerSchedule.LEAST);
    }

    private double energy(Kept kept) {
        double energy = schedule.energy(
                new SeedUse(kept.seed, kept.chosen - 1, paths(kept), kept.handicap),
                new Averages(costs / seeds.size(), edges / seeds.size()));
        if (kept.handicap > 0) {
            kept.handicap -= Math.min(kept.handicap, kept.handicap >= 4 ? 4 : 1);
        }
        return energy;
    }

    private long paths(Kept kept) {
        return casesOfPath.getOrDefault(kept.seed.path(), 1L);
    }

    /** How likely it is chosen: rather if it is fast, reaches much, was first to reach much, and few cases are like it. */
    private double weight(Kept kept) {
        int count = seeds.size();
        Seed seed = kept.seed;
        return (costs / count)
                / Math.max(1e-9, Math.max(seed.cost(), costs / count / 10))
                * (Math.log(2 + seed.edges()) / (logEdges / count))
                * (1 + seed.owned() / (owned / count))
                / (Math.log10(Math.max(1, paths(kept))) + 1)
                / (1 + kept.chosen / 4.0);
    }
}
