package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.ValuePool;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateMutationsTest {
    private static final Profile SQLITE = Adapters.named("sqlite").profile(new Version("3.50.0.0"));
    private static final ValuePool VALUES = new ValuePool(true, true);
    private static final StateMutations MUTATIONS =
            new StateMutations(SQLITE, OperationCatalog.of(SQLITE), VALUES, OpaqueCatalog.of(SQLITE));

    /** A query over the tables of the seed still means something, and proofs rely on the constraints. */
    @ParameterizedTest
    @ValueSource(strings = {"another index", "values at the edge", "a later change"})
    void tablesColumnsAndConstraintsStay(String name) {
        int changed = 0;
        for (DatabaseState state : states()) {
            List<Table> before = StateTables.of(state);
            var mutated = MUTATIONS.change(state, 77, name, new SplittableRandom(state.number()));
            if (mutated.isPresent()) {
                changed++;
                assertThat(mutated.get().number()).isEqualTo(77);
                assertThat(mutated.get().steps()).isNotEqualTo(state.steps());
                assertThat(StateTables.of(mutated.get())).isEqualTo(before);
            }
        }
        assertThat(changed).isGreaterThan(20);
    }

    @Test
    void columnsOfConstraintsKeepTheirValues() {
        for (DatabaseState state : states()) {
            MUTATIONS
                    .change(state, 77, "values at the edge", new SplittableRandom(state.number()))
                    .ifPresent(mutated -> assertThat(constrained(mutated)).isEqualTo(constrained(state)));
        }
    }

    @Test
    void uniqueIndexesAreNotDropped() {
        for (DatabaseState state : states()) {
            for (int i = 0; i < 10; i++) {
                MUTATIONS
                        .change(state, 77, "another index", new SplittableRandom(i))
                        .ifPresent(mutated -> assertThat(unique(mutated)).containsAll(unique(state)));
            }
        }
    }

    private static List<SetupStep> unique(DatabaseState state) {
        return state.steps().stream()
                .filter(step -> step instanceof SetupStep.CreateIndex index && index.unique())
                .toList();
    }

    private static Map<String, List<Value>> constrained(DatabaseState state) {
        Map<String, List<Value>> values = new HashMap<>();
        for (SetupStep step : state.steps()) {
            if (step instanceof SetupStep.Insert(var name, var columns, var rows)) {
                Table table = StateTables.of(state).stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow();
                List<String> held = StateTables.keyedColumns(table);
                IntStream.range(0, columns.size())
                        .filter(i -> held.contains(columns.get(i)))
                        .forEach(i -> rows.forEach(row -> values.computeIfAbsent(
                                        name + "." + columns.get(i), ignored -> new java.util.ArrayList<>())
                                .add(row.values().get(i))));
            }
        }
        return values;
    }

    private static List<DatabaseState> states() {
        var generator = new StateGenerator(
                SQLITE, OperationCatalog.of(SQLITE), VALUES, OpaqueCatalog.of(SQLITE), GeneratedColumns.NONE);
        return LongStream.range(0, 40)
                .mapToObj(number -> generator.state(number, 900 + number))
                .toList();
    }
}
