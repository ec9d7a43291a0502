package io.panoptes.dbms.provision;

import io.panoptes.dbms.Adapter;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;

/** A build under development: a jar, or a native library that takes the place of the one in the newest release. */
final class LocalBuild {

    private LocalBuild() {}

    /** The file, if it can be used at all. */
    static Path check(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "%s can't be read: %s. Name the jar (or the native library) of the build."
                            .formatted(file, Files.exists(file) ? "it is no readable file" : "there is no such file"));
        }
        if (isJar(file)) {
            try (JarFile jar = new JarFile(file.toFile())) {
                jar.entries();
            } catch (IOException e) {
                throw new TargetException(
                        Problem.UNREADABLE_JAR,
                        "%s is no jar: %s. Was it copied or downloaded in full?".formatted(file, e.getMessage()),
                        e);
            }
        }
        return file.toAbsolutePath();
    }

    static List<Path> classPath(Adapter adapter, Path file, Releases releases) {
        return List.of(file);
    }

    private static boolean isJar(Path file) {
        return String.valueOf(file.getFileName()).endsWith(".jar");
    }
}
