package io.panoptes.dbms.server;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.process.Workers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * All servers that this program runs or speaks to, one a target. One that no instance uses any more is kept for a while, for the
 * next one may come soon.
 */
public final class Servers implements AutoCloseable {

    private static final int MOST_IDLE = 3;

    private final Workers workers;
    private final Map<Target, Used> servers = new LinkedHashMap<>(16, 0.75f, true);
    private final AtomicLong names = new AtomicLong();

    public Servers(Workers workers) {
        this.workers = workers;
    }

    private static final class Used {
        private final RunningServer server;
        private int instances;

        Used(RunningServer server) {
            this.server = server;
        }
    }

    /**
     * A fresh database on the server of the target, which is started first if it does not run.
     *
     * @param installation is asked for the binaries only if they are needed
     */
    public Instance open(
            Target target,
            Profile profile,
            Launch launch,
            ServerKind kind,
            List<Path> driver,
            Supplier<Installation> installation) {
        RunningServer server = take(target, () -> OwnServer.start(kind, installation.get()));
        try {
            server.revive();
            Instance database = workers.open(target, profile, () -> at(server, launch), driver);
            return new ServerInstance(database, server, kind, () -> release(target));
        } catch (TargetException e) {
            release(target);
            throw e;
        }
    }

    @Override
    public void close() {
        List<Used> all;
        synchronized (servers) {
            all = List.copyOf(servers.values());
            servers.clear();
        }
        all.forEach(used -> used.server.close());
    }

    private Launch at(RunningServer server, Launch launch) {
        RunningServer.Access access = server.access();
        return launch.on(access.url(), access.user(), access.password(), newName());
    }

    private String newName() {
        return "panoptes_%d_%d".formatted(ProcessHandle.current().pid(), names.incrementAndGet());
    }

    private RunningServer take(Target target, Supplier<RunningServer> start) {
        synchronized (servers) {
            Used used = servers.get(target);
            if (used == null) {
                used = new Used(start.get());
                servers.put(target, used);
            }
            used.instances++;
            return used.server;
        }
    }

    private void release(Target target) {
        synchronized (servers) {
            Used released = servers.get(target);
            if (released != null) {
                released.instances--;
            }
            List<Target> idle = servers.entrySet().stream()
                    .filter(entry -> entry.getValue().instances == 0)
                    .map(Map.Entry::getKey)
                    .toList();
            for (Target oldest : idle.subList(0, Math.max(0, idle.size() - MOST_IDLE))) {
                Used unused = servers.remove(oldest);
                if (unused != null) {
                    unused.server.close();
                }
            }
        }
    }
}
