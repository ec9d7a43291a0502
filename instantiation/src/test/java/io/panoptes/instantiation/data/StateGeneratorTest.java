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
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StateGeneratorTest {
    private static final Map<String, List<DatabaseState>> STATES = new ConcurrentHashMap<>();

    @Test
    void anIndexIsMadeBeforeTheRowsAfterThemOrBetween() {
        List<DatabaseState> states = states("sqlite", "3.54.1.0");
        assertThat(states)
                .anyMatch(state -> hasIndex(state, true, true))
                .anyMatch(state -> hasIndex(state, false, true))
                .anyMatch(state -> hasIndex(state, true, false));
    }

    @Test
    void oneTableOfSomeStatesHasHeldManyRows() {
        assertThat(states("duckdb", "2.0.0.1").stream().filter(state -> fills(state, "range(")))
                .hasSizeBetween(5, 40);
        assertThat(states("sqlite", "3.54.1.0").stream().filter(state -> fills(state, "WITH RECURSIVE s (i)")))
                .hasSizeBetween(3, 40);
        assertThat(states("derby", "10.17.1.0")).noneMatch(state -> fills(state, "SELECT r.i"));
    }

    /** A query that must be certain of one row is asked of tables that have at most one. */
    @Test
    void aTableOfOneRowHasHeldNoOthersWhereThatMatters() {
        for (DatabaseState state : states("sqlite", "3.54.1.0")) {
            StateTables.rowCounts(state).entrySet().stream()
                    .filter(counted -> counted.getValue() <= 1)
                    .forEach(counted -> assertThat(fills(state, "INSERT INTO " + counted.getKey() + " ("))
                            .isFalse());
        }
    }

    @Test
    void someNarrowTablesHaveADozenRows() {
        assertThat(states("sqlite", "3.54.1.0"))
                .anyMatch(state -> StateTables.of(state).size() <= 3
                        && StateTables.rowCounts(state).values().stream()
                                .anyMatch(count -> count >= 12 && count <= 28));
    }

    private static boolean fills(DatabaseState state, String text) {
        return state.steps().stream()
                .anyMatch(step -> step instanceof SetupStep.Verbatim(var sql) && sql.contains(text));
    }

    private static boolean hasIndex(DatabaseState state, boolean behindRows, boolean beforeRows) {
        List<SetupStep> steps = state.steps();
        return IntStream.range(0, steps.size())
                .anyMatch(place -> steps.get(place) instanceof SetupStep.CreateIndex index
                        && holds(steps.subList(0, place), index) == behindRows
                        && holds(steps.subList(place, steps.size()), index) == beforeRows);
    }

    private static boolean holds(List<SetupStep> steps, SetupStep.CreateIndex index) {
        return steps.stream()
                .anyMatch(step -> step instanceof SetupStep.Insert insert
                        && insert.table().equals(index.table()));
    }

    private static List<DatabaseState> states(String dbms, String version) {
        return STATES.computeIfAbsent(dbms, ignored -> made(dbms, version));
    }

    private static List<DatabaseState> made(String dbms, String version) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        var states = new StateGenerator(
                profile,
                OperationCatalog.of(profile),
                new ValuePool(true, true),
                OpaqueCatalog.of(profile),
                GeneratedColumns.NONE);
        return LongStream.range(0, 200)
                .mapToObj(seed -> states.state(seed, seed))
                .toList();
    }
}
