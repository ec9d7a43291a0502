package io.panoptes.reporting;

import io.panoptes.reporting.model.RunReport;
import io.panoptes.triage.finding.Finding;
import java.util.List;

/** The forms in which each finding and each run is told. A new one is a class and a line here. */
final class Reporters {
    /** JSON comes last: where {@code finding.json} is, the other files are whole. */
    static final List<Reporter<Finding>> OF_A_FINDING =
            List.of(new SqlReporter(), new MarkdownReporter(), new JsonReporter());

    static final List<Reporter<RunReport>> OF_A_RUN = List.of(
            new JUnitReporter(),
            new SarifReporter(),
            new JobSummaryReporter(),
            new HtmlReporter(),
            new RunJsonReporter());

    private Reporters() {}
}
