package io.panoptes.dbms.database;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.nio.file.Path;
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
            case DatabasePlace.InFile(var dbms, var format, Path file) ->
                format.launch().apply(file);
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
