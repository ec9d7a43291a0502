package io.panoptes.instantiation.start;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs what states are to begin with on the DBMS once, and leaves out what that refuses. */
public record StartTrial(Profile profile, Duration limit) {

    public StartState of(StartState read, Instance instance) {
        if (read.steps().isEmpty()) {
            return read;
        }
        instance.reset();
        SetupWriter writer = new SetupWriter(profile);
        List<SetupStep> kept = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>(read.leftOut());
        Set<String> missing = new HashSet<>();
        for (SetupStep step : read.steps()) {
            String table = StartReader.tableOf(step).orElse("");
            if (missing.contains(table)) {
                continue;
            }
            List<String> statements = writer.write(List.of(step));
            List<Outcome> outcomes = instance.run(statements, limit);
            String refused = refused(outcomes);
            if (refused.isEmpty()) {
                kept.add(step);
                continue;
            }
            leftOut.add(new LeftOut(StartTables.shortened(statements.getFirst()), refused));
            if (step instanceof CreateTable) {
                missing.add(table);
                leftOut.add(new LeftOut("rows and indexes of " + table, "the table is not there"));
            }
        }
        instance.reset();
        return new StartState(kept, read.only(), leftOut);
    }

    /** What the DBMS said; empty where it took the statements, all or some of them. */
    private static String refused(List<Outcome> outcomes) {
        boolean taken = outcomes.stream().anyMatch(outcome -> outcome instanceof Outcome.Done);
        return taken
                ? ""
                : outcomes.stream()
                        .map(outcome -> outcome instanceof Outcome.Failed failed
                                ? failed.message().lines().findFirst().orElse("refused")
                                : "the DBMS did not take it")
                        .findFirst()
                        .orElse("");
    }
}
