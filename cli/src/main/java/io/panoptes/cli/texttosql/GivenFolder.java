package io.panoptes.cli.texttosql;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.dbms.database.ReadOnlyInstances;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.benchmark.Benchmark;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.constraint.mining.MiningOptions;
import io.panoptes.texttosql.evaluation.ComparisonRules;
import io.panoptes.texttosql.evaluation.DatabaseRuns;
import io.panoptes.texttosql.execution.ExecutionMatch;
import io.panoptes.texttosql.execution.GivenDatabases;
import io.panoptes.texttosql.plausible.PlausibleSearch;
import io.panoptes.texttosql.schema.DatabaseFolder;
import io.panoptes.texttosql.schema.DatabaseServer;
import io.panoptes.texttosql.schema.GivenPlaces;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The databases that a user gives, if any, and the processes that run queries on them. */
record GivenFolder(
        Optional<GivenPlaces> places,
        Optional<ReadOnlyInstances> instances,
        Optional<PlausibleSearch> plausible,
        PlausibleValues values)
        implements AutoCloseable {

    static GivenFolder of(Optional<String> place) {
        return of(place, PlausibleValues.NOT_ASKED);
    }

    static GivenFolder of(Optional<String> place, PlausibleValues values) {
        if (values != PlausibleValues.NOT_ASKED && place.isEmpty()) {
            throw new CannotRun("there are no given databases to take values from: name --databases DIR");
        }
        Optional<GivenPlaces> places = place.map(GivenFolder::at);
        return new GivenFolder(
                places,
                place.map(at -> new ReadOnlyInstances()),
                places.filter(from -> values != PlausibleValues.NOT_ASKED)
                        .map(from -> new PlausibleSearch(from, MiningOptions.STANDARD)),
                values);
    }

    private static GivenPlaces at(String place) {
        return DatabaseServer.isAddress(place) ? new DatabaseServer(place) : new DatabaseFolder(Path.of(place));
    }

    /** That of the first database that can be read. A server on which none can be read is no input to go on with. */
    BenchmarkDbms dbms(Benchmark benchmark) {
        boolean isServer = places.filter(DatabaseServer.class::isInstance).isPresent();
        Optional<BadInput> unreadable = Optional.empty();
        List<String> names = benchmark.questions().stream()
                .map(BenchmarkQuestion::database)
                .distinct()
                .toList();
        for (String name : names) {
            try {
                Optional<BenchmarkDbms> dbms = places.flatMap(given -> dbms(given, name));
                if (dbms.isPresent()) {
                    return dbms.get();
                }
            } catch (BadInput e) {
                // It costs its own questions; their rows say why.
                unreadable = unreadable.or(() -> Optional.of(e));
            }
        }
        if (unreadable.isPresent() && isServer) {
            throw unreadable.get();
        }
        return BenchmarkDbms.SQLITE;
    }

    private static Optional<BenchmarkDbms> dbms(GivenPlaces given, String database) {
        return given.place(database)
                .map(place -> place.dbms().equals(BenchmarkDbms.SQLITE.name())
                        ? BenchmarkDbms.SQLITE
                        : BenchmarkDbms.of(place.dbms(), given.settings(database)));
    }

    /** What rows of results depend on. */
    String words() {
        return places.isEmpty()
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
        return places.flatMap(from -> instances.<DatabaseRuns>map(on -> new GivenDatabases(from, on, match)))
                .orElse(DatabaseRuns.NONE);
    }

    @Override
    public void close() {
        plausible.ifPresent(PlausibleSearch::close);
        instances.ifPresent(ReadOnlyInstances::close);
        places.ifPresent(GivenPlaces::close);
    }
}
