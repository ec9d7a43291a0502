package io.panoptes.dbms;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One DBMS at one version, however it is reached: released, a build or installation under development, a server in a
 * container of ours, or one that runs already.
 *
 * @param jar the build: a jar, a native library, or the folder that a server was installed to
 * @param address the JDBC address of a server, without a password
 * @param image the name of the image that a container is made of
 */
public record Target(
        String dbms, String version, Optional<Path> jar, Optional<String> address, Optional<String> image) {

    public Target(String dbms, String version, Optional<Path> jar) {
        this(dbms, version, jar, Optional.empty(), Optional.empty());
    }

    /** The server that runs there. */
    public static Target atAddress(String dbms, String version, String address) {
        return new Target(dbms, version, Optional.empty(), Optional.of(address), Optional.empty());
    }

    /** A server in a container of this image. */
    public static Target inContainer(String dbms, String version, String image) {
        return new Target(dbms, version, Optional.empty(), Optional.empty(), Optional.of(image));
    }

    /** Whether it is a release, fetched from where its makers publish it, and not somebody's build or server. */
    public boolean isRelease() {
        return jar.isEmpty() && address.isEmpty() && image.isEmpty();
    }

    /**
     * As it can be named again: {@code duckdb:1.3.2.0}, {@code postgresql:16.3@jdbc:postgresql://localhost/test},
     * {@code mysql:9.4.0@image:mysql:9}.
     */
    @Override
    public String toString() {
        return dbms + ":" + version
                + address.map(url -> "@" + url).orElse("")
                + image.map(name -> "@image:" + name).orElse("");
    }
}
