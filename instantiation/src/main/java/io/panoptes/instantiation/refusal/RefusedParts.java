package io.panoptes.instantiation.refusal;

import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.OracleFeedback;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Learns which parts of SQL a target keeps refusing, as SQLancer++ does, so that cases which hold them are drawn less.
 *
 * <p>What the cases of an epoch show is heeded two epochs later, when they have ended, and only sums are kept: the same seed gives the same
 * cases. One case in N ignores what was learned, so that a part that was blamed for what stood beside it is tried again. Safe for several
 * threads.
 */
public final class RefusedParts implements OracleFeedback {
    /** One case in N ignores what was learned. */
    private static final int EXPLORING = 20;

    /** A part is avoided that was refused at least N times, and hardly ever read. */
    private static final int FEWEST = 4;

    private static final double ALWAYS = 0.9;

    /** Or one that was tried at least N times, and is refused much more often than others are. */
    private static final int MANY = 20;

    private static final double OFTEN = 0.3;
    private static final double ABOVE_OTHERS = 2;

    /** How many cases say how often others are refused of late. */
    private static final int LAST = 200;

    private final Epochs epochs;
    private final NavigableMap<Long, Range> ranges = new TreeMap<>();
    private final NavigableMap<Long, Set<String>> drawn = new TreeMap<>();
    private final Map<Long, Set<String>> avoided = new HashMap<>();
    private long told;

    private static final class Range {
        private int cases;
        private int invalid;
        private final Map<String, Integer> tried = new HashMap<>();
        private final Map<String, Integer> refused = new HashMap<>();

        void add(Range other) {
            cases += other.cases;
            invalid += other.invalid;
            other.tried.forEach((part, count) -> tried.merge(part, count, Integer::sum));
            other.refused.forEach((part, count) -> refused.merge(part, count, Integer::sum));
        }

        double share() {
            return cases == 0 ? 0 : (double) invalid / cases;
        }
    }

    /** @param epochs of whole {@linkplain Epochs#part parts}: the cases of one are kept as one lesson */
    public RefusedParts(Epochs epochs) {
        this.epochs = epochs;
    }

    /** Whether a case of these parts is worth a try. */
    public boolean admits(long index, Set<String> parts) {
        return index % EXPLORING == 0 || avoided(epochs.of(index)).stream().noneMatch(parts::contains);
    }

    /** The parts that cases of this epoch avoid; the epochs up to two before must have ended. */
    public synchronized Set<String> avoided(long epoch) {
        return avoided.computeIfAbsent(epoch, this::learned);
    }

    /** The case of this number holds these parts. */
    public synchronized void holds(long index, Set<String> parts) {
        drawn.put(index, Set.copyOf(parts));
    }

    @Override
    public void ran(long index, String oracle, boolean suspicious) {}

    @Override
    public void planned(long index, String oracle, String shape) {}

    @Override
    public synchronized void answered(long index, boolean valid) {
        Set<String> parts = drawn.remove(index);
        if (parts == null) {
            return;
        }
        Range range = ranges.computeIfAbsent(first(index), ignored -> new Range());
        range.cases++;
        parts.forEach(part -> range.tried.merge(part, 1, Integer::sum));
        if (!valid) {
            range.invalid++;
            parts.forEach(part -> range.refused.merge(part, 1, Integer::sum));
        }
    }

    /** The lessons of the ranges that ended since this was asked last. Every case below {@code done} has ended. */
    public synchronized List<PartLesson> lessons(long done) {
        List<PartLesson> lessons = new ArrayList<>();
        for (long end = told + epochs.part(told); end <= done; end = told + epochs.part(told)) {
            Range range = ranges.get(told);
            if (range != null) {
                lessons.add(new PartLesson(told, end, range.cases, range.invalid, range.tried, range.refused));
            }
            told = end;
        }
        drawn.headMap(told).clear();
        return lessons;
    }

    /**
     * Goes on with what an earlier part of the campaign learned.
     *
     * @param next where it goes on: lessons behind that are learned anew
     */
    public synchronized void restore(List<PartLesson> lessons, long next) {
        told = first(next);
        for (PartLesson lesson : lessons) {
            if (lesson.end() <= told) {
                Range range = new Range();
                range.cases = lesson.cases();
                range.invalid = lesson.invalid();
                range.tried.putAll(lesson.tried());
                range.refused.putAll(lesson.refused());
                ranges.put(lesson.first(), range);
            }
        }
    }

    private long first(long index) {
        return index - index % epochs.part(index);
    }

    private Set<String> learned(long epoch) {
        Range all = new Range();
        Range last = new Range();
        for (var lesson : ranges.descendingMap().entrySet()) {
            if (epochs.of(lesson.getKey()) <= epoch - 2) {
                all.add(lesson.getValue());
                if (last.cases < LAST) {
                    last.add(lesson.getValue());
                }
            }
        }
        double others = Math.max(OFTEN, ABOVE_OTHERS * last.share());
        return all.refused.entrySet().stream()
                .filter(entry -> isAvoided(all.tried.getOrDefault(entry.getKey(), 0), entry.getValue(), others))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isAvoided(int tried, int refused, double others) {
        return refused >= FEWEST && refused >= ALWAYS * tried || tried >= MANY && refused >= others * tried;
    }
}
