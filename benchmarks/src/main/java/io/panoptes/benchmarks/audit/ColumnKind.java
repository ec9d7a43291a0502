package io.panoptes.benchmarks.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What the grammar knows of the type of an expression. */
enum ColumnKind {
    WHOLE,
    EXACT,
    FLOATING,
    TEXT,
    DAY,
    MOMENT,
    TRUTH;

    /** As the grammar calls it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<ColumnKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }
}
