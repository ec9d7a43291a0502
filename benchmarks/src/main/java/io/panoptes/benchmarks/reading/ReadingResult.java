package io.panoptes.benchmarks.reading;

/**
 * What came of one query.
 *
 * @param id the script, and the number of the query in it, from 1 on
 * @param reason why it was refused, or what is wrong; empty where it is right
 */
public record ReadingResult(String id, Outcome outcome, Setup setup, String reason) {
    public enum Outcome {
        RIGHT,
        WRONG,
        /** Not read, not evaluated, or the right rows are not known by value. */
        REFUSED
    }

    /** What the script did before the query. */
    public enum Setup {
        NONE,
        /** Only CREATE TABLE with columns of scalar types, and INSERT of values. */
        TABLES,
        OTHER
    }
}
