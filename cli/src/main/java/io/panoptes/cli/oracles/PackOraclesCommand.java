package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.discovery.library.LibraryPack;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes the library of this release to a file. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        description =
                "Writes the library of this release, oracles and stored snippets, to one file. A later release draws from"
                        + " it with --library FILE.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles pack",
            "  panoptes fuzz --target duckdb --library panoptes-library-2026.11-3fa9c1d2.zip"
        })
final class PackOraclesCommand implements Callable<Integer> {
    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write it; panoptes-library-VERSION.zip here if absent.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        LibraryPack library = LibraryPack.shipped();
        Path file = out.orElseGet(() -> Path.of(library.fileName()));
        try {
            library.write(file);
        } catch (IOException unwritten) {
            throw new CannotRun("%s can't be written: %s".formatted(file, unwritten), unwritten);
        }
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.printf("library %s in %s%n", library.version(), file);
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }
}
