package io.panoptes.reporting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are there whole or not at all. */
final class WholeFile {
    private WholeFile() {}

    static void write(Path file, String content) throws IOException {
        Path partial = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.writeString(partial, content);
            Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            // On a full disk a half file would take the room of the next one, which may fit.
            Files.deleteIfExists(partial);
        }
    }
}
