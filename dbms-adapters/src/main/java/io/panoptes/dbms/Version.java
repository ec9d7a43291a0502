package io.panoptes.dbms;

import java.util.Arrays;
import java.util.List;

/**
 * A release of a DBMS, ordered as its numbers are: {@code 1.3.2.0 < 1.3.10.0}, {@code 10.5.3.0 < 10.5.3.0_1}.
 *
 * <p>A build under development has no number of its own, is called {@link #LOCAL} and counts as newer than every release.
 */
public record Version(String text) implements Comparable<Version> {

    public static final Version LOCAL = new Version("local");

    public boolean isAtLeast(String other) {
        return compareTo(new Version(other)) >= 0;
    }

    public boolean isBefore(String other) {
        return !isAtLeast(other);
    }

    /** Whether this is a release that its makers call finished, and no milestone, snapshot or candidate. */
    public boolean isFinal() {
        return text.matches("[0-9]+([._][0-9]+)*");
    }

    /** Whether they differ in zeros at the end alone: {@code 1.3.2} and {@code 1.3.2.0}. */
    public boolean sameNumbers(Version other) {
        return !equals(LOCAL) && !other.equals(LOCAL) && compareNumbers(other) == 0;
    }

    @Override
    public int compareTo(Version other) {
        if (equals(LOCAL) || other.equals(LOCAL)) {
            return Boolean.compare(equals(LOCAL), other.equals(LOCAL));
        }
        int order = compareNumbers(other);
        if (order != 0) {
            return order;
        }
        // 3.7.15-M1 comes before 3.7.15.
        return isFinal() == other.isFinal() ? text.compareTo(other.text) : Boolean.compare(isFinal(), other.isFinal());
    }

    private int compareNumbers(Version other) {
        List<Long> mine = numbers();
        List<Long> theirs = other.numbers();
        for (int i = 0; i < Math.max(mine.size(), theirs.size()); i++) {
            int order = Long.compare(i < mine.size() ? mine.get(i) : 0, i < theirs.size() ? theirs.get(i) : 0);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private List<Long> numbers() {
        return Arrays.stream(text.split("[^0-9._]", 2)[0].split("[._]+"))
                .filter(part -> !part.isEmpty() && part.length() < 18)
                .map(Long::valueOf)
                .toList();
    }

    @Override
    public String toString() {
        return text;
    }
}
