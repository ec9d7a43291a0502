package io.panoptes.dbms.database;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A user's database files opened for reading only, each in a process of its own: a query that nobody has looked at can neither
 * write, nor reach other files, nor take this program down.
 */
public final class ReadOnlyInstances implements AutoCloseable {
    private final ReleasedTargets targets = new ReleasedTargets();
    private final Workers workers = new Workers();
    private final Map<String, Target> newest = new ConcurrentHashMap<>();

    /** @throws TargetException where it can't be opened */
    public Instance open(DatabasePlace place) {
        Target target = newest.computeIfAbsent(place.dbms(), dbms -> targets.find(dbms, Optional.empty()));
        return workers.open(target, targets.profile(target), launch(place), targets.driver(target));
    }

    private static Launch launch(DatabasePlace place) {
        return switch (place) {
            case DatabasePlace.SqliteFile(Path file) ->
                Launch.nativeEngine("org.sqlite.JDBC", "jdbc:sqlite:" + file.toAbsolutePath())
                        // SQLITE_OPEN_READONLY; query_only refuses writes to temporary and attached databases, too.
                        .property("open_mode", "1")
                        .property("enable_load_extension", "false")
                        .setup(List.of(
                                Setup.required("PRAGMA query_only = ON"),
                                Setup.optional("PRAGMA temp_store = MEMORY"),
                                Setup.optional("PRAGMA hard_heap_limit = 1073741824")))
                        .dynamicTypes()
                        .build();
            case DatabasePlace.DuckDbFile(Path file) ->
                Launch.nativeEngine("org.duckdb.DuckDBDriver", "jdbc:duckdb:" + file.toAbsolutePath())
                        .property("duckdb.read_only", "true")
                        .setup(List.of(
                                Setup.optional("SET memory_limit = '1GB'"),
                                Setup.required("SET enable_external_access = false"),
                                Setup.required("SET lock_configuration = true")))
                        .build();
            case DatabasePlace.Server ignored ->
                throw new TargetException(
                        Problem.REFUSED, "%s is a server, and is not opened as a file".formatted(place.name()));
        };
    }

    @Override
    public void close() {
        workers.close();
        targets.close();
    }
}
