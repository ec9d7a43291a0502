package io.panoptes.reporting;

import io.panoptes.campaign.Journal;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.campaign.JournalException;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.reporting.model.CampaignEnd;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.reporting.model.Course;
import io.panoptes.reporting.model.RunReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The reports of a run, a file for each {@link Reporter}. */
public final class RunReports {
    /** Where reports with all details are, when those beside it are for the public. */
    public static final String PRIVATE_FOLDER = "private";

    /** The report for programs. */
    public static final String JSON = "report.json";

    private RunReports() {}

    /** Who may read the reports. */
    public enum Audience {
        /** Everybody who may see the findings. */
        TEAM,
        /** The public: what may be exploitable is counted, and its details are in {@link #PRIVATE_FOLDER} alone. */
        PUBLIC
    }

    /**
     * Writes all reports of a run to its folder.
     *
     * @throws UncheckedIOException when one can't be written; the others are there
     */
    public static void write(CiOutcome outcome, Audience audience) {
        Path folder = outcome.run().folder();
        write(folder, RunReport.of(outcome, course(folder)), audience);
    }

    /**
     * Writes all reports of a campaign to its folder.
     *
     * @throws UncheckedIOException when one can't be written; the others are there
     */
    public static void write(CampaignFacts facts, CampaignEnd end, Audience audience) {
        write(facts.folder(), facts.ended(end, course(facts.folder())), audience);
    }

    /**
     * Writes a report to this folder in all forms.
     *
     * @throws UncheckedIOException when one can't be written; the others are there
     */
    public static void write(Path folder, RunReport report, Audience audience) {
        switch (audience) {
            case TEAM -> write(folder, report);
            case PUBLIC -> {
                write(folder, report.withheld());
                write(folder.resolve(PRIVATE_FOLDER), report);
            }
        }
    }

    static void write(Path folder, RunReport report) {
        List<IOException> failures = new ArrayList<>();
        for (Reporter<RunReport> reporter : Reporters.OF_A_RUN) {
            try {
                Files.createDirectories(folder);
                WholeFile.write(folder.resolve(reporter.file()), reporter.report(report));
            } catch (IOException exception) {
                failures.add(exception);
            }
        }
        if (!failures.isEmpty()) {
            throw new UncheckedIOException(
                    "%d of %d reports can't be written to %s: %s"
                            .formatted(
                                    failures.size(),
                                    Reporters.OF_A_RUN.size(),
                                    folder,
                                    failures.getFirst().getMessage()),
                    failures.getFirst());
        }
    }

    /** A report without a chart is better than none. */
    private static Course course(Path folder) {
        if (!Files.isRegularFile(folder.resolve(Journal.FILE))) {
            return Course.NONE;
        }
        try {
            List<JournalEntry> journal = Journal.read(folder);
            return Course.of(journal);
        } catch (JournalException damaged) {
            return Course.NONE;
        }
    }
}
