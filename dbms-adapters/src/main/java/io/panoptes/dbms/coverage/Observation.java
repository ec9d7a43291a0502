package io.panoptes.dbms.coverage;

/**
 * Two statements of a batch whose coverage is wanted.
 *
 * @param left the position of the first in the batch
 * @param right the position of the second, behind that of the first
 * @param whole whether all that they reached is wanted, and not only what is new or differs: some ten times the cost
 */
public record Observation(int left, int right, boolean whole) {
    public Observation {
        if (left < 0 || right <= left) {
            throw new IllegalArgumentException("the statements %d and %d are no pair".formatted(left, right));
        }
    }

    public static Observation pair(int left, int right) {
        return new Observation(left, right, false);
    }

    public static Observation wholePair(int left, int right) {
        return new Observation(left, right, true);
    }
}
