package io.panoptes.reporting.model;

import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.finding.Finding;

/** The pair of query patterns that a finding is an instance of, as far as it is left in it, and why they agree. */
public record OracleReport(String id, String title, String origin, String left, String right, boolean proved) {
    static OracleReport of(Finding finding) {
        Oracle oracle = finding.original().oracle();
        ShownPatterns shown = ShownPatterns.of(finding);
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
