package io.panoptes.benchmarks.adversary;

import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Switches off one side condition after the other, and looks for a pair of different queries that the prover then proves. A pair is tried
 * where the condition forbade something on the way to its proof; elsewhere nothing would change.
 */
public record AdversaryRun(SwitchedRules rules, List<BenchmarkPair> pairs, Duration limit) {
    /** Pairs that are tried against one condition. */
    private static final int MOST_PAIRS = 10;

    public AdversaryRun {
        pairs = List.copyOf(pairs);
    }

    /** What came of a condition. */
    public sealed interface Fate {
        SideCondition condition();

        /** Without it a pair is proved whose queries differ. */
        record Needed(SideCondition condition, String pair) implements Fate {}

        /** Without it the rule fails with an exception, and proves nothing. */
        record Fails(SideCondition condition, String pair) implements Fate {}

        /** It forbade something on the way to N pairs, none of which is proved without it. */
        record Survived(SideCondition condition, int reached) implements Fate {}

        /** It forbade nothing in any pair. */
        record NotReached(SideCondition condition) implements Fate {}
    }

    /**
     * @param wrong the pairs that are proved with all conditions, though they differ
     * @param fates of those conditions that were come to
     */
    public record Outcome(List<String> wrong, List<Fate> fates) {
        public Outcome {
            wrong = List.copyOf(wrong);
            fates = List.copyOf(fates);
        }

        public long count(Class<? extends Fate> kind) {
            return fates.stream().filter(kind::isInstance).count();
        }
    }

    /**
     * @param chosen which conditions are switched off
     * @param goesOn asked before each condition
     */
    public Outcome run(Consumer<Fate> told, Predicate<SideCondition> chosen, BooleanSupplier goesOn) {
        SwitchedProver prover = rules.prover();
        Map<Integer, List<BenchmarkPair>> reaching = new LinkedHashMap<>();
        List<String> wrong = new ArrayList<>();
        for (BenchmarkPair pair : pairs) {
            if (proves(prover, 0, pair)) {
                wrong.add(pair.id());
            } else {
                BitSet decisive = prover.decisive();
                decisive.stream()
                        .forEach(number -> reaching.computeIfAbsent(number, unknown -> new ArrayList<>())
                                .add(pair));
            }
        }
        List<Fate> fates = new ArrayList<>();
        for (SideCondition condition : rules.conditions()) {
            if (chosen.test(condition) && goesOn.getAsBoolean()) {
                Fate fate = fate(prover, condition, reaching.getOrDefault(condition.number(), List.of()));
                fates.add(fate);
                told.accept(fate);
            }
        }
        return new Outcome(wrong, fates);
    }

    private Fate fate(SwitchedProver prover, SideCondition condition, List<BenchmarkPair> reaching) {
        if (reaching.isEmpty()) {
            return new Fate.NotReached(condition);
        }
        String failed = "";
        for (BenchmarkPair pair : reaching.subList(0, Math.min(MOST_PAIRS, reaching.size()))) {
            if (proves(prover, condition.number(), pair)) {
                return new Fate.Needed(condition, pair.id());
            }
            failed = failed.isEmpty() && prover.failed() ? pair.id() : failed;
        }
        if (!failed.isEmpty()) {
            return new Fate.Fails(condition, failed);
        }
        return new Fate.Survived(condition, reaching.size());
    }

    private boolean proves(SwitchedProver prover, int off, BenchmarkPair pair) {
        return prover.proves(off, pair.texts(Semantics.BAG), pair.profile().orElse(ReadingProfile.STANDARD), limit);
    }
}
