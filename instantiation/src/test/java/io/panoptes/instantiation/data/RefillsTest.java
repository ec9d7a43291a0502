package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.ValuePool;
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

class RefillsTest {
    private static final ValuePool VALUES = new ValuePool(true, true);
    private static final Profile DUCKDB = Adapters.named("duckdb").profile(new Version("2.0.0.1"));

    @Test
    void onlyWhereTheDbmsMakesManyRowsByOneStatement() {
        assertThat(Refills.isPossible(DUCKDB)).isTrue();
        assertThat(Refills.isPossible(Adapters.named("derby").profile(new Version("10.17.1.0"))))
                .isFalse();
    }

    @Test
    void theManyRowsAreLargerThanAnyOtherAndEachWayTakesThemAwayAgain() {
        List<String> texts = texts("CREATE TABLE b0 (c0 INTEGER, c1 VARCHAR(10), PRIMARY KEY (c0))", false);
        assertThat(texts)
                .anyMatch(text -> text.contains("FROM range(122880) AS r (i)"))
                .anyMatch(text -> text.contains("COMMIT"))
                .anyMatch(text -> text.contains("UPDATE b0 SET c1 = "))
                .anyMatch(text -> text.contains("CHECKPOINT"))
                .allMatch(text -> text.contains("INSERT INTO b0 (c0, c1) SELECT r.i + 1000, "))
                .allMatch(text -> text.matches("(?s).*DELETE FROM b0 WHERE c0 >= 1000(;\\w+)?$"))
                .noneMatch(text -> text.matches("(?s).*DELETE FROM b0(;.*|$)"));
        assertThat(texts("CREATE TABLE b0 (c0 INTEGER, c1 VARCHAR(10), PRIMARY KEY (c0))", true))
                .as("all rows go where the table has none of its own")
                .anyMatch(text -> text.matches("(?s).*DELETE FROM b0(;.*|$)"));
    }

    @Test
    void aKeyMustTellTheManyRowsApart() {
        assertThat(texts("CREATE TABLE b0 (c0 INTEGER, c1 VARCHAR(10) NOT NULL, PRIMARY KEY (c1))", true))
                .isEmpty();
        assertThat(texts("CREATE TABLE b0 (c0 INTEGER, c1 VARCHAR(10), UNIQUE (c1))", true))
                .isNotEmpty()
                .allMatch(text -> text.contains("SELECT r.i + 1000, NULL FROM"));
        assertThat(texts("CREATE TABLE b0 (c0 INTEGER, c1 VARCHAR(10), CHECK (c0 < 100))", true))
                .isEmpty();
    }

    private static List<String> texts(String table, boolean alone) {
        var create = (SetupStep.CreateTable) read(List.of(table)).getFirst();
        var texts = new ArrayList<String>();
        for (int seed = 0; seed < 200; seed++) {
            List<SetupStep> steps = new Refills(DUCKDB, VALUES, new SplittableRandom(seed)).of(create, alone);
            if (!steps.isEmpty()) {
                texts.add(String.join(";", new SetupWriter(DUCKDB).write(steps)));
            }
        }
        return texts;
    }

    private static List<SetupStep> read(List<String> statements) {
        return SetupReader.read(statements, type -> type instanceof SqlType.TextType ? "VARCHAR(10)" : "INTEGER");
    }

    /** Between its own rows and before them, with an index and a key: what is left are the table's own rows. */
    @Tag("network")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sqlite:3.54.1.0",
                "sqlite:3.28.0",
                "sqlite:3.8.11",
                "duckdb:2.0.0.1",
                "duckdb:0.9.0",
                "h2:2.5.252",
                "hsqldb:2.7.4"
            })
    void leaveTheRowsOfTheTable(String name) {
        List<SetupStep> own = read(List.of(
                "CREATE TABLE b0 (c0 INTEGER NOT NULL, c1 INTEGER, c2 VARCHAR(10), PRIMARY KEY (c0))",
                "CREATE INDEX i0 ON b0 (c1)",
                "INSERT INTO b0 (c0, c1, c2) VALUES (1, 2, 'a'), (2, NULL, 'b')",
                "INSERT INTO b0 (c0, c1, c2) VALUES (3, 2, NULL)"));
        List<Row> rows = own.stream()
                .filter(SetupStep.Insert.class::isInstance)
                .flatMap(step -> ((SetupStep.Insert) step).rows().stream())
                .toList();
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            Set<List<String>> seen = new HashSet<>();
            try (Instance instance = targets.open(target)) {
                for (int seed = 0; seed < 20; seed++) {
                    int place = seed % 2 == 0 ? 2 : 3;
                    List<SetupStep> steps = new ArrayList<>(own);
                    steps.addAll(
                            place,
                            new Refills(profile, VALUES, new SplittableRandom(seed))
                                    .of((SetupStep.CreateTable) own.getFirst(), place == 2));
                    var statements = new ArrayList<>(new SetupWriter(profile).write(steps));
                    if (!seen.add(List.copyOf(statements))) {
                        continue;
                    }
                    statements.add("SELECT c0, c1, c2 FROM b0 ORDER BY c0");
                    instance.reset();
                    List<Outcome> outcomes = instance.run(statements, Duration.ofSeconds(20));
                    assertThat(outcomes.subList(0, outcomes.size() - 1))
                            .as("%s", statements)
                            .noneMatch(Outcome.Failed.class::isInstance);
                    assertThat(outcomes.getLast())
                            .as("%s", statements)
                            .isInstanceOfSatisfying(
                                    Outcome.Rows.class,
                                    found -> assertThat(found.rows())
                                            .as("%s", statements)
                                            .isEqualTo(rows));
                }
            }
            assertThat(seen).hasSizeGreaterThan(8);
        }
    }
}
