package io.panoptes.cli.ci;

import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.CiStatus;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.RunReports.Audience;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

/** Writes the reports of a run. */
final class CiReports {
    private CiReports() {}

    /** The exit code. A run without news whose reports can't be written is none: its job would not see what it tested. */
    static int write(CiOutcome outcome, Audience audience, PrintWriter err) {
        int exitCode = outcome.status().exitCode();
        try {
            RunReports.write(outcome, audience);
            return exitCode;
        } catch (UncheckedIOException unwritten) {
            err.println("panoptes: " + unwritten.getMessage());
            err.flush();
            return outcome.status() == CiStatus.NOTHING_NEW ? CiStatus.COULD_NOT_RUN.exitCode() : exitCode;
        }
    }
}
