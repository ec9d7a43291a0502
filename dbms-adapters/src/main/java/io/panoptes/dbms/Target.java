package io.panoptes.dbms;

import java.nio.file.Path;
import java.util.Optional;

/** One DBMS at one version, however it is reached: released, or a local jar of a build under development. */
public record Target(String dbms, String version, Optional<Path> jar) {
    @Override
    public String toString() {
        return dbms + ":" + version;
    }
}
