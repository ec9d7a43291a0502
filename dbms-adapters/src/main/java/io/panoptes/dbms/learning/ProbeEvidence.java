package io.panoptes.dbms.learning;

import java.util.List;

/**
 * What a probe tried, and what came of it.
 *
 * @param probe its title
 * @param answer rows, or the error
 */
public record ProbeEvidence(String probe, String statement, String answer) {

    /** A line of a file, with tabs between the parts. */
    String line() {
        return List.of(probe, statement, answer).stream()
                .map(part -> part.replaceAll("\\s+", " ").strip())
                .reduce((a, b) -> a + "\t" + b)
                .orElse("");
    }
}
