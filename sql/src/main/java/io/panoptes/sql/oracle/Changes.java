package io.panoptes.sql.oracle;

import java.util.List;

/** The statements that change data, run on each side before its query; they are kept as text in the portable dialect. */
public record Changes(List<String> left, List<String> right) {
    /** For a pair of queries alone. */
    public static final Changes NONE = new Changes(List.of(), List.of());

    public Changes {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }
}
