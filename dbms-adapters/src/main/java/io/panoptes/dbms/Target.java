package io.panoptes.dbms;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One DBMS at one version, however it is reached: released, a build or installation under development, or a server that runs
 * already.
 *
 * @param jar the build: a jar, a native library, or the folder that a server was installed to
 * @param address the JDBC address of a server, without a password
 */
public record Target(String dbms, String version, Optional<Path> jar, Optional<String> address) {

    public Target(String dbms, String version, Optional<Path> jar) {
        this(dbms, version, jar, Optional.empty());
    }

    /** As it can be named again: {@code duckdb:1.3.2.0}, {@code postgresql:16.3@jdbc:postgresql://localhost/test}. */
    @Override
    public String toString() {
        return dbms + ":" + version + address.map(url -> "@" + url).orElse("");
    }
}
