package io.panoptes.dbms.derby;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import java.util.List;

/** Derby. */
public final class DerbyAdapter implements Adapter {

    @Override
    public String name() {
        return "derby";
    }

    @Override
    public String title() {
        return "Derby";
    }

    @Override
    public String artifact() {
        return "org.apache.derby:derby";
    }

    @Override
    public List<String> companions(Version version) {
        return version.isAtLeast("10.15")
                ? List.of("org.apache.derby:derbyshared", "org.apache.derby:derbytools")
                : List.of();
    }

    @Override
    public String shell(String script) {
        return "java -jar derbyrun.jar ij %s (after: connect 'jdbc:derby:memory:m;create=true';)".formatted(script);
    }

    @Override
    public Profile profile(Version version) {
        return DerbyProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return version.isAtLeast("10.5") ? inMemory(version) : inFolder();
    }

    private static Launch inMemory(Version version) {
        return launch(
                "jdbc:derby:memory:panoptes{n}",
                version.isAtLeast("10.15")
                        ? "org.apache.derby.iapi.jdbc.AutoloadedDriver"
                        : "org.apache.derby.jdbc.EmbeddedDriver",
                "jdbc:derby:memory:panoptes{n};drop=true");
    }

    /** Before 10.5 there were no databases in memory. */
    private static Launch inFolder() {
        return launch(
                "jdbc:derby:{dir}/panoptes{n}",
                "org.apache.derby.jdbc.EmbeddedDriver",
                "jdbc:derby:{dir}/panoptes{n};shutdown=true");
    }

    private static Launch launch(String url, String driver, String closingUrl) {
        return Launch.javaEngine(driver, url + ";create=true")
                .closingUrl(closingUrl)
                .jvmOptions("-Dderby.stream.error.file={dir}/derby.log", "-Dderby.system.home={dir}")
                .queryTimeout()
                .build();
    }
}
