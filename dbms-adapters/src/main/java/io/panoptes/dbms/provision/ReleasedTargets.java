package io.panoptes.dbms.provision;

import io.panoptes.dbms.Adapter;
import io.panoptes.dbms.Adapters;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.dbms.server.Servers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Targets by their names: released ones through Maven, local builds from where they lie. */
public final class ReleasedTargets implements Targets {

    private final Releases releases = new Releases(new MavenRepository(UserSettings.read()));
    private final Workers workers = new Workers();
    private final Servers servers = new Servers(workers);
    private final Map<Target, List<Path>> files = new ConcurrentHashMap<>();

    @Override
    public Target find(String name, Optional<Path> build) {
        int colon = name.indexOf(':');
        String dbms = (colon < 0 ? name : name.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
        Optional<String> version = colon < 0
                ? Optional.empty()
                : Optional.of(name.substring(colon + 1).strip());
        Adapter adapter = Adapters.named(dbms);
        if (build.isPresent()) {
            Path file = LocalBuild.check(build.get());
            return new Target(dbms, version.orElse(Version.LOCAL.text()), Optional.of(file));
        }
        Version found = version.isPresent() && !version.get().equalsIgnoreCase("newest")
                ? releases.require(adapter, new Version(version.get()))
                : releases.newest(adapter);
        return new Target(dbms, found.text(), Optional.empty());
    }

    @Override
    public Profile profile(Target target) {
        return Adapters.named(target.dbms()).profile(new Version(target.version()));
    }

    @Override
    public List<Version> releases(String dbms) {
        return releases.all(Adapters.named(dbms));
    }

    @Override
    public Instance open(Target target) {
        Adapter adapter = Adapters.named(target.dbms());
        Version version = new Version(target.version());
        if (adapter.server().isPresent()) {
            return openOnServer(target, adapter, adapter.server().get(), version);
        }
        List<Path> driver = files.computeIfAbsent(target, this::files);
        return workers.open(target, adapter.profile(version), adapter.launch(version), driver);
    }

    @Override
    public void close() {
        workers.close();
        servers.close();
        releases.close();
    }

    private Instance openOnServer(Target target, Adapter adapter, ServerKind kind, Version version) {
        return servers.open(
                target,
                adapter.profile(version),
                adapter.launch(version),
                kind,
                files.computeIfAbsent(target, unknown -> releases.driver(adapter, kind, version)),
                () -> Installation.unpacked(adapter.name(), version, kind, releases.binaries(adapter, kind, version)));
    }

    private List<Path> files(Target target) {
        Adapter adapter = Adapters.named(target.dbms());
        return target.jar()
                .map(build -> LocalBuild.classPath(adapter, build, new Version(target.version()), releases))
                .orElseGet(() -> releases.files(adapter, new Version(target.version())));
    }
}
