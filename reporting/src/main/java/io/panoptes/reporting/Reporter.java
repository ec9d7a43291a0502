package io.panoptes.reporting;

import io.panoptes.triage.finding.Finding;

/** One form in which a finding is told, as a file of its folder. */
interface Reporter {

    /** The name of the file. */
    String file();

    String report(Finding finding);
}
