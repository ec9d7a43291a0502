package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.type.SqlType;

/** A function of a bag of which is known that it gives the same for equal bags, and what its kind says. */
public sealed interface BagFunction {
    /** As certificates write it: functions with one text are one function. */
    String text();

    /** Whether it is a value for each bag. */
    boolean isNeverNull();

    enum Known implements BagFunction {
        /** A sum of numbers in floating point. */
        SUM_OF_DOUBLES("SUM of DOUBLE"),
        /** The same in 32 bits, which rounds more. */
        SUM_OF_REALS("SUM of REAL"),
        /** The value of a scalar subquery, which fails where there are several. */
        ONLY_VALUE("only value");

        private static final int WORD = 32;

        private final String text;

        Known(String text) {
            this.text = text;
        }

        /** The sum of numbers of this type. */
        public static Known sum(SqlType.DoubleType type) {
            return type.bits() > WORD ? SUM_OF_DOUBLES : SUM_OF_REALS;
        }

        @Override
        public String text() {
            return text;
        }

        @Override
        public boolean isNeverNull() {
            return this == SUM_OF_DOUBLES || this == SUM_OF_REALS;
        }
    }

    /**
     * An aggregate or window function of which nothing else is known.
     *
     * @param text its name in SQL and all on which it depends beside the bag, such as its order, its frame and the types of its arguments
     */
    record Named(String text) implements BagFunction {
        @Override
        public boolean isNeverNull() {
            return false;
        }
    }
}
