package io.panoptes.dbms.server;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.coverage.CoverageSource;
import io.panoptes.dbms.process.Workers;
import io.panoptes.sql.value.Value;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All servers that this program runs or speaks to, one a target. One that no instance uses any more is kept for a while, for the
 * next one may come soon.
 */
public final class Servers implements AutoCloseable {

    private static final int MOST_IDLE = 3;
    private static final Duration CLEANING = Duration.ofSeconds(30);

    private final Workers workers;
    private final Function<String, RunningServer> remote;
    private final Consumer<String> notes;
    private final Map<Place, Used> servers = new LinkedHashMap<>(16, 0.75f, true);
    private final AtomicLong names = new AtomicLong();
    /** Another machine may have a process of our number. */
    private final String mark = Long.toString(new SecureRandom().nextLong() >>> 24, 36);

    /** @param notes is told when a server is gone in the middle, and what is done about it */
    public Servers(Workers workers, Consumer<String> notes) {
        this(workers, RemoteServer::at, notes);
    }

    Servers(Workers workers, Function<String, RunningServer> remote, Consumer<String> notes) {
        this.workers = workers;
        this.remote = remote;
        this.notes = notes;
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
     * @param coverage by what its build tells which of its code ran, where that is wanted
     * @param apart whether on a server that none of the others use; one at an address is there only once
     * @param installation is asked for the binaries only if they are needed
     */
    public Instance open(
            Target target,
            boolean apart,
            CoverageKind coverage,
            Profile profile,
            Launch launch,
            ServerKind kind,
            List<Path> driver,
            Supplier<Installation> installation) {
        boolean observed = coverage != CoverageKind.NONE;
        Place place = Place.of(target, apart, observed);
        RunningServer server = take(place, () -> start(target, kind, installation, observed));
        List<String> used = new CopyOnWriteArrayList<>();
        try {
            server.revive();
            Instance database = workers.open(
                    target, profile, () -> observed(at(server, launch, used), server, kind, coverage), driver);
            return new ServerInstance(database, server, kind, notes, () -> {
                try {
                    drop(target, profile, launch, server, driver, used);
                } finally {
                    release(place);
                }
            });
        } catch (TargetException e) {
            release(place);
            throw server.outlivesUs() ? Refusal.of(target, e) : e;
        }
    }

    /** What the server at the target's address, or in its container, says of its version. */
    public String version(Target target, Profile profile, Launch launch, ServerKind kind, List<Path> driver) {
        Place place = Place.of(target, false, false);
        RunningServer server = take(
                place,
                () -> start(
                        target,
                        kind,
                        () -> {
                            throw new IllegalArgumentException(target + " is neither at an address nor in a container");
                        },
                        false));
        try (Instance database = workers.open(target, profile, bare(server, launch), driver)) {
            List<Outcome> said = database.run(List.of(kind.versionQuestion()), CLEANING);
            if (said.getFirst() instanceof Outcome.Rows rows
                    && !rows.rows().isEmpty()
                    && rows.rows().getFirst().values().getFirst() instanceof Value.TextValue(var text)) {
                return text;
            }
            throw new TargetException(
                    Problem.DIED_AT_START,
                    "the server at %s does not name its version: %s".formatted(server.access(), said));
        } catch (TargetException e) {
            throw server.outlivesUs() ? Refusal.of(target, e) : e;
        } finally {
            release(place);
        }
    }

    private static Launch observed(Launch launch, RunningServer server, ServerKind kind, CoverageKind coverage) {
        return server.coverageFolder()
                .map(folder -> launch.observed(CoverageSource.ofServer(
                        coverage,
                        folder,
                        kind.processQuestion(),
                        kind.processQuestion().isEmpty())))
                .orElse(launch);
    }

    private RunningServer start(Target target, ServerKind kind, Supplier<Installation> installation, boolean observed) {
        if (target.address().isPresent()) {
            return remote.apply(target.address().get());
        }
        if (target.image().isPresent()) {
            ServerKind.Image usual = kind.image(new Version(target.version()));
            return ContainerServer.start(kind, usual.named(target.image().get()), ContainerLimits.chosen());
        }
        return OwnServer.start(kind, installation.get(), observed);
    }

    /** Drops what an instance made on a server that outlives us. Its own connection is closed by now. */
    private void drop(
            Target target,
            Profile profile,
            Launch launch,
            RunningServer server,
            List<Path> driver,
            List<String> names) {
        if (!server.outlivesUs()) {
            return;
        }
        try (Instance cleaner = workers.open(target, profile, bare(server, launch), driver)) {
            for (String name : names) {
                cleaner.run(
                        launch.closing().stream()
                                .map(sql -> sql.replace("{id}", name))
                                .toList(),
                        CLEANING);
            }
        } catch (TargetException unreachable) {
            // The connection was cut, and nothing can be dropped through it.
        }
    }

    /** A session in no database of ours. */
    private static Launch bare(RunningServer server, Launch launch) {
        RunningServer.Access access = server.access();
        return launch.bare().on(access.url(), access.user(), access.password(), "");
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

    private Launch at(RunningServer server, Launch launch, List<String> used) {
        RunningServer.Access access = server.access();
        String name = newName();
        if (!server.outlivesUs()) {
            return launch.on(access.url(), access.user(), access.password(), name);
        }
        used.add(name);
        return launch.on(access.url(), access.user(), access.password(), name).cleaningUp();
    }

    private String newName() {
        return "panoptes_%d_%s_%d".formatted(ProcessHandle.current().pid(), mark, names.incrementAndGet());
    }

    /** One place has one server, whatever its version turns out to be. */
    private record Place(Target target, boolean apart, boolean observed) {
        static Place of(Target target, boolean apart, boolean observed) {
            Target anyVersion = target.address().isPresent() || target.image().isPresent()
                    ? new Target(
                            target.dbms(), Version.LOCAL.text(), Optional.empty(), target.address(), target.image())
                    : target;
            return new Place(anyVersion, apart && target.address().isEmpty(), observed);
        }
    }

    private RunningServer take(Place place, Supplier<RunningServer> start) {
        synchronized (servers) {
            Used used = servers.get(place);
            if (used == null) {
                used = new Used(start.get());
                servers.put(place, used);
            }
            used.instances++;
            return used.server;
        }
    }

    private void release(Place place) {
        synchronized (servers) {
            Used released = servers.get(place);
            if (released != null) {
                released.instances--;
            }
            List<Place> idle = servers.entrySet().stream()
                    .filter(entry -> entry.getValue().instances == 0)
                    .map(Map.Entry::getKey)
                    .toList();
            for (Place oldest : idle.subList(0, Math.max(0, idle.size() - MOST_IDLE))) {
                Used unused = servers.remove(oldest);
                if (unused != null) {
                    unused.server.close();
                }
            }
        }
    }
}
