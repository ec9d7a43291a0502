package io.panoptes.reporting;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.FindingStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for each finding, with a file for each {@link Reporter}. */
public final class FindingFolders implements FindingStore {
    public static final String FOLDER = "findings";
    public static final String SCRIPT = "repro.sql";
    public static final String REPORT = "report.md";

    private final Path campaign;
    private final Path parent;

    /** @param campaign the folder of the campaign; the findings are in {@code findings} below it */
    public FindingFolders(Path campaign) {
        this.campaign = campaign;
        this.parent = campaign.resolve(FOLDER);
    }

    @Override
    public String save(Finding finding) {
        try {
            write(parent.resolve(finding.id()), finding);
        } catch (UncheckedIOException exception) {
            throw new UncheckedIOException(
                    "%s%n  Its test case is in the journal. Make room, then resume with: panoptes fuzz --resume %s"
                            .formatted(exception.getMessage(), campaign),
                    exception.getCause());
        }
        return FOLDER + "/" + finding.id();
    }

    /** Writes all files of a finding to this folder. */
    public static void write(Path folder, Finding finding) {
        try {
            Files.createDirectories(folder);
            for (Reporter<Finding> reporter : Reporters.OF_A_FINDING) {
                WholeFile.write(folder.resolve(reporter.file()), reporter.report(finding));
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "the finding can't be written to %s: %s".formatted(folder, exception.getMessage()), exception);
        }
    }

    /** The findings that are there, in the order in which they were found. */
    public List<Finding> load() {
        List<Finding> findings = new ArrayList<>();
        if (Files.isDirectory(parent)) {
            try (Stream<Path> folders = Files.list(parent)) {
                folders.filter(folder -> Files.isRegularFile(folder.resolve(FindingJson.FILE)))
                        .map(FindingJson::read)
                        .sorted(Comparator.comparingInt(
                                finding -> Integer.parseInt(finding.id().replaceAll("\\D", "0"))))
                        .forEach(findings::add);
            } catch (IOException exception) {
                throw new UncheckedIOException(
                        "the findings in %s can't be read: %s".formatted(parent, exception.getMessage()), exception);
            }
        }
        return findings;
    }
}
