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
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StateChangesTest {
    private static final Profile SQLITE = Adapters.named("sqlite").profile(new Version("3.50.0.0"));

    @Test
    void columnsAreAddedThatOpaquePredicatesRead() {
        List<DatabaseState> grown = states(SQLITE).stream()
                .filter(state -> state.steps().stream().anyMatch(SetupStep.AddColumn.class::isInstance))
                .toList();
        assertThat(grown).isNotEmpty().allSatisfy(state -> {
            var added = (SetupStep.AddColumn) state.steps().stream()
                    .filter(SetupStep.AddColumn.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            assertThat(StateTables.of(state))
                    .filteredOn(table -> table.name().equals(added.table()))
                    .flatExtracting(
                            table -> table.columns().stream().map(Column::name).toList())
                    .contains(added.column().name());
            assertThat(added.column().type()).isInstanceOf(SqlType.OpaqueType.class);
        });
    }

    @Test
    void rowsTakeEachOthersPlaceAndOddColumnsChange() {
        assertThat(written(SQLITE))
                .anyMatch(sql -> sql.matches("REPLACE INTO b0 \\(c0, .*\\) SELECT c0, .* FROM b0"))
                .anyMatch(sql -> sql.matches("UPDATE b\\d SET l\\d = .*"))
                .anyMatch(sql -> sql.matches("ALTER TABLE b\\d ADD COLUMN l\\d.* DEFAULT .*"));
    }

    @Test
    void whatADbmsDoesNotKnowIsNotDone() {
        assertThat(written(Adapters.named("h2").profile(new Version("2.5.252"))))
                .noneMatch(sql -> sql.startsWith("REPLACE") || sql.startsWith("ALTER"));
    }

    private static List<String> written(Profile profile) {
        return states(profile).stream()
                .flatMap(state -> new SetupWriter(profile).write(state.steps()).stream())
                .toList();
    }

    private static List<DatabaseState> states(Profile profile) {
        var generator = new StateGenerator(
                profile,
                OperationCatalog.of(profile),
                new ValuePool(true, true),
                OpaqueCatalog.of(profile),
                GeneratedColumns.NONE);
        return LongStream.range(0, 150)
                .mapToObj(seed -> generator.state(0, seed))
                .toList();
    }
}
