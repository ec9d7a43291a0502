package io.panoptes.sql.text;

/** SQL text that can't be read: what is wrong, at which line and column (both from 1), and what to do. */
public sealed class SqlTextException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String problem;
    private final String advice;
    private final int line;
    private final int column;

    public SqlTextException(String problem, String advice, int line, int column) {
        super("line %d, column %d: %s.%n  %s".formatted(line, column, problem, advice));
        this.problem = problem;
        this.advice = advice;
        this.line = line;
        this.column = column;
    }

    /** Something wrong at this offset of the text. */
    public static SqlTextException at(String text, int offset, String problem, String advice) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < Math.min(offset, text.length()); i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new SqlTextException(problem, advice, line, Math.min(offset, text.length()) - lineStart + 1);
    }

    /** A reference to a table that a script of CREATE TABLE statements does not declare, or not yet. */
    public static final class UndeclaredTable extends SqlTextException {
        private static final long serialVersionUID = 1L;

        public UndeclaredTable(SqlTextException reference) {
            super(reference.problem(), reference.advice(), reference.line(), reference.column());
        }
    }

    public String problem() {
        return problem;
    }

    public String advice() {
        return advice;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
