package io.panoptes.reporting;

import java.util.List;

/** The forms in which each finding is told. A new one is a class and a line here. */
final class Reporters {
    /** JSON comes last: where {@code finding.json} is, the other files are whole. */
    static final List<Reporter> ALL = List.of(new SqlReporter(), new MarkdownReporter(), new JsonReporter());

    private Reporters() {}
}
