package io.panoptes.equivalence.refuter.symbolic.table;

import java.util.function.BooleanSupplier;

/** Ends an encoding that grows too large or takes too long. */
public final class EncodingBudget {

    private static final int MOST_ROWS_OF_A_TABLE = 700;
    private static final long MOST_WORK = 3_000_000;

    private final BooleanSupplier isOver;
    private long rowsLeft;

    public EncodingBudget(BooleanSupplier isOver) {
        this.rowsLeft = MOST_WORK;
        this.isOver = isOver;
    }

    /** To be called before work on N rows, or pairs of rows. */
    public void spend(long rows) {
        rowsLeft -= rows;
        if (rowsLeft < 0) {
            throw new Exhausted("the encoding grew too large");
        }
        if (isOver.getAsBoolean()) {
            throw new Exhausted("out of time while encoding");
        }
    }

    public void requireRows(long rows) {
        if (rows > MOST_ROWS_OF_A_TABLE) {
            throw new Exhausted("an intermediate table of %d rows".formatted(rows));
        }
    }

    /** The encoding was given up; a smaller bound may still fit. */
    public static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Exhausted(String reason) {
            super(reason, null, false, false);
        }
    }
}
