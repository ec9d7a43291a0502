package io.panoptes.cli.texttosql;

import io.panoptes.dbms.database.ReadOnlyInstances;
import io.panoptes.texttosql.evaluation.ComparisonRules;
import io.panoptes.texttosql.evaluation.DatabaseRuns;
import io.panoptes.texttosql.execution.ExecutionMatch;
import io.panoptes.texttosql.execution.GivenDatabases;
import io.panoptes.texttosql.schema.DatabaseFolder;
import java.nio.file.Path;
import java.util.Optional;

/** The databases that a user gives, if any, and the processes that run queries on them. */
record GivenFolder(Optional<DatabaseFolder> folder, Optional<ReadOnlyInstances> instances) implements AutoCloseable {

    static GivenFolder of(Optional<Path> place) {
        return new GivenFolder(place.map(DatabaseFolder::new), place.map(at -> new ReadOnlyInstances()));
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
        instances.ifPresent(ReadOnlyInstances::close);
        folder.ifPresent(DatabaseFolder::close);
    }
}
