package io.panoptes.equivalence.prover.expression;

/** FreshVariables of the functions that divide exact numbers. */
public final class QuotientNames {
    /** Of as many digits as the DBMS has. */
    public static final String EXACT = "quotient";

    /** Cut towards zero. */
    public static final String WHOLE = "wholeQuotient";

    private static final String WITH_SCALES = EXACT + " of scales ";

    private QuotientNames() {}

    /** Of numbers with N digits behind the point. */
    public static String withScales(java.util.List<Integer> scales) {
        return scales.stream().allMatch(scale -> scale == 0) ? EXACT : WITH_SCALES + scales;
    }

    public static boolean contains(String name) {
        return name.equals(WHOLE) || name.equals(EXACT) || name.startsWith(WITH_SCALES);
    }
}
