package io.panoptes.instantiation.hazard;

import io.panoptes.instantiation.data.StateTables;
import io.panoptes.instantiation.testcase.DatabaseState;
import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** A database state as the guards look at it. */
public record StateView(List<SetupStep> setup, List<Table> tables) {

    public static StateView of(DatabaseState state) {
        return new StateView(state.steps(), StateTables.of(state));
    }

    Stream<SetupStep.Insert> inserts() {
        return setup.stream().filter(SetupStep.Insert.class::isInstance).map(SetupStep.Insert.class::cast);
    }

    /** The values that are stored. */
    Stream<Value> values() {
        return inserts().flatMap(insert -> insert.rows().stream()).flatMap(row -> row.values().stream());
    }

    Stream<SetupStep.ColumnDefinition> columns() {
        return setup.stream()
                .filter(SetupStep.CreateTable.class::isInstance)
                .flatMap(step -> ((SetupStep.CreateTable) step).columns().stream());
    }
}
