package io.panoptes.dbms.database;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.server.Credentials;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A user's databases opened for reading only, each through a process of its own: a query that nobody has looked at can neither
 * write, nor reach other files, nor take this program down.
 */
public final class ReadOnlyInstances implements AutoCloseable {
    private final ReleasedTargets targets = new ReleasedTargets();
    private final Workers workers = new Workers();
    private final Map<String, Target> found = new ConcurrentHashMap<>();

    /** @throws TargetException where it can't be opened */
    public Instance open(DatabasePlace place) {
        Target target = found.computeIfAbsent(name(place), name -> targets.find(name, Optional.empty()));
        return workers.open(target, targets.profile(target), launch(place, target), targets.driver(target));
    }

    private static String name(DatabasePlace place) {
        return switch (place) {
            case DatabasePlace.InFile file -> file.dbms();
            case DatabasePlace.Server server -> server.dbms() + "@" + server.url();
        };
    }

    private static Launch launch(DatabasePlace place, Target target) {
        return switch (place) {
            case DatabasePlace.InFile(var dbms, var format, Path file) ->
                format.launch().apply(file);
            case DatabasePlace.Server(String dbms, var kept, String url) -> {
                Credentials user = Credentials.ofThisUser(url);
                yield Adapters.named(dbms)
                        .launch(new Version(target.version()))
                        .onlyReading(url, user.user(), user.password(), kept.readOnly());
            }
        };
    }

    @Override
    public void close() {
        workers.close();
        targets.close();
    }
}
