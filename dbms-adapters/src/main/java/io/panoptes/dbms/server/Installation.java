package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The binaries of a server: an unpacked release, a build under development, or what a package has installed. */
public record Installation(Path home, Version version) {

    /** As the system says it, and as the servers do. */
    static final Pattern DISK_FULL =
            Pattern.compile("(?i)no space left on device|out of disk space|error:? (number )?28\\b|errcode: 28\\b");

    private static final Pattern VERSION = Pattern.compile("(\\d+(?:\\.\\d+)+|\\d+(?=devel|beta|rc|\\s))");

    /** The installation in this folder, which is asked for its version. */
    public static Installation in(Path home, ServerKind kind) {
        Path program = program(home, kind);
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(kind.versionCommand());
        String said = run(command, kind);
        Matcher number = VERSION.matcher(said);
        if (!number.find()) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "%s does not name a version: %s".formatted(String.join(" ", command), said.strip()));
        }
        return new Installation(home.toAbsolutePath(), new Version(number.group(1)));
    }

    /** A released version, unpacked from its archive if that has not been done yet. */
    public static Installation unpacked(String dbms, Version version, ServerKind kind, Path archive) {
        return new Installation(Unpacked.of(archive, dbms + "-" + version, kind.packing(version)), version);
    }

    /** The server. */
    public Path program(ServerKind kind) {
        return program(home, kind);
    }

    /** A file of the installation. */
    public Path file(String path) {
        return home.resolve(path);
    }

    private static Path program(Path home, ServerKind kind) {
        if (kind.programs().isEmpty()) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "A server of this kind is not started from a folder. Name an image with --image, or an address with --url.");
        }
        if (!Files.isDirectory(home)) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "There is no folder %s. Name the one that the server's build was installed to.".formatted(home));
        }
        return kind.programs().stream()
                .map(home::resolve)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new TargetException(
                        Problem.UNREADABLE_JAR,
                        "%s holds no server: there is no %s in it. Name the folder that its build was installed to."
                                .formatted(home, String.join(" and no ", kind.programs()))));
    }

    /** Runs a program to its end and gives what it printed. */
    static String run(List<String> command, ServerKind kind) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(120, TimeUnit.SECONDS) || process.exitValue() != 0) {
                process.destroyForcibly();
                throw failed(command, said, kind);
            }
            return said;
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DIED_AT_START, "%s can't be run: %s".formatted(command.getFirst(), e.getMessage()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TargetException(Problem.DIED_AT_START, command.getFirst() + " was interrupted", e);
        }
    }

    /** What went wrong, in words that say what to do. */
    static TargetException failed(List<String> command, String said, ServerKind kind) {
        String missing = kind.libraries().keySet().stream()
                .filter(said::contains)
                .findFirst()
                .orElse("");
        if (!missing.isEmpty() && said.contains("shared libraries")) {
            return new TargetException(
                    Problem.MISSING_LIBRARY,
                    "The server needs the shared library %s, which this machine lacks. Install it: apt-get install %s"
                            .formatted(missing, kind.libraries().get(missing)));
        }
        if (ServerLog.says(said, DISK_FULL)) {
            return new TargetException(
                    Problem.DISK_FULL,
                    "The server can't be started, for its disk is full. Free some space, or name another place with -Dpanoptes.server.folder=DIR. It said:\n"
                            + said.strip());
        }
        if (said.contains("Address already in use")) {
            return new TargetException(
                    Problem.PORT_TAKEN,
                    "The server can't be started, for another program has taken its port in the meantime. Try again. It said:\n"
                            + said.strip());
        }
        return new TargetException(
                Problem.DIED_AT_START, "%s failed:%n%s".formatted(String.join(" ", command), said.strip()));
    }
}
