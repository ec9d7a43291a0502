package io.panoptes.triage.reduction.editable;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.write.Dialect;

/**
 * How the equivalence engine reads the queries of a case.
 *
 * @param dialect in which they are written for it
 * @param profile what their words mean
 */
public record EngineReading(Dialect dialect, ReadingProfile profile) {
    /** The front reads no WHERE without FROM, which reductions leave. */
    private static final String ONE_ROW = "(VALUES (0)) AS one_row (one)";

    /**
     * What means the same on every DBMS. What one of them makes of a text beside a number, or of a number that is a condition, is its
     * own affair.
     */
    public static final EngineReading PORTABLE =
            of(Dialect.PORTABLE, ReadingProfile.STANDARD.withoutImplicitCasts("like stands with like"));

    public static EngineReading of(Dialect dialect, ReadingProfile profile) {
        return new EngineReading(dialect.emptyFrom(ONE_ROW), profile);
    }
}
