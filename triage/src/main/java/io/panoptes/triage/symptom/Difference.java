package io.panoptes.triage.symptom;

import io.panoptes.sql.value.Row;
import java.util.List;

/**
 * In what two answers differ.
 *
 * @param onlyLeft the rows that the left answer has and the right one lacks, with duplicates where they count
 * @param leftRows how many rows the left answer has
 */
public record Difference(Kind kind, List<Row> onlyLeft, List<Row> onlyRight, int leftRows, int rightRows) {
    public Difference {
        onlyLeft = List.copyOf(onlyLeft);
        onlyRight = List.copyOf(onlyRight);
    }

    /** The manner of a difference. A reduction keeps it. */
    public enum Kind {
        LEFT_HAS_MORE,
        RIGHT_HAS_MORE,
        /** Each has rows that the other lacks. */
        BOTH_HAVE_OTHERS,
        /** The same rows in another order, where the order counts. */
        ORDER
    }
}
