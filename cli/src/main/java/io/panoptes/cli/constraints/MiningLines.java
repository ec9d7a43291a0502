package io.panoptes.cli.constraints;

import io.panoptes.texttosql.constraint.mining.ConstraintMiner;
import java.io.PrintWriter;

/** The progress of mining, a line a table. */
record MiningLines(PrintWriter err) implements ConstraintMiner.Progress {
    @Override
    public void mined(String table, int rows, int columns, int constraints, int number, int all) {
        err.printf(
                "%d of %d: %s, %,d rows, %d columns: %,d constraints%n",
                number, all, table, rows, columns, constraints);
        err.flush();
    }

    @Override
    public void note(String text) {
        err.println("panoptes: " + text);
        err.flush();
    }
}
