package io.panoptes.dbms.tidb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.server.ServerKind;
import java.util.Optional;

/** TiDB. Its releases are in no Maven repository. */
public final class TiDbAdapter implements Adapter {

    @Override
    public String name() {
        return "tidb";
    }

    @Override
    public String title() {
        return "TiDB";
    }

    @Override
    public Optional<ServerKind> server() {
        return Optional.of(new TiDbServer());
    }

    @Override
    public Profile profile(Version version) {
        return TiDbProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return MySqlAdapter.launch(
                TiDbProfile.mindsBlanks(version) ? "utf8mb4_0900_bin" : "utf8mb4_bin",
                "SET SESSION max_execution_time = {millis}");
    }
}
