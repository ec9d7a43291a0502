package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripsTest {
    private static final List<String> SETUP = List.of(
            "CREATE TABLE b0 (c0 INTEGER NOT NULL, c1 INTEGER, c2 VARCHAR(10), PRIMARY KEY (c0))",
            "CREATE INDEX i0 ON b0 (c1)",
            "INSERT INTO b0 (c0, c1, c2) VALUES (1, 2, 'a'), (2, NULL, 'b'), (3, 2, NULL)");
    private static final List<SetupStep> STEPS =
            SetupReader.read(SETUP, type -> type instanceof SqlType.TextType ? "VARCHAR(10)" : "INTEGER");

    private static final List<Row> ROWS = STEPS.stream()
            .filter(SetupStep.Insert.class::isInstance)
            .flatMap(step -> ((SetupStep.Insert) step).rows().stream())
            .toList();

    @Test
    void noneWhereTheDbmsHasNoTransactionsThatWereTried() {
        Profile profile = Adapters.named("calcite").profile(new Version("1.40.0"));
        for (int seed = 0; seed < 20; seed++) {
            assertThat(RoundTrips.of(profile, new SplittableRandom(seed), STEPS))
                    .isEmpty();
        }
    }

    /** Each of them, alone or behind another one: all rows, columns and indexes are still there. */
    @Tag("network")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sqlite:3.54.1.0",
                "sqlite:3.28.0",
                "sqlite:3.8.11",
                "duckdb:2.0.0.1",
                "h2:2.5.252",
                "hsqldb:2.7.4",
                "derby:10.17.1.0"
            })
    void leaveRowsAndIndexesAsTheyWere(String name) {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            Set<List<String>> seen = new HashSet<>();
            try (Instance instance = targets.open(target)) {
                for (int seed = 0; seed < 100; seed++) {
                    List<SetupStep> trips = RoundTrips.of(profile, new SplittableRandom(seed), STEPS);
                    var statements = new ArrayList<>(new SetupWriter(profile).write(STEPS));
                    statements.addAll(new SetupWriter(profile).write(trips));
                    if (trips.isEmpty() || !seen.add(List.copyOf(statements))) {
                        continue;
                    }
                    statements.add("SELECT c0, c1, c2 FROM b0 ORDER BY c0");
                    statements.add("DROP INDEX i0");
                    instance.reset();
                    List<Outcome> outcomes = instance.run(statements, Duration.ofSeconds(20));
                    assertThat(outcomes.get(outcomes.size() - 2))
                            .as("%s", statements)
                            .isInstanceOfSatisfying(
                                    Outcome.Rows.class,
                                    rows -> assertThat(rows.rows())
                                            .as("%s", statements)
                                            .isEqualTo(ROWS));
                    assertThat(outcomes.getLast()).as("%s", statements).isInstanceOf(Outcome.Done.class);
                }
            }
            assertThat(seen).hasSizeGreaterThan(3);
        }
    }
}
