package io.panoptes.equivalence.problem;

/** A query, or a condition of a table, that is no valid SQL over its schema. Line and column count from 1; 0 is unknown. */
public final class SqlError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final String problem;

    public SqlError(int line, int column, String problem) {
        super(line > 0 ? "line %d, column %d: %s".formatted(line, column, problem) : problem);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** What is wrong, without the place. */
    public String problem() {
        return problem;
    }
}
