package io.panoptes.instantiation.choice;

import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.instantiation.choice.ChoiceGain.Shown;
import io.panoptes.sql.oracle.Oracle;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * Spends the cases of a campaign where they show something new: an oracle whose cases had plans that no case had before, or
 * that were suspicious, is drawn more often, until it only repeats itself. One case in three looks at nothing that was learned: it keeps every oracle in
 * sight, and is what the gain of the others is measured against.
 *
 * <p>The weights of an epoch come from the epochs up to two before, whose cases have ended by then, and are computed from their
 * events in the order of the cases. So the same seed still gives the same cases, however many workers there are.
 */
public final class OracleBandit implements OracleChoice, OracleFeedback {
    /** One case in N ignores what was learned. */
    private static final int EXPLORING = 3;

    /** Cases of an oracle that weigh as much as the average over all oracles. */
    private static final double PATIENCE = 60;

    /** What an oracle shows more often than this is taken for the same again. */
    private static final int SUSPICIONS_OF_WORTH = 3;

    /** An oracle of which one case in N is suspicious shows one bug all the time. */
    private static final int TOO_OFTEN = 8;

    /** The share of what was reached before a case that is left after it. */
    private static final double LATELY = 0.995;

    private static final double LEAST = 0.25;
    private static final double MOST = 6;

    private final Epochs epochs;
    private final Map<String, Integer> places = new HashMap<>();
    /** The places of those that nobody wrote. */
    private final BitSet mined = new BitSet();

    private final double[] priors;
    private final double[] priorSums;
    private final NavigableMap<Long, NavigableMap<Event, Boolean>> events = new TreeMap<>();
    private final Map<Long, double[]> sums = new HashMap<>();
    private final Set<String> shapes = new HashSet<>();
    private final long[] ran;
    private final double[] rewards;
    private final long[] plans;
    private final long[] suspicions;
    private long allRan;
    private double allRewards;
    /** New code that cases reached lately, and the number of these cases. */
    private double latelyReached;

    private double latelyRan;
    private long counted = -1;
    private Shown learned = Shown.NOTHING;
    private Shown plain = Shown.NOTHING;

    /**
     * Something that a case showed.
     *
     * @param points for code that it was the first to reach
     */
    private record Event(long index, String oracle, String shape, int points) {
        static final Comparator<Event> ORDER = Comparator.comparingLong(Event::index)
                .thenComparing(Event::oracle)
                .thenComparing(Event::shape)
                .thenComparingInt(Event::points);
    }

    private OracleBandit(List<Oracle> oracles, double[] priors, Epochs epochs) {
        this.epochs = epochs;
        for (int place = 0; place < oracles.size(); place++) {
            places.put(oracles.get(place).id(), place);
            mined.set(place, isMined(oracles.get(place)));
        }
        this.priors = priors;
        this.priorSums = sums(place -> priors[place]);
        this.ran = new long[priors.length];
        this.rewards = new double[priors.length];
        this.plans = new long[priors.length];
        this.suspicions = new long[priors.length];
    }

    /**
     * Before anything ran, those that somebody wrote and those that were mined share the draws evenly, for the mined ones are
     * many; of the mined ones, what stands first in the library weighs most.
     */
    public static OracleBandit of(List<Oracle> oracles, Epochs epochs) {
        return of(oracles, Map.of(), epochs);
    }

    /** @param yields what oracles showed in recorded campaigns, by their ids; it counts as if it had been shown in this one */
    public static OracleBandit of(List<Oracle> oracles, Map<String, OracleYield> yields, Epochs epochs) {
        double[] priors = new double[oracles.size()];
        long mined = oracles.stream().filter(OracleBandit::isMined).count();
        long written = oracles.size() - mined;
        int place = 0;
        for (int i = 0; i < priors.length; i++) {
            if (isMined(oracles.get(i))) {
                // From one and a half times the average down to half of it.
                priors[i] = (1.5 - (double) place++ / mined) / mined;
            } else {
                priors[i] = 1.0 / written;
            }
        }
        OracleYield all = yields.values().stream().reduce(OracleYield.NONE, OracleYield::plus);
        for (int i = 0; i < priors.length; i++) {
            priors[i] *= recorded(yields.getOrDefault(oracles.get(i).id(), OracleYield.NONE), all);
        }
        return new OracleBandit(oracles, priors, epochs);
    }

    private static double recorded(OracleYield own, OracleYield all) {
        return worth(rewards(own), own.cases(), (1.0 + rewards(all)) / (1.0 + all.cases()));
    }

    /** An oracle that shows one bug again and again is worth what it showed first. */
    private static double rewards(OracleYield yield) {
        return yield.plans() + ChoiceGain.OF_A_SUSPICION * (double) Math.min(yield.suspicions(), SUSPICIONS_OF_WORTH);
    }

    private static boolean isMined(Oracle oracle) {
        return switch (oracle.origin().kind()) {
            case "rewrite", "model", "llm", "batch", "replay" -> true;
            default -> false;
        };
    }

    /** The same, of few oracles at first, see {@link GrowingChoice}. */
    public OracleChoice growing(long seed) {
        return new GrowingChoice(this, mined::get, priors.length, seed);
    }

    @Override
    public int choose(long index, int count, RandomGenerator random) {
        if (count != priors.length) {
            // A choice among some of the oracles only.
            return random.nextInt(count);
        }
        double[] sum = explores(index) ? priorSums : sums(epochs.of(index));
        double drawn = random.nextDouble() * sum[count - 1];
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (sum[middle] > drawn) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private static boolean explores(long index) {
        return index % EXPLORING == 0;
    }

    @Override
    public synchronized void ran(long index, String oracle, boolean suspicious) {
        add(index, new Event(index, oracle, "", 0), suspicious);
    }

    @Override
    public synchronized void planned(long index, String oracle, String shape) {
        add(index, new Event(index, oracle, shape, 0), false);
    }

    @Override
    public synchronized void reached(long index, String oracle, int points) {
        if (points > 0) {
            add(index, new Event(index, oracle, "", points), false);
        }
    }

    private void add(long index, Event event, boolean suspicious) {
        long epoch = epochs.of(index);
        if (epoch > counted) {
            events.computeIfAbsent(epoch, ignored -> new TreeMap<>(Event.ORDER))
                    .merge(event, suspicious, (a, b) -> a || b);
        }
    }

    /** The running sums of the weights of an epoch. */
    private synchronized double[] sums(long epoch) {
        double[] known = sums.get(epoch);
        if (known == null) {
            count(epoch - 2);
            known = sums(this::weight);
            sums.keySet().removeIf(old -> old < epoch - 2);
            sums.put(epoch, known);
        }
        return known;
    }

    /** What an epoch is guided by; the epochs up to two before must have ended. */
    public List<Double> weights(long epoch) {
        return Arrays.stream(sums(epoch)).boxed().toList();
    }

    /** Takes over what another machine has learned for an epoch. */
    public synchronized void learned(long epoch, List<Double> weights) {
        sums.keySet().removeIf(old -> old < epoch - 2);
        sums.put(epoch, weights.stream().mapToDouble(Double::doubleValue).toArray());
        // Nothing is counted here: what its own cases show is told to that machine.
        counted = Long.MAX_VALUE;
    }

    private double[] sums(IntToDoubleFunction weight) {
        double[] running = new double[priors.length];
        double sum = 0;
        for (int i = 0; i < running.length; i++) {
            sum += weight.applyAsDouble(i);
            running[i] = sum;
        }
        return running;
    }

    @Override
    public synchronized ChoiceGain gain() {
        count(Long.MAX_VALUE);
        return new ChoiceGain(learned, plain);
    }

    private void count(long last) {
        while (!events.isEmpty() && events.firstKey() <= last) {
            events.pollFirstEntry().getValue().forEach(this::count);
        }
        counted = Math.max(counted, last);
    }

    private void count(Event event, boolean suspicious) {
        Integer place = places.get(event.oracle());
        if (place == null) {
            return;
        }
        if (event.points() > 0) {
            latelyReached += event.points();
            // A campaign reaches most when it begins, whatever it draws: what counts is more than others at that time.
            reward(place, event.points() * (1 + latelyRan) / (1 + latelyReached));
        } else if (event.shape().isEmpty()) {
            latelyReached *= LATELY;
            latelyRan = latelyRan * LATELY + 1;
            ran[place]++;
            allRan++;
            suspicions[place] += suspicious ? 1 : 0;
            reward(place, suspicious && suspicions[place] <= SUSPICIONS_OF_WORTH ? ChoiceGain.OF_A_SUSPICION : 0);
            showed(event, new Shown(1, 0, suspicious ? 1 : 0));
        } else if (shapes.add(event.shape())) {
            plans[place]++;
            reward(place, 1);
            showed(event, new Shown(0, 1, 0));
        }
    }

    /** In the first epochs nothing had been learned. */
    private void showed(Event event, Shown shown) {
        if (epochs.isUntaught(event.index())) {
            return;
        }
        if (explores(event.index())) {
            plain = plain.plus(shown);
        } else {
            learned = learned.plus(shown);
        }
    }

    private void reward(int place, double points) {
        rewards[place] += points;
        allRewards += points;
    }

    /** An oracle that has not run often is taken for an average one. */
    private double weight(int place) {
        if (suspicions[place] > SUSPICIONS_OF_WORTH && suspicions[place] * TOO_OFTEN > ran[place]) {
            return priors[place] * LEAST;
        }
        double average = (1.0 + allRewards) / (1.0 + allRan);
        return priors[place] * worth(rewards[place], ran[place], average);
    }

    /** Of one that showed this much in N cases, as a share of the average. */
    private static double worth(double rewards, long cases, double average) {
        double own = (rewards + PATIENCE * average) / (cases + PATIENCE);
        return Math.clamp(own / average, LEAST, MOST);
    }

    @Override
    public synchronized Map<String, OracleYield> yields() {
        count(Long.MAX_VALUE);
        Map<String, OracleYield> yields = new TreeMap<>();
        places.forEach((id, place) -> yields.put(id, new OracleYield(ran[place], plans[place], suspicions[place])));
        return yields;
    }
}
