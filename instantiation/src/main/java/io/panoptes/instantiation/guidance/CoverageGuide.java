package io.panoptes.instantiation.guidance;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.instantiation.choice.OracleChoice;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.BlockPlan.Manner;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Guides a campaign to code that its queries have not reached: keeps the cases that reached some as seeds, decides for each block of
 * cases whether they are made of seeds or fresh and how many share a state, and prefers what brought most for its time.
 *
 * <p>What is learned of a round of blocks is used two rounds later, when its cases have ended, in the order of the cases. So with
 * one worker and a cost that is learnedRounds in statements, the same seed gives the same campaign.
 */
public final class CoverageGuide implements CaseGuide, CoverageFeedback {
    /** Blocks of a round: more cases than one worker is ever ahead. */
    static final int BLOCKS_A_ROUND = 3;

    /** Of a machine that shares the cases with others: as many as it runs in a row. */
    private static final int BLOCKS_OF_A_SHARD = 6;

    /** One block in N looks at nothing that was learned. */
    private static final int EXPLORING = 6;

    /** One choice in N looks at nothing that was learned. */
    private static final int EXPLORING_CHOICE = 4;

    /** By which each weight is multiplied after a round, so that what was learned early counts less. */
    private static final double DECAY = 0.97;
    /** How often the list to draw from holds a word of the greatest weight, and one of the average. */
    private static final int MOST_COPIES = 12;

    private static final int USUAL_COPIES = 2;

    /** What the cases of a state of seeds are to cost together, in setups. */
    private static final double OF_A_SETUP = 4;

    private final long seed;
    private final Manner first;
    private final OracleChoice oracles;
    private final OracleFeedback feedback;
    private final boolean timed;
    private final int blocksARound;
    private final Consumer<Seed> kept;
    private final ReachedCode reached = new ReachedCode();

    private final SeedPool pool;
    /** How blocks of cases are made: of seeds, or fresh with more or fewer cases a state. */
    private final ArmWeights manners = new ArmWeights(6, DECAY);
    /** Whether placeholders are filled with tables of the state by their names, where they can be. */
    private final ArmWeights plainness = new ArmWeights(300, DECAY);

    private final Map<Family, ArmWeights> families = new EnumMap<>(Family.class);
    /** Words of opaque predicates. */
    private final ArmWeights words = new ArmWeights(40, DECAY);

    private final DrawnWords drawnWords = new DrawnWords();

    private final Map<Long, BlockPlan> plans = new HashMap<>();
    private final NavigableMap<Long, NavigableMap<Long, Lesson>> lessons = new TreeMap<>();
    /** The seeds of cases that have not ended, by the case. */
    private final Map<Long, Origin> origins = new HashMap<>();
    /** Cases filled that way that have not ended. */
    private final Set<Long> plainly = new HashSet<>();

    private Optional<Weighted> weighted = Optional.empty();
    /** Up to and with this round everything was learned. */
    private long learnedRounds = -1;

    private long setups;
    private double setupCosts;
    private double caseCosts;
    private long cases;
    private long seedCases;
    private long seedNovelty;
    private long freshNovelty;

    /** What is to be learned of a case, or of the setup of its state. */
    private record Lesson(
            TestCase testCase,
            Kind kind,
            CaseNovelty novelty,
            int edges,
            long path,
            double cost,
            Optional<Origin> origin) {}

    private enum Kind {
        SETUP,
        CASE,
        SUSPICIOUS
    }

    private record Origin(Seed seed, List<String> mutations) {}

    private record Weighted(long round, OpaqueWords of, OpaqueWords words) {}

    /**
     * @param feedback receives how much new code each case reached
     * @param timed whether cost is time; otherwise it is statements, and the campaign is the same each time
     * @param casesPerState how many share one until something was learned
     * @param shards how many machines share the cases
     * @param kept is given each new seed
     */
    public CoverageGuide(
            long seed,
            OracleChoice oracles,
            OracleFeedback feedback,
            PowerSchedule schedule,
            boolean timed,
            int casesPerState,
            int shards,
            Consumer<Seed> kept) {
        this.seed = seed;
        this.first = Manner.nearest(casesPerState);
        this.oracles = oracles;
        this.feedback = feedback;
        this.timed = timed;
        this.blocksARound = shards == 1 ? BLOCKS_A_ROUND : BLOCKS_OF_A_SHARD * shards;
        this.kept = kept;
        this.pool = new SeedPool(schedule);
        for (Family family : Family.values()) {
            families.put(family, new ArmWeights(60, DECAY));
        }
    }

    /** Takes in a seed of an earlier part of the campaign. */
    public synchronized void restore(Seed earlier) {
        pool.add(earlier);
    }

    public ReachedCode reached() {
        return reached;
    }

    public synchronized SeedFigures figures() {
        Map<String, Double> weights = new HashMap<>();
        Stream.of(Manner.values()).forEach(one -> weights.put(one.name(), manners.weight(one.name())));
        return new SeedFigures(
                reached.edges(),
                reached.differential(),
                pool.size(),
                cases,
                seedCases,
                seedNovelty,
                freshNovelty,
                weights);
    }

    @Override
    public int oracle(long index, int places, RandomGenerator random) {
        return oracles.choose(index, places, random);
    }

    @Override
    public synchronized StateSource state(long index) {
        long block = index / BlockPlan.CASES;
        BlockPlan known = plans.get(block);
        if (known == null) {
            known = plan(block);
            plans.put(block, known);
        }
        return known.at(index);
    }

    private BlockPlan plan(long block) {
        long round = block / blocksARound;
        if (block % blocksARound == 0 || learnedRounds < round - 2) {
            learnRounds(round - 2);
            plans.keySet().removeIf(old -> old < block - 4L * blocksARound);
        }
        var random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + block);
        Manner manner = manner(block, random);
        return manner == Manner.SEEDS
                ? BlockPlan.ofSeeds(block, random, pool, casesThatPay())
                : BlockPlan.fresh(block, manner);
    }

    /** After how many cases, on average, a setup has taken a fifth of the time or less. */
    private double casesThatPay() {
        return caseCosts == 0 || setups == 0 ? 0 : OF_A_SETUP * (setupCosts / setups) / (caseCosts / cases);
    }

    private Manner manner(long block, RandomGenerator random) {
        List<Manner> possible = Stream.of(Manner.values())
                .filter(one -> one != Manner.SEEDS || pool.size() > 0)
                .toList();
        if (block < 2L * blocksARound) {
            return first;
        }
        // What brings twice as much is chosen four times as often.
        return block % EXPLORING == 0
                ? Draw.oneOf(random, possible)
                : draw(possible, one -> square(manners.weight(one.name())), random);
    }

    private static double square(double number) {
        return number * number;
    }

    @Override
    public synchronized boolean plainly(long index, RandomGenerator random) {
        double yes = plainness.weight("plain");
        double no = plainness.weight("other");
        boolean isPlain = random.nextDouble() * (yes + no) < yes;
        if (isPlain) {
            plainly.add(index);
        }
        return isPlain;
    }

    @Override
    public synchronized <T> T pick(
            long index, Family family, List<T> choices, Function<T, String> name, RandomGenerator random) {
        ArmWeights weights = families.get(family);
        return weights == null || Chance.oneIn(EXPLORING_CHOICE).happens(random)
                ? Draw.oneOf(random, choices)
                : draw(choices, one -> weights.weight(name.apply(one)), random);
    }

    private static <T> T draw(List<T> choices, Function<T, Double> weight, RandomGenerator random) {
        double sum = choices.stream().mapToDouble(weight::apply).sum();
        double drawn = random.nextDouble() * sum;
        for (T choice : choices) {
            drawn -= weight.apply(choice);
            if (drawn < 0) {
                return choice;
            }
        }
        return choices.getLast();
    }

    @Override
    public synchronized OpaqueWords words(long index, OpaqueWords all) {
        long round = index / BlockPlan.CASES / blocksARound;
        if (weighted.filter(known -> known.round() == round && known.of() == all)
                .isEmpty()) {
            learnRounds(round - 2);
            weighted = Optional.of(new Weighted(round, all, all.repeating(this::copies)));
        }
        return weighted.get().words();
    }

    private int copies(String word) {
        double copies = USUAL_COPIES * drawnWords.rarity(word) * words.weight(word);
        return (int) Math.clamp(Math.round(copies), 1, MOST_COPIES);
    }

    @Override
    public synchronized void drew(long index, Seed of, List<String> mutations) {
        origins.put(index, new Origin(of, List.copyOf(mutations)));
    }

    @Override
    public void ran(TestCase testCase, PairCoverage coverage, long nanos, boolean suspicious) {
        CaseNovelty novelty = reached.add(coverage);
        int edges = Math.max(coverage.left().edges(), coverage.right().edges());
        double cost = timed ? nanos : 2;
        long path = 31L * (31L * coverage.left().edges() + coverage.right().edges())
                + coverage.differential().hashCode();
        if (novelty.isAny()) {
            feedback.reached(testCase.index(), testCase.oracle().id(), (int) Math.round(novelty.worth()));
        }
        synchronized (this) {
            add(new Lesson(
                    testCase,
                    suspicious ? Kind.SUSPICIOUS : Kind.CASE,
                    novelty,
                    edges,
                    path,
                    cost,
                    Optional.ofNullable(origins.remove(testCase.index()))));
        }
    }

    @Override
    public synchronized void entered(TestCase first, int statements, long nanos) {
        add(new Lesson(first, Kind.SETUP, CaseNovelty.NONE, 0, 0, timed ? nanos : statements, Optional.empty()));
    }

    private void add(Lesson one) {
        long index = one.testCase().index();
        // The setup comes before its first case.
        lessons.computeIfAbsent(index / BlockPlan.CASES / blocksARound, ignored -> new TreeMap<>())
                .put(2 * index + (one.kind() == Kind.SETUP ? 0 : 1), one);
    }

    private void learnRounds(long last) {
        while (learnedRounds < last) {
            learnedRounds++;
            while (!lessons.isEmpty() && lessons.firstKey() <= learnedRounds) {
                lessons.pollFirstEntry().getValue().values().forEach(this::learn);
            }
            manners.endRound();
            plainness.endRound();
            words.endRound();
            families.values().forEach(ArmWeights::endRound);
            long before = learnedRounds * blocksARound * BlockPlan.CASES;
            origins.keySet().removeIf(index -> index < before);
            plainly.removeIf(index -> index < before);
        }
    }

    private void learn(Lesson one) {
        TestCase testCase = one.testCase();
        double worth = one.novelty().worth();
        BlockPlan plan = plans.get(testCase.index() / BlockPlan.CASES);
        if (plan != null) {
            manners.learn(plan.manner().name(), worth, one.cost());
        }
        if (one.kind() == Kind.SETUP) {
            setups++;
            setupCosts += one.cost();
            return;
        }
        cases++;
        caseCosts += one.cost();
        pool.took(one.path());
        if (one.origin().isPresent()) {
            seedCases++;
            seedNovelty += one.novelty().count();
            List<String> mutations = one.origin().get().mutations();
            learn(Family.MUTATION, mutations.getFirst(), worth, one.cost());
            mutations.stream().skip(1).forEach(name -> learn(Family.STATE_MUTATION, name, worth, one.cost()));
        } else {
            freshNovelty += one.novelty().count();
            plainness.learn(plainly.remove(testCase.index()) ? "plain" : "other", worth, one.cost());
        }
        Stream.concat(testCase.leftVariation().stream(), testCase.rightVariation().stream())
                .map(PlanVariation::name)
                .forEach(name -> learn(Family.SETTING, name, worth, one.cost()));
        Set<String> held = CaseWords.of(testCase);
        drawnWords.drew(held);
        held.forEach(word -> words.learn(word, worth, one.cost()));
        if (one.novelty().isAny() && one.kind() == Kind.CASE) {
            Seed found = new Seed(
                    testCase,
                    one.origin().map(origin -> origin.seed().depth() + 1).orElse(0),
                    one.edges(),
                    one.novelty().count(),
                    one.cost(),
                    one.path());
            pool.add(found);
            kept.accept(found);
        }
    }

    private void learn(Family family, String name, double worth, double cost) {
        ArmWeights weights = families.get(family);
        if (weights != null) {
            weights.learn(name, worth, cost);
        }
    }
}
