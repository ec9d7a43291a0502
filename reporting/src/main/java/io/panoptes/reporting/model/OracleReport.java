package io.panoptes.reporting.model;

import io.panoptes.sql.oracle.Oracle;

/** The pair of query patterns that a finding is an instance of, as far as it is left in it, and why they agree. */
public record OracleReport(String id, String title, String origin, String left, String right, boolean proved) {
    /** @param columns how many columns the answers of the finding have */
    static OracleReport of(Oracle oracle, int columns) {
        ShownPatterns shown = ShownPatterns.of(oracle, columns);
        return new OracleReport(
                oracle.id(),
                oracle.title(),
                oracle.origin().reference(),
                String.join(";\n", shown.left()),
                String.join(";\n", shown.right()),
                switch (oracle.proof()) {
                    case Oracle.Proof.Proved ignored -> true;
                    case Oracle.Proof.Pending ignored -> false;
                });
    }
}
