package io.panoptes.dbms.provision;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.worker.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;

/** A build under development: a jar, or a native library that takes the place of the one in the newest release. */
final class LocalBuild {

    private LocalBuild() {}

    /** The file, if it can be used at all. */
    static Path check(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "%s can't be read: %s. Name the jar (or the native library, or the shell) of the build."
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

    /**
     * The class path with this build in it. A native library goes before the jar of the release that it is named with, so
     * that the driver finds it first; a jar gets the libraries that the nearest release needs.
     */
    static List<Path> classPath(Adapter adapter, Path file, Version version, Releases releases) {
        if (ShellBuild.is(adapter, file)) {
            return List.of(); // the driver is one of ours
        }
        Optional<List<Path>> driver = NativeLibraryBuild.driver(adapter, file);
        if (driver.isPresent()) {
            return driver.get();
        }
        List<Path> paths = new ArrayList<>();
        if (isJar(file)) {
            paths.add(file);
            paths.addAll(libraries(adapter, version, releases));
        } else {
            String resource = adapter.nativeLibrary()
                    .value()
                    .orElseThrow(() -> new TargetException(
                            Problem.UNREADABLE_JAR,
                            "%s has no native library that %s could stand for. Name a jar."
                                    .formatted(adapter.title(), file)));
            paths.add(folderWith(file, resource));
            paths.addAll(releases.files(adapter, releases.nearest(adapter, version)));
        }
        return paths;
    }

    private static List<Path> libraries(Adapter adapter, Version version, Releases releases) {
        try {
            return releases.files(adapter, releases.nearest(adapter, version)).stream()
                    .skip(1)
                    .toList();
        } catch (TargetException e) {
            return List.of(); // most builds need none, and this one may be used without a network
        }
    }

    /** A folder that holds a link to the file under the name by which the driver looks for its resource. */
    private static Path folderWith(Path file, String resource) {
        try {
            // Java itself looks at the property once; an executor of a cluster is told its place later.
            Path folder = Files.createTempDirectory(Path.of(System.getProperty("java.io.tmpdir")), "panoptes-native-");
            Path link = folder.resolve(resource);
            Files.createDirectories(link.getParent());
            Files.createSymbolicLink(link, file);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> Folders.delete(folder)));
            return folder;
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DISK_FULL, "%s can't be put beside its driver: %s".formatted(file, e.getMessage()), e);
        }
    }

    private static boolean isJar(Path file) {
        return String.valueOf(file.getFileName()).endsWith(".jar");
    }
}
