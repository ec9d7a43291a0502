package io.panoptes.reporting;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;

/** {@code finding.json}, for programs, and for {@code replay} and {@code reduce}. */
record JsonReporter() implements Reporter<Finding> {
    @Override
    public String file() {
        return FindingJson.FILE;
    }

    @Override
    public String report(Finding finding) {
        return FindingJson.write(finding);
    }
}
