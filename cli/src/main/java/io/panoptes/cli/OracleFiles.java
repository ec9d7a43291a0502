package io.panoptes.cli;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** The oracles of a campaign. */
final class OracleFiles {
    private OracleFiles() {}

    /** Those of the files, or the shipped ones where none is given. What is wrong in a file is printed. */
    static List<Oracle> load(List<Path> files, PrintWriter err) {
        OracleLibrary library = library(files);
        for (OracleFile file : library.files()) {
            if (!file.problems().isEmpty()) {
                err.println(file.complaint());
                err.flush();
            }
        }
        if (library.oracles().isEmpty()) {
            throw new CannotRun(
                    "no oracle was loaded.%n  Mend the files, or leave --oracles out to use the shipped ones."
                            .formatted());
        }
        return library.oracles();
    }

    private static OracleLibrary library(List<Path> files) {
        try {
            return files.isEmpty() ? OracleLibrary.shipped() : OracleLibrary.of(files);
        } catch (IOException e) {
            throw new CannotRun(
                    "an oracle file can't be read: %s.%n  Name files that are there and may be read."
                            .formatted(e.getMessage()),
                    e);
        }
    }
}
