package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.value.Value;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With the installations of two releases of MariaDB, and a finding that shows from 11 on. */
@Tag("network")
class NewSinceHomeTest {
    private static final TwoBuilds.Release MARIADB = new TwoBuilds.Release("mariadb", "10.1.23");
    private static final String LOSES_A_ROW_FROM_11_ON = "SELECT a FROM t WHERE a > (VERSION() LIKE '11.%')";

    @TempDir
    private Path folder;

    @Test
    void whatTheOtherInstallationDoesNotShowIsNew() throws Exception {
        run().isNew(home("mariadb:10.11.5"), "--target", "mariadb", "--home", home("mariadb:11.4.5"));
    }

    @Test
    void whatTheOtherInstallationShowsTooIsNot() throws Exception {
        String home = home("mariadb:11.4.5");
        run().isNotNew(home, "--target", "mariadb", "--home", home);
    }

    private NewSinceRun run() throws Exception {
        return new NewSinceRun(folder).keeping(MARIADB, LOSES_A_ROW_FROM_11_ON);
    }

    /** The folder that a release was unpacked to, as its server tells it. */
    private static String home(String release) {
        try (ReleasedTargets targets = new ReleasedTargets();
                Instance instance = targets.open(targets.find(release, Optional.empty()))) {
            Outcome told = instance.run(List.of("SELECT @@basedir"), Duration.ofSeconds(10))
                    .getFirst();
            assertThat(told).isInstanceOf(Outcome.Rows.class);
            return ((Value.TextValue)
                            ((Outcome.Rows) told).rows().getFirst().values().getFirst())
                    .value();
        }
    }
}
