package io.panoptes.dbms.h2;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;

/** H2. */
public final class H2Adapter implements Adapter {

    @Override
    public String name() {
        return "h2";
    }

    @Override
    public String title() {
        return "H2";
    }

    @Override
    public String artifact() {
        return "com.h2database:h2";
    }

    @Override
    public String shell(String script) {
        return "java -cp h2-VERSION.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script " + script + " -showResults";
    }

    @Override
    public Profile profile(Version version) {
        return H2Profile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.javaEngine("org.h2.Driver", "jdbc:h2:mem:panoptes{n};DB_CLOSE_ON_EXIT=FALSE")
                .property("user", "sa")
                .property("password", "")
                .build();
    }
}
