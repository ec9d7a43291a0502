package io.panoptes.dbms.cockroachdb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import io.panoptes.dbms.server.ServerKind;
import java.util.Optional;

/** CockroachDB. Its releases are in no Maven repository. */
public final class CockroachAdapter implements Adapter {

    @Override
    public String name() {
        return "cockroachdb";
    }

    @Override
    public String title() {
        return "CockroachDB";
    }

    @Override
    public Optional<ServerKind> server() {
        return Optional.of(new CockroachServer());
    }

    @Override
    public Profile profile(Version version) {
        return CockroachProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return new PostgresAdapter().launch(version);
    }
}
