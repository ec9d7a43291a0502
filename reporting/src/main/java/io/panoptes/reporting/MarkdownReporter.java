package io.panoptes.reporting;

import io.panoptes.triage.finding.Finding;

/** {@code report.md}, an issue for the developers of the DBMS. */
record MarkdownReporter() implements Reporter<Finding> {
    @Override
    public String file() {
        return FindingFolders.REPORT;
    }

    @Override
    public String report(Finding finding) {
        return IssueReport.of(finding);
    }
}
