package io.panoptes.campaign.flood;

import io.panoptes.triage.symptom.Symptom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Notices when most cases of an oracle, or most of all cases, fail alike. From then on such suspects are counted and not kept, and no
 * more cases of that oracle are run. It counts cases and no clock. Safe for several threads.
 */
public final class FloodGuard {
    static final String ALL = "all cases";
    /** How many cases of an oracle it takes to tell. */
    static final int LEAST_OF_AN_ORACLE = 12;

    public static final int LEAST_OF_ALL = 80;
    private static final double MOST = 0.6;

    /** Whether it notices anything by itself. */
    private final boolean notices;

    private final Map<String, Kind> kinds = new HashMap<>();
    private final List<Flood> noticed = new ArrayList<>();
    private final Set<String> blocked = new HashSet<>();

    public FloodGuard() {
        this(true, Set.of());
    }

    private FloodGuard(boolean notices, Set<String> oracles) {
        this.notices = notices;
        blocked.addAll(oracles);
    }

    /** Blocks these oracles and no other, whatever fails: it sees a part of the cases only. */
    public static FloodGuard only(Set<String> oracles) {
        return new FloodGuard(false, oracles);
    }

    /** What was run of one kind. */
    private static final class Kind {
        private long cases;
        private final Map<String, Alike> failures = new HashMap<>();
        private Optional<String> flood = Optional.empty();
    }

    /** Those of a kind that fail alike. */
    private static final class Alike {
        private final long example;
        private long count;

        private Alike(long example) {
            this.example = example;
        }
    }

    /**
     * A case was run.
     *
     * @return the flood that it made noticeable
     */
    public synchronized Optional<Flood> ran(long index, String oracle, Optional<Symptom> symptom) {
        if (!notices) {
            return Optional.empty();
        }
        Optional<Flood> ofOracle = ran(oracle, LEAST_OF_AN_ORACLE, index, symptom);
        ofOracle.ifPresent(flood -> blocked.add(oracle));
        return ofOracle.or(() -> ran(ALL, LEAST_OF_ALL, index, symptom));
    }

    private Optional<Flood> ran(String name, int least, long index, Optional<Symptom> symptom) {
        Kind kind = kinds.computeIfAbsent(name, unseen -> new Kind());
        kind.cases++;
        if (symptom.isEmpty()) {
            return Optional.empty();
        }
        String key = likeness(symptom.get());
        Alike alike = kind.failures.computeIfAbsent(key, unseen -> new Alike(index));
        alike.count++;
        if (kind.flood.isPresent() || kind.cases < least || alike.count < MOST * kind.cases) {
            return Optional.empty();
        }
        kind.flood = Optional.of(key);
        Flood flood =
                new Flood(name, symptom.get().summary(), alike.count, kind.cases, alike.example, Optional.empty());
        noticed.add(flood);
        return Optional.of(flood);
    }

    /** Whether the suspect is one more of a flood. */
    public synchronized boolean isPart(String oracle, Symptom symptom) {
        String key = likeness(symptom);
        return isFlood(oracle, key) || isFlood(ALL, key);
    }

    private boolean isFlood(String name, String key) {
        Kind kind = kinds.get(name);
        return kind != null && kind.flood.filter(key::equals).isPresent();
    }

    /** Whether no more cases of the oracle are to be run. */
    public synchronized boolean isBlocked(String oracle) {
        return blocked.contains(oracle);
    }

    public synchronized Set<String> blocked() {
        return Set.copyOf(blocked);
    }

    public synchronized List<Flood> noticed() {
        return List.copyOf(noticed);
    }

    private static String likeness(Symptom symptom) {
        return symptom.kind() + symptom.signature();
    }
}
