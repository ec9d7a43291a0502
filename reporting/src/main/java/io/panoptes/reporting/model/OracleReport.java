package io.panoptes.reporting.model;

import io.panoptes.sql.oracle.Oracle;

/** The pair of query patterns that a finding is an instance of, and why they agree. */
public record OracleReport(String id, String title, String origin, String left, String right, boolean proved) {
    static OracleReport of(Oracle oracle) {
        return new OracleReport(
                oracle.id(),
                oracle.title(),
                oracle.origin().reference(),
                String.join(";\n", oracle.leftStatements()),
                String.join(";\n", oracle.rightStatements()),
                switch (oracle.proof()) {
                    case Oracle.Proof.Proved ignored -> true;
                    case Oracle.Proof.Pending ignored -> false;
                });
    }
}
