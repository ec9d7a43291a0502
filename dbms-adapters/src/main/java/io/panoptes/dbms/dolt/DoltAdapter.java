package io.panoptes.dbms.dolt;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.server.ServerKind;
import java.util.Optional;

/** Dolt. Its releases are in no Maven repository. */
public final class DoltAdapter implements Adapter {

    @Override
    public String name() {
        return "dolt";
    }

    @Override
    public String title() {
        return "Dolt";
    }

    @Override
    public Optional<ServerKind> server() {
        return Optional.of(new DoltServer());
    }

    @Override
    public Profile profile(Version version) {
        return DoltProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return MySqlAdapter.launch("utf8mb4_0900_bin", "SET SESSION max_execution_time = {millis}");
    }
}
