package io.panoptes.dbms.learning;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.LaunchBuilder;
import io.panoptes.dbms.learning.place.DriverOrigin;
import io.panoptes.dbms.server.Credentials;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a DBMS is that nobody wrote an adapter for.
 *
 * @param url its JDBC address, without a password; {@code {n}} and {@code {dir}} in it as in {@link Launch}
 * @param into the schema or database that is used though it is not empty; empty where the place of the address must be empty
 */
public record UnknownPlace(DriverJars driver, String url, String into) {
    private static final Pattern PREFIX = Pattern.compile("\\Ajdbc:[\\w-]+:");

    /** By what it is reached, as far as the jars and the address tell. */
    DriverOrigin origin() {
        Matcher prefix = PREFIX.matcher(url);
        return new DriverOrigin(
                driver.driverClass(), driver.coordinates().stream().toList(), prefix.find() ? prefix.group() : "");
    }

    /** @param ending of all names of this process */
    Launch launch(String ending, Cancellation end) {
        Credentials credentials = Credentials.ofThisUser(url);
        LaunchBuilder launch = Launch.unknown(driver.driverClass(), url).ownNames(ending, into);
        if (end == Cancellation.QUERY_TIMEOUT) {
            launch.queryTimeout();
        }
        // A user of the address is not said a second time: Trino's driver refuses that.
        boolean inAddress = url.toLowerCase(java.util.Locale.ROOT).contains("user=");
        boolean named = System.getenv("PANOPTES_USER") != null
                || !credentials.password().isEmpty();
        if (named && !inAddress) {
            launch.property("user", credentials.user());
        }
        if (!credentials.password().isEmpty()) {
            launch.property("password", credentials.password());
        }
        return launch.build();
    }
}
