package io.panoptes.dbms.learning.place;

import java.util.List;

/**
 * By what a DBMS is reached.
 *
 * @param driverClass empty where the driver registers itself
 * @param maven the driver as {@code group:artifact:version}; none where nobody has told
 * @param addressPrefix what its addresses begin with, as in {@code jdbc:firebirdsql:}; empty where nobody has told
 */
public record DriverOrigin(String driverClass, List<String> maven, String addressPrefix) {
    public DriverOrigin {
        maven = List.copyOf(maven);
    }
}
