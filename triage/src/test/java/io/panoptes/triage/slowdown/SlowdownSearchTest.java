package io.panoptes.triage.slowdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two tables, one of which refers to the other. */
class SlowdownSearchTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @Test
    void aJoinThatNoIndexHelpsIsFoundAndOneThatOnlyLooksDifferentIsNot() {
        String byIndex = "SELECT COUNT(*) FROM b0 AS x JOIN b0 AS y ON x.k = y.k";
        String byLoops = "SELECT COUNT(*) FROM b0 AS x JOIN b0 AS y ON x.k + 0 = y.k + 0";
        String turned = "SELECT COUNT(*) FROM b0 AS y JOIN b0 AS x ON y.k = x.k";
        TreeMap<Integer, Slowdown> found = new TreeMap<>();
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find("sqlite", Optional.empty());
            Profile profile = targets.profile(target);
            try (SlowdownSearch search = new SlowdownSearch(targets.open(target), profile, LIMIT, true, false)) {
                search.search(
                        new DatabaseState(0, 1, tables(profile)),
                        List.of(pair(byIndex, turned), pair(byIndex, byLoops)),
                        () -> false,
                        new SlowdownSearch.Found() {
                            @Override
                            public void slow(int place, Slowdown slowdown) {
                                found.put(place, slowdown);
                            }

                            @Override
                            public void apart(int place, EstimatesApart apart) {
                                throw new AssertionError("nobody asked for estimates");
                            }
                        });
            }
        }
        assertThat(found.keySet()).containsExactly(1);
        Slowdown slowdown = found.values().iterator().next();
        assertThat(slowdown.slower()).isEqualTo(Place.RIGHT);
        assertThat(slowdown.curve().stream().map(Slowdown.Point::growth)).containsExactly(100, 1_000);
        assertThat(slowdown.curve().getLast().atLeast()).isGreaterThan(Slowdown.LEAST_RATIO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb"})
    void thatADbmsDoesNotTellItsEstimatesIsSaid(String dbms) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.empty());
            try (SlowdownSearch search =
                    new SlowdownSearch(targets.open(target), targets.profile(target), LIMIT, false, true)) {
                assertThat(search.lacksEstimates()).isEqualTo(dbms.equals("sqlite"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "h2", "hsqldb", "derby"})
    void growthMultipliesTheRowsAndKeepsKeysAndReferences(String dbms) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.empty());
            Profile profile = targets.profile(target);
            try (var instance = targets.open(target)) {
                List<String> statements = new ArrayList<>(
                        new SetupWriter(profile).write(new StateGrowth(profile).grown(tables(profile), 2)));
                int setup = statements.size();
                statements.add("SELECT COUNT(*) FROM b0");
                statements.add("SELECT COUNT(*) FROM b1");
                statements.add("SELECT COUNT(*) FROM b1 JOIN b0 ON b1.r = b0.k AND b1.s = b0.s");
                List<Outcome> outcomes = instance.run(statements, LIMIT);
                for (int i = 0; i < setup; i++) {
                    assertThat(outcomes.get(i))
                            .as(statements.get(i))
                            .isInstanceOfAny(Outcome.Done.class, Outcome.Rows.class);
                }
                assertThat(outcomes.subList(setup, outcomes.size()).stream()
                                .map(outcome -> ((Outcome.Rows) outcome).rows().getFirst()))
                        .containsExactly(Row.of(Value.of(300)), Row.of(Value.of(300)), Row.of(Value.of(200)));
            }
        }
    }

    private static ConcreteCase pair(String left, String right) {
        return new ConcreteCase(List.of(), List.of(), side(left), side(right), List.of());
    }

    private static Side side(String sql) {
        return new Side(List.of(), Query.constant(Value.of(1)), sql, List.of());
    }

    private static List<SetupStep> tables(Profile profile) {
        String integer =
                profile.spellings(new SqlType.IntegerType(32)).getFirst().name();
        String text = profile.spellings(SqlType.TEXT).stream()
                .map(spelling -> spelling.name())
                .filter(name -> !name.startsWith("LONG"))
                .findFirst()
                .orElseThrow();
        SqlType number = new SqlType.IntegerType(32);
        return List.of(
                new SetupStep.CreateTable(
                        "b0",
                        List.of(
                                new ColumnDefinition("k", number, integer, false, Optional.empty()),
                                new ColumnDefinition("s", SqlType.TEXT, text, false, Optional.empty())),
                        List.of(new Constraint.PrimaryKey(List.of("k")), new Constraint.Unique(List.of("s"))),
                        ""),
                new SetupStep.Insert(
                        "b0",
                        List.of("k", "s"),
                        LongStream.range(-1, 2)
                                .mapToObj(k -> Row.of(Value.of(k), Value.of("v" + k)))
                                .toList()),
                new SetupStep.CreateTable(
                        "b1",
                        List.of(
                                new ColumnDefinition("r", number, integer, true, Optional.empty()),
                                new ColumnDefinition("s", SqlType.TEXT, text, true, Optional.empty())),
                        List.of(
                                new Constraint.ForeignKey(List.of("r"), "b0", List.of("k")),
                                new Constraint.ForeignKey(List.of("s"), "b0", List.of("s"))),
                        ""),
                new SetupStep.Insert(
                        "b1",
                        List.of("r", "s"),
                        List.of(
                                Row.of(Value.of(1), Value.of("v1")),
                                Row.of(Value.of(-1), Value.of("v-1")),
                                Row.of(Value.NULL, Value.of("v1")))));
    }
}
