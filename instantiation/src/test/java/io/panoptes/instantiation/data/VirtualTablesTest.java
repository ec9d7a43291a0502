package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.h2.H2Adapter;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.instantiation.state.StateTables;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class VirtualTablesTest {
    private static final io.panoptes.dbms.Profile SQLITE = new SqliteAdapter().profile(new Version("3.50.0.0"));

    @Test
    void areOfBothModulesAndHaveRows() {
        Set<String> creating = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            List<SetupStep> steps =
                    VirtualTables.of(SQLITE, OpaqueCatalog.of(SQLITE), new SplittableRandom(seed), List.of("r0"));
            if (!steps.isEmpty()) {
                creating.add(new SetupWriter(SQLITE).write(steps).getFirst());
                assertThat(steps.subList(1, steps.size())).isNotEmpty().allMatch(SetupStep.Insert.class::isInstance);
                assertThat(StateTables.of(steps).getFirst().columns()).hasSizeBetween(2, 3);
            }
        }
        assertThat(creating)
                .containsExactlyInAnyOrder(
                        "CREATE VIRTUAL TABLE r0 USING rtree(c0, l0, l1)",
                        "CREATE VIRTUAL TABLE r0 USING fts5(c0, l0)");
    }

    @Test
    void thereAreTwoNowAndThen() {
        Set<Integer> counts = new HashSet<>();
        for (int seed = 0; seed < 400; seed++) {
            counts.add(StateTables.of(VirtualTables.of(
                            SQLITE, OpaqueCatalog.of(SQLITE), new SplittableRandom(seed), List.of("r0", "r1")))
                    .size());
        }
        assertThat(counts).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void areOfSqliteOnly() {
        var h2 = new H2Adapter().profile(new Version("2.5.252"));
        for (int seed = 0; seed < 50; seed++) {
            assertThat(VirtualTables.of(h2, OpaqueCatalog.of(h2), new SplittableRandom(seed), List.of("r0")))
                    .isEmpty();
        }
    }
}
