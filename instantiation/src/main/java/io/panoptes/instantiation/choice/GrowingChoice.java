package io.panoptes.instantiation.choice;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/**
 * Begins with few oracles and takes in one more every N cases: to read an oracle for the first time takes as long as
 * dozens of cases take to run, and a library has thousands. Which come first, the seed says, by the weights of the other choice. Where that
 * one draws an oracle that is not in yet, another of its kind has the turn: kinds of which few are in would hardly have any otherwise.
 */
public final class GrowingChoice implements OracleChoice {
    static final int AT_FIRST = 80;
    static final int CASES_EACH = 20;

    /** So often at most the other is asked for one that is in. */
    private static final int ATTEMPTS = 2_000;

    private final OracleChoice choice;
    private final IntPredicate kind;
    /** How many oracles are taken in before each. */
    private final int[] ranks;
    /** The oracles as they are taken in. */
    private final int[] order;

    /** @param kind tells two kinds of places apart, each of which keeps its share of the draws */
    public GrowingChoice(OracleChoice choice, IntPredicate kind, int places, long seed) {
        this.choice = choice;
        this.kind = kind;
        this.ranks = new int[places];
        this.order = new int[places];
        Arrays.fill(ranks, places);
        var random = new SplittableRandom(seed);
        int taken = 0;
        for (int i = 0; i < ATTEMPTS * 10 && taken < places; i++) {
            taken = take(choice.choose(0, places, random), taken);
        }
        for (int place = 0; place < places; place++) {
            taken = take(place, taken);
        }
    }

    private int take(int place, int taken) {
        if (ranks[place] < ranks.length) {
            return taken;
        }
        ranks[place] = taken;
        order[taken] = place;
        return taken + 1;
    }

    @Override
    public int choose(long index, int places, RandomGenerator random) {
        long in = AT_FIRST + index / CASES_EACH;
        if (in >= places || places != ranks.length) {
            return choice.choose(index, places, random);
        }
        int drawn = choice.choose(index, places, random);
        boolean wanted = kind.test(drawn);
        for (int i = 0; i < ATTEMPTS; i++) {
            if (ranks[drawn] < in && kind.test(drawn) == wanted) {
                return drawn;
            }
            drawn = choice.choose(index, places, random);
        }
        return order[random.nextInt((int) in)];
    }
}
