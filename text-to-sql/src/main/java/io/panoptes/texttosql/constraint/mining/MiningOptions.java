package io.panoptes.texttosql.constraint.mining;

/**
 * What is searched for, and how much evidence it needs.
 *
 * @param minSupport how many rows a constraint must say something of
 * @param minConfidence the share of these that must keep a NOT NULL, a functional dependency or an ordering; other kinds hold
 *     always
 * @param mostCategories how many values a column may have to be a list of categories
 * @param mostDeterminants how many columns may determine another one
 * @param mostKeyColumns how many columns may be unique together
 * @param allInclusions whether inclusions in columns that are not unique are found, too
 * @param mostRows how many rows of a table are read; what they say is then checked on all
 */
public record MiningOptions(
        long minSupport,
        double minConfidence,
        int mostCategories,
        int mostDeterminants,
        int mostKeyColumns,
        boolean allInclusions,
        int mostRows) {
    public static final MiningOptions STANDARD = new MiningOptions(5, 1, 30, 2, 2, false, 1_000_000);

    public MiningOptions {
        if (minSupport < 1
                || minConfidence <= 0
                || minConfidence > 1
                || mostCategories < 1
                || mostDeterminants < 1
                || mostKeyColumns < 1
                || mostRows < 1) {
            throw new IllegalArgumentException(
                    "support, categories, determinants, key columns and rows begin at 1, confidence lies above 0 and up to 1");
        }
    }

    public MiningOptions withMostDeterminants(int most) {
        return new MiningOptions(
                minSupport, minConfidence, mostCategories, most, mostKeyColumns, allInclusions, mostRows);
    }

    public MiningOptions withMostKeyColumns(int most) {
        return new MiningOptions(
                minSupport, minConfidence, mostCategories, mostDeterminants, most, allInclusions, mostRows);
    }

    public MiningOptions withMinSupport(long support) {
        return new MiningOptions(
                support, minConfidence, mostCategories, mostDeterminants, mostKeyColumns, allInclusions, mostRows);
    }

    public MiningOptions withMinConfidence(double confidence) {
        return new MiningOptions(
                minSupport, confidence, mostCategories, mostDeterminants, mostKeyColumns, allInclusions, mostRows);
    }
}
