package io.panoptes.texttosql.constraint;

/**
 * The evidence for a constraint.
 *
 * @param support the number of rows that the constraint applies to: for a dependency, those that share their determinants with another
 *     row; 0 where that is not known
 * @param confidence the share of these rows that can stay if all that violate it are removed; 1 where it holds
 */
public record Evidence(Origin origin, long support, double confidence) {
    public Evidence {
        if (confidence < 0 || confidence > 1 || support < 0) {
            throw new IllegalArgumentException("support %d, confidence %s".formatted(support, confidence));
        }
    }

    public static Evidence mined(long support, double confidence) {
        return new Evidence(Origin.MINED, support, confidence);
    }

    /** The same evidence under another origin. */
    public Evidence as(Origin other) {
        return new Evidence(other, support, confidence);
    }
}
