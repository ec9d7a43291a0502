package io.panoptes.triage.symptom;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is wrong with a table in which an integrity check found a fault. One fault is told in several ways: an index whose entry is of
 * another row lacks the entry of one row, or has one too many, as the rows of the case have it.
 */
enum IntegrityShape {
    INDEX_UNLIKE_TABLE(
            "the table is not in order: an index does not hold the rows of its table",
            "row \\d+ missing from index \\S+",
            "wrong # of entries in index \\S+",
            "row \\d+ values differ from index \\S+",
            "rowid not at end-of-record for row \\d+ of index \\S+");

    private final String signature;
    private final List<Pattern> forms;

    IntegrityShape(String signature, String... forms) {
        this.signature = signature;
        this.forms = List.of(forms).stream().map(Pattern::compile).toList();
    }

    /** Equal for the same fault. */
    String signature() {
        return signature;
    }

    /** The shape of the fault that this message tells of; empty where it is a message of its own. */
    static Optional<IntegrityShape> of(String message) {
        return List.of(values()).stream()
                .filter(shape -> shape.forms.stream()
                        .anyMatch(form -> form.matcher(message).find()))
                .findFirst();
    }
}
