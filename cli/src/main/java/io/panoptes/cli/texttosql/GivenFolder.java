package io.panoptes.cli.texttosql;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.dbms.database.ReadOnlyInstances;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import io.panoptes.texttosql.evaluation.ComparisonRules;
import io.panoptes.texttosql.evaluation.DatabaseRuns;
import io.panoptes.texttosql.execution.ExecutionMatch;
import io.panoptes.texttosql.execution.GivenDatabases;
import io.panoptes.texttosql.plausible.PlausibleSearch;
import io.panoptes.texttosql.schema.DatabaseFolder;
import java.nio.file.Path;
import java.util.Optional;

/** The databases that a user gives, if any, and the processes that run queries on them. */
record GivenFolder(
        Optional<DatabaseFolder> folder,
        Optional<ReadOnlyInstances> instances,
        Optional<PlausibleSearch> plausible,
        PlausibleValues values)
        implements AutoCloseable {

    static GivenFolder of(Optional<Path> place) {
        return of(place, PlausibleValues.NOT_ASKED);
    }

    static GivenFolder of(Optional<Path> place, PlausibleValues values) {
        if (values != PlausibleValues.NOT_ASKED && place.isEmpty()) {
            throw new CannotRun("there are no given databases to take values from: name --databases DIR");
        }
        Optional<DatabaseFolder> folder = place.map(DatabaseFolder::new);
        return new GivenFolder(
                folder,
                place.map(at -> new ReadOnlyInstances()),
                folder.filter(from -> values != PlausibleValues.NOT_ASKED)
                        .map(from -> new PlausibleSearch(from, MiningOptions.STANDARD)),
                values);
    }

    /** What rows of results depend on. */
    String words() {
        return folder.isEmpty()
                ? ""
                : "on the given databases"
                        + switch (values) {
                            case NOT_ASKED -> "";
                            case LEVEL_ONLY -> ", with their values";
                            case SHOWN -> ", showing their values";
                        };
    }

    /** For one worker. */
    DatabaseRuns runs(ComparisonRules rules) {
        ExecutionMatch match = rules == ComparisonRules.BIRD || rules == ComparisonRules.SET
                ? ExecutionMatch.BIRD
                : ExecutionMatch.SPIDER;
        return folder.flatMap(from -> instances.<DatabaseRuns>map(on -> new GivenDatabases(from, on, match)))
                .orElse(DatabaseRuns.NONE);
    }

    @Override
    public void close() {
        plausible.ifPresent(PlausibleSearch::close);
        instances.ifPresent(ReadOnlyInstances::close);
        folder.ifPresent(DatabaseFolder::close);
    }
}
