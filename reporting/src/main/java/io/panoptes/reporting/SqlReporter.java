package io.panoptes.reporting;

import io.panoptes.triage.finding.Finding;

/** {@code repro.sql}, for the DBMS's own shell. */
record SqlReporter() implements Reporter<Finding> {
    @Override
    public String file() {
        return FindingFolders.SCRIPT;
    }

    @Override
    public String report(Finding finding) {
        return ReproScript.of(finding);
    }
}
