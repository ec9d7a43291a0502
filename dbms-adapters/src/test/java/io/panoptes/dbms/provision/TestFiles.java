package io.panoptes.dbms.provision;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.server.Installation;
import java.nio.file.Path;
import java.util.List;

/** Drivers and servers for tests of other packages. */
public final class TestFiles implements AutoCloseable {

    private final Releases releases = new Releases(new MavenRepository(UserSettings.read()));

    public List<Path> driver(Adapter adapter, Version version) {
        return releases.driver(adapter, adapter.server().value().orElseThrow(), version);
    }

    public Installation installation(Adapter adapter, Version version) {
        return Installation.unpacked(
                adapter.name(),
                version,
                adapter.server().value().orElseThrow(),
                releases.binaries(adapter, adapter.server().value().orElseThrow(), version));
    }

    @Override
    public void close() {
        releases.close();
    }
}
