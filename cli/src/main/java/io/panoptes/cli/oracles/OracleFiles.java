package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.library.LibraryPack;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleFile;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The oracles of a command: those of the files that the user names, or the library that is shipped. */
public final class OracleFiles {
    private OracleFiles() {}

    /** What is wrong with single oracles is told, and the others are used. */
    public static List<Oracle> load(List<Path> files, PrintWriter err) {
        if (files.isEmpty()) {
            return OracleLibrary.shipped().oracles();
        }
        List<Oracle> oracles = new ArrayList<>();
        for (Path path : files) {
            if (LibraryPack.isOne(path)) {
                oracles.addAll(pack(path).oracles().oracles());
                continue;
            }
            OracleFile file = read(path);
            if (!file.problems().isEmpty()) {
                err.println(file.complaint());
                err.flush();
            }
            oracles.addAll(file.oracles());
        }
        if (oracles.isEmpty()) {
            throw new CannotRun("there is no oracle to run in %s.".formatted(files));
        }
        return oracles;
    }

    /** The library in this file. */
    static LibraryPack pack(Path path) {
        try {
            return LibraryPack.read(path);
        } catch (IOException unread) {
            throw new CannotRun(
                    "%s%n  Write a library with: panoptes oracles pack --out FILE.zip".formatted(unread.getMessage()),
                    unread);
        }
    }

    private static OracleFile read(Path path) {
        try {
            return OracleReader.read(path);
        } catch (IOException exception) {
            throw new CannotRun(
                    "the oracles %s can't be read: %s%n  Name a file of oracles, one JSON object a line."
                            .formatted(path, exception),
                    exception);
        }
    }
}
