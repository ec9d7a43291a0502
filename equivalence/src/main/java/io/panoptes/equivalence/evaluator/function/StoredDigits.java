package io.panoptes.equivalence.evaluator.function;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What becomes of a number that is written in a text where it is stored as a whole number of 64 bits or in floating point, as in SQLite. */
public final class StoredDigits {
    private static final int OF_REALS = 15;
    /** Far enough from the least and the greatest number in floating point. */
    private static final int MOST_PLACES = 290;

    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d+");

    private StoredDigits() {}

    /** Whether a column for numbers, or for dates, keeps the text as a number. */
    public static boolean isNumber(String text) {
        return AffinityFunctions.NUMBER.matcher(text).matches();
    }

    /** Of the number at the beginning of a text, if there is one. */
    public static boolean areKeptOfPrefix(String text) {
        Matcher prefix = AffinityFunctions.PREFIX.matcher(text);
        return !prefix.find() || areKept(prefix.group(1));
    }

    /**
     * Whether the value is kept: {@code '1.00000000000000001'} becomes 1, {@code '9007199254740993.0'} is in floating point first, and
     * {@code '1e-400'} becomes 0.
     *
     * @param text of a number
     */
    public static boolean areKept(String text) {
        BigDecimal number = new BigDecimal(text);
        if (WHOLE.matcher(text).matches() && number.toBigInteger().bitLength() < Long.SIZE) {
            return true;
        }
        BigDecimal digits = number.stripTrailingZeros();
        return digits.precision() <= OF_REALS && Math.abs(digits.scale()) <= MOST_PLACES;
    }
}
