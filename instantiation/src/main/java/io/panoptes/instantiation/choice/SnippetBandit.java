package io.panoptes.instantiation.choice;

import io.panoptes.corpus.Corpus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Prefers the stored snippets whose cases had plans that no case had before, for a while, and sets aside those whose cases hardly
 * ever say anything.
 *
 * <p>As with {@link OracleBandit}, what is learned of an epoch's cases is used two epochs later, when they have ended, in the order
 * of the cases: the same seed gives the same cases.
 */
public final class SnippetBandit implements OracleFeedback {
    private static final long EPOCHS_PREFERRED = 5;

    /** A snippet is set aside when at least this many of its cases were inconclusive, and this share of those that ran. */
    private static final int LEAST_SILENT = 6;

    private static final double LEAST_SILENT_SHARE = 0.8;

    private final Epochs ofEpochs;
    private final NavigableMap<Long, NavigableMap<Long, Seen>> epochs = new TreeMap<>();
    private final Map<Long, Corpus.Preference> preferences = new HashMap<>();
    private final Set<String> shapes = new HashSet<>();
    private final Map<Integer, Integer> ran = new HashMap<>();
    private final Map<Integer, Integer> silent = new HashMap<>();
    private final Map<Integer, Long> preferredUntil = new TreeMap<>();
    private final Set<Integer> reached = new HashSet<>();
    private final Set<Integer> aside = new HashSet<>();
    private long counted = -1;
    /** Nothing is kept of the cases of a campaign that draws none. */
    private boolean isAsked;

    /** What a case held and showed. */
    private static final class Seen {
        Set<Integer> snippets = Set.of();
        final Set<String> shapes = new TreeSet<>();
        boolean reachedNewCode;
        boolean hasRun;
        boolean isSilent;
    }

    /** What there is to say of the snippets at the end: how many were run, reached new plans, were set aside. */
    public record Figures(int ran, int reachedNewPlans, int setAside) {}

    public SnippetBandit(Epochs epochs) {
        this.ofEpochs = epochs;
    }

    @Override
    public synchronized void drew(long index, List<Integer> snippets) {
        if (!snippets.isEmpty()) {
            seen(index).snippets = new LinkedHashSet<>(snippets);
        }
    }

    @Override
    public synchronized void ran(long index, String oracle, boolean suspicious) {
        seen(index).hasRun = true;
    }

    @Override
    public synchronized void reached(long index, String oracle, int points) {
        seen(index).reachedNewCode = true;
    }

    @Override
    public synchronized void inconclusive(long index) {
        seen(index).isSilent = true;
    }

    @Override
    public synchronized void planned(long index, String oracle, String shape) {
        seen(index).shapes.add(shape);
    }

    /** What is known when the case of this index is drawn. */
    public Corpus.Preference preference(long index) {
        return preferenceOf(ofEpochs.of(index));
    }

    /** What an epoch is guided by; the epochs up to two before must have ended. */
    public synchronized Corpus.Preference preferenceOf(long epoch) {
        isAsked = true;
        Corpus.Preference known = preferences.get(epoch);
        if (known == null) {
            count(epoch - 2);
            known = preferenceAt(epoch);
            preferences.keySet().removeIf(old -> old < epoch - 2);
            preferences.put(epoch, known);
        }
        return known;
    }

    /** Takes over what another machine has learned for an epoch. */
    public synchronized void learned(long epoch, Corpus.Preference preference) {
        preferences.keySet().removeIf(old -> old < epoch - 2);
        preferences.put(epoch, preference);
    }

    /** The snippets of each of these cases, which are forgotten with it: another machine counts them. */
    public synchronized Map<Long, List<Integer>> takeDrawn(long first, long end) {
        Map<Long, List<Integer>> drawn = new TreeMap<>();
        for (NavigableMap<Long, Seen> epoch : epochs.values()) {
            NavigableMap<Long, Seen> cases = epoch.subMap(first, true, end, false);
            cases.forEach((index, seen) -> drawn.put(index, List.copyOf(seen.snippets)));
            cases.clear();
        }
        return drawn;
    }

    public synchronized Figures figures() {
        count(Long.MAX_VALUE);
        return new Figures(ran.size(), reached.size(), aside.size());
    }

    private Seen seen(long index) {
        long epoch = ofEpochs.of(index);
        return isAsked && epoch > counted
                ? epochs.computeIfAbsent(epoch, ignored -> new TreeMap<>())
                        .computeIfAbsent(index, ignored -> new Seen())
                : new Seen();
    }

    private Corpus.Preference preferenceAt(long epoch) {
        var first = new ArrayList<Integer>();
        preferredUntil.forEach((snippet, until) -> {
            if (until >= epoch && !aside.contains(snippet)) {
                first.add(snippet);
            }
        });
        return new Corpus.Preference(first, Set.copyOf(aside));
    }

    private void count(long last) {
        while (!epochs.isEmpty() && epochs.firstKey() <= last) {
            var epoch = epochs.pollFirstEntry();
            epoch.getValue().values().forEach(seen -> count(seen, epoch.getKey()));
        }
        counted = Math.max(counted, last);
    }

    private void count(Seen seen, long epoch) {
        boolean isNew = seen.shapes.stream().filter(shapes::add).count() > 0 || seen.reachedNewCode;
        for (int snippet : seen.hasRun ? seen.snippets : Set.<Integer>of()) {
            int all = ran.merge(snippet, 1, Integer::sum);
            int inconclusive = silent.merge(snippet, seen.isSilent ? 1 : 0, Integer::sum);
            if (inconclusive >= LEAST_SILENT && inconclusive >= LEAST_SILENT_SHARE * all) {
                aside.add(snippet);
            }
            if (isNew) {
                reached.add(snippet);
                preferredUntil.put(snippet, epoch + 2 + EPOCHS_PREFERRED);
            }
        }
    }
}
