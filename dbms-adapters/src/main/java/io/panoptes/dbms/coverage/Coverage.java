package io.panoptes.dbms.coverage;

/**
 * What is known of the coverage of an instance up to now.
 *
 * @param instrumented the number of points that the build counts in the modules or classes loaded so far; 0 where it is not
 *     known
 * @param reached how many of them observed statements reached
 */
public record Coverage(CoverageKind kind, int instrumented, int reached) {
    public static final Coverage NONE = new Coverage(CoverageKind.NONE, 0, 0);

    public boolean isThere() {
        return kind != CoverageKind.NONE;
    }
}
