package io.panoptes.triage.provenance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The version and the commit that were built, as the build wrote them into a resource. */
public final class PanoptesVersion {
    private static final String FILE = "version.properties";

    private PanoptesVersion() {}

    /** As in {@code 0.1.0-SNAPSHOT (commit 1234abcd)}. */
    public static String text() {
        Properties built = new Properties();
        try (InputStream file = Objects.requireNonNull(PanoptesVersion.class.getResourceAsStream(FILE), FILE)) {
            built.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " can't be read: " + e.getMessage(), e);
        }
        return of(built.getProperty("version", ""), built.getProperty("commit", ""));
    }

    /** Without a commit where the sources were built outside of a git repository. */
    static String of(String version, String commit) {
        return commit.isBlank() ? version : "%s (commit %s)".formatted(version, commit);
    }
}
