package io.panoptes.reporting;

import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.page.ReportPage;

/** {@code report.html}, one file for a browser. */
record HtmlReporter() implements Reporter<RunReport> {
    @Override
    public String file() {
        return "report.html";
    }

    @Override
    public String report(RunReport run) {
        return ReportPage.of(run);
    }
}
