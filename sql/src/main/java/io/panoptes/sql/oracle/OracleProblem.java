package io.panoptes.sql.oracle;

/** Something wrong with one line of an oracle file, and what to do about it. Lines count from 1. */
public record OracleProblem(String file, int line, String problem, String advice) {
    @Override
    public String toString() {
        return "%s:%d: %s.%n  %s".formatted(file, line, problem, advice);
    }
}
