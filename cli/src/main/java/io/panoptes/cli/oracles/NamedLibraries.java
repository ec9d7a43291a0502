package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.discovery.library.LibraryPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the library that a user names: a file, the version that is shipped, or a version whose file is kept in a folder.
 *
 * @param folder where libraries of other releases are kept
 */
public record NamedLibraries(Path folder) {
    /** In the user's cache, or where {@code -Dpanoptes.libraries} says. */
    public static NamedLibraries ofThisUser() {
        String chosen = System.getProperty("panoptes.libraries", "");
        return new NamedLibraries(
                chosen.isEmpty()
                        ? Path.of(System.getProperty("user.home"), ".cache", "panoptes", "libraries")
                        : Path.of(chosen));
    }

    /** Its file; empty for the one that is shipped. */
    public Optional<Path> find(String named) {
        Path file = Path.of(named);
        if (Files.isRegularFile(file)) {
            OracleFiles.pack(file);
            return Optional.of(file);
        }
        LibraryPack shipped = LibraryPack.shipped();
        if (shipped.isCalled(named)) {
            return Optional.empty();
        }
        List<Path> called = kept().stream()
                .filter(kept -> OracleFiles.pack(kept).isCalled(named))
                .toList();
        if (called.size() > 1) {
            throw new CannotRun(
                    "several libraries are called %s: %s.%n  Name one by its whole version.".formatted(named, called));
        }
        if (called.isEmpty()) {
            throw new CannotRun("""
                    there is no library %s: neither a file, nor the one of this release, %s, nor one in %s.
                      The release that has it writes it with: panoptes oracles pack --out FILE.zip
                      Name that file, or put it into the folder.""".formatted(named, shipped.version(), folder));
        }
        return Optional.of(called.getFirst());
    }

    private List<Path> kept() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(LibraryPack::isOne).sorted().toList();
        } catch (IOException unread) {
            throw new CannotRun("the folder %s can't be read: %s".formatted(folder, unread.getMessage()), unread);
        }
    }
}
