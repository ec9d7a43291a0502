package io.panoptes.dbms.provision;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.CInterface;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A native library as the DBMS's own build leaves it, without JDBC: a driver of ours speaks to its C interface. */
final class NativeLibraryBuild {
    private static final int OLDEST_JAVA = 22;

    private NativeLibraryBuild() {}

    /** How a database of this build is opened: for all but such a library, as the adapter says. */
    static Launch launch(Adapter adapter, Version version, Path file) {
        if (ShellBuild.is(adapter, file)) {
            return ShellBuild.launch(adapter, version, file);
        }
        Launch usual = adapter.launch(version);
        return in(adapter, file)
                .map(found -> usual.through(found.driver(), found.scheme() + file))
                .orElse(usual);
    }

    /** The classes of the driver, where this file is such a library. */
    static Optional<List<Path>> driver(Adapter adapter, Path file) {
        return in(adapter, file).map(found -> List.of(classes(adapter, found, file)));
    }

    /** The C interface, where this file has it and no JDBC. */
    private static Optional<CInterface> in(Adapter adapter, Path file) {
        if (adapter.cInterface().value().isEmpty()
                || String.valueOf(file.getFileName()).endsWith(".jar")) {
            return Optional.empty();
        }
        try {
            String code = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            // What JDBC drivers call begins like this.
            return code.contains("\0Java_")
                    ? Optional.empty()
                    : adapter.cInterface().value().filter(one -> code.contains("\0" + one.function() + "\0"));
        } catch (IOException e) {
            throw new TargetException(
                    Problem.UNREADABLE_JAR, "%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    private static Path classes(Adapter adapter, CInterface found, Path file) {
        if (Runtime.version().feature() < OLDEST_JAVA) {
            throw new TargetException(
                    Problem.NO_DRIVER,
                    "%s is reached through its C interface, which Java %d and newer can call; this is Java %s. Start Panoptes with a newer one (JAVA_HOME), or name the shell of the build (as %s) or a JDBC driver (a jar)."
                            .formatted(
                                    file,
                                    OLDEST_JAVA,
                                    Runtime.version().feature(),
                                    adapter.shell("").split(" ", 2)[0]));
        }
        String resource = found.driver().replace('.', '/') + ".class";
        URL url = NativeLibraryBuild.class.getClassLoader().getResource(resource);
        if (url == null) {
            throw new TargetException(
                    Problem.NO_DRIVER,
                    "%s is reached through the C interface of %s, and this Panoptes was built without the module for that. Build it again with Java %d or newer."
                            .formatted(file, adapter.title(), OLDEST_JAVA));
        }
        try {
            return placeOf(url, resource);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(url.toString(), e);
        }
    }

    /** The folder or jar that the resource is in. */
    private static Path placeOf(URL url, String resource) throws URISyntaxException {
        String text = url.toString();
        String place = text.substring(0, text.length() - resource.length());
        return place.startsWith("jar:")
                ? Path.of(new URI(place.substring("jar:".length(), place.lastIndexOf("!/"))))
                : Path.of(new URI(place));
    }
}
