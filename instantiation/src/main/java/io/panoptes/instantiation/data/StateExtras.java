package io.panoptes.instantiation.data;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Statements that change plans and no answers. */
final class StateExtras {
    /** How many rows made-up statistics tell of. */
    private static final List<Integer> ROWS = List.of(1, 20, 1_000, 1_000_000);

    private StateExtras() {}

    /** To be run on the empty database: rarely. */
    static List<SetupStep> before(Profile profile, RandomGenerator random) {
        List<String> choices = profile.upkeep().before();
        return choices.isEmpty() || Chance.oneIn(10).fails(random)
                ? List.of()
                : List.of(new SetupStep.Verbatim(Draw.oneOf(random, choices)));
    }

    /** To be run when the rows are in. */
    static List<SetupStep> after(Profile profile, RandomGenerator random, List<SetupStep> setup) {
        List<String> choices = profile.upkeep().after();
        if (choices.isEmpty() || Chance.of(3, 5).happens(random)) {
            return List.of();
        }
        return profile.features().contains(Feature.STATISTICS_TABLE)
                        && Chance.oneIn(3).happens(random)
                ? statistics(random, setup)
                : forEachTable(Draw.oneOf(random, choices), setup);
    }

    /** The statement, or where it is about a table the same about each of them. */
    private static List<SetupStep> forEachTable(String statement, List<SetupStep> setup) {
        if (!statement.contains("<table>")) {
            return List.of(new SetupStep.Verbatim(statement));
        }
        return setup.stream()
                .filter(SetupStep.CreateTable.class::isInstance)
                .map(table -> statement.replace("<table>", ((SetupStep.CreateTable) table).name()))
                .<SetupStep>map(SetupStep.Verbatim::new)
                .toList();
    }

    /** Statistics that tell of larger tables than there are: a plan for them must give the same rows. */
    private static List<SetupStep> statistics(RandomGenerator random, List<SetupStep> setup) {
        var steps = new ArrayList<SetupStep>();
        steps.add(new SetupStep.Verbatim("ANALYZE sqlite_master"));
        for (SetupStep step : setup) {
            if (step instanceof SetupStep.CreateTable table) {
                steps.add(told(table.name(), "NULL", Integer.toString(rows(random))));
            } else if (step instanceof SetupStep.CreateIndex index) {
                var counts = new StringBuilder();
                for (int i = 0, rows = rows(random); i <= index.keys().size(); i++) {
                    counts.append(i == 0 ? "" : " ").append(rows);
                    rows = Math.max(1, rows / Draw.between(random, 1, 10));
                }
                steps.add(told(index.table(), "'" + index.name() + "'", counts.toString()));
            }
        }
        steps.add(new SetupStep.Verbatim("ANALYZE sqlite_master"));
        return steps;
    }

    private static SetupStep told(String table, String index, String counts) {
        return new SetupStep.Verbatim(
                "INSERT INTO sqlite_stat1 VALUES ('%s', %s, '%s')".formatted(table, index, counts));
    }

    private static int rows(RandomGenerator random) {
        return Draw.oneOf(random, ROWS);
    }
}
