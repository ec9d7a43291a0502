package io.panoptes.dbms.hsqldb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import java.util.List;

/** HSQLDB. */
public final class HsqldbAdapter implements Adapter {

    @Override
    public String name() {
        return "hsqldb";
    }

    @Override
    public String title() {
        return "HSQLDB";
    }

    @Override
    public String artifact() {
        return "org.hsqldb:hsqldb";
    }

    @Override
    public String shell(String script) {
        return "java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= " + script;
    }

    @Override
    public Profile profile(Version version) {
        return HsqldbProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.javaEngine("org.hsqldb.jdbc.JDBCDriver", "jdbc:hsqldb:mem:panoptes{n}")
                .property("user", "SA")
                .property("password", "")
                .closing(List.of("SHUTDOWN"))
                .queryTimeout()
                .build();
    }
}
