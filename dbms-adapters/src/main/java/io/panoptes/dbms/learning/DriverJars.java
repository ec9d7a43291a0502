package io.panoptes.dbms.learning;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The jars of a JDBC driver, as the user names them: a jar, several with the path separator between them, or a folder of jars. */
public record DriverJars(List<Path> jars, String driverClass) {
    private static final String SERVICE = "META-INF/services/java.sql.Driver";
    private static final Pattern POM = Pattern.compile("META-INF/maven/[^/]+/[^/]+/pom\\.properties");

    public DriverJars {
        jars = List.copyOf(jars);
    }

    /** @throws TargetException where a jar can't be read, or none of them holds a driver */
    public static DriverJars of(String named) {
        List<Path> jars = new ArrayList<>();
        for (String part : named.split(File.pathSeparator)) {
            jars.addAll(jars(Path.of(part)));
        }
        String driver = jars.stream()
                .flatMap(jar -> driverIn(jar).stream())
                .findFirst()
                .orElseThrow(() -> new TargetException(
                        Problem.NO_DRIVER,
                        "no JDBC driver is named in %s (in %s of a jar). Name the driver's own jar with --driver, with those that it needs behind it: a.jar%sb.jar."
                                .formatted(named, SERVICE, File.pathSeparator)));
        return new DriverJars(jars, driver);
    }

    private static List<Path> jars(Path place) {
        if (!Files.isDirectory(place)) {
            if (!Files.isReadable(place)) {
                throw new TargetException(
                        Problem.UNREADABLE_JAR,
                        "%s can't be read: %s. Name the jar of the driver with --driver."
                                .formatted(
                                        place,
                                        Files.exists(place) ? "it is no readable file" : "there is no such file"));
            }
            return List.of(place.toAbsolutePath());
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .map(Path::toAbsolutePath)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new TargetException(Problem.UNREADABLE_JAR, "%s can't be read: %s".formatted(place, e), e);
        }
    }

    /** The first jar with a driver as {@code group:artifact:version}, where it says so in a {@code pom.properties}. */
    Optional<String> coordinates() {
        return jars.stream()
                .filter(jar -> driverIn(jar).isPresent())
                .findFirst()
                .flatMap(DriverJars::coordinates);
    }

    private static Optional<String> coordinates(Path file) {
        try (JarFile jar = new JarFile(file.toFile())) {
            List<JarEntry> poms = jar.stream()
                    .filter(entry -> POM.matcher(entry.getName()).matches())
                    .toList();
            if (poms.size() != 1) {
                return Optional.empty();
            }
            var pom = new Properties();
            pom.load(jar.getInputStream(poms.getFirst()));
            return Optional.of("%s:%s:%s"
                    .formatted(pom.getProperty("groupId"), pom.getProperty("artifactId"), pom.getProperty("version")));
        } catch (IOException unread) {
            return Optional.empty();
        }
    }

    private static Optional<String> driverIn(Path file) {
        try (JarFile jar = new JarFile(file.toFile())) {
            ZipEntry service = jar.getEntry(SERVICE);
            if (service == null) {
                return Optional.empty();
            }
            return new String(jar.getInputStream(service).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.replaceAll("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .findFirst();
        } catch (IOException e) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR,
                    "%s is no jar: %s. Was it copied in full?".formatted(file, e.getMessage()),
                    e);
        }
    }
}
