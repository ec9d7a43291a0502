package io.panoptes.reporting;

import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.finding.RecordJson;

/** {@code report.json}, for programs; {@code run-report.schema.json} says what it holds. */
record RunJsonReporter() implements Reporter<RunReport> {
    @Override
    public String file() {
        return RunReports.JSON;
    }

    @Override
    public String report(RunReport run) {
        return RecordJson.write(run, RunReport.class).toPrettyString() + "\n";
    }
}
