package io.panoptes.dbms.provision;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.dbms.server.Servers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Targets by their names: released ones through Maven, with the settings of this user, local builds from where they lie. */
public final class ReleasedTargets implements Targets {

    private static final String IMAGE = "image:";
    /** What may be part of the coordinates of an artifact. */
    private static final Pattern VERSION = Pattern.compile("[\\w.+-]+");

    private final Releases releases = new Releases(new MavenRepository(UserSettings.read()));
    private final BuildCoverage coverage = new BuildCoverage(releases);
    private final Workers workers = new Workers();
    private final Servers servers;
    private final Map<Target, List<Path>> files = new ConcurrentHashMap<>();
    private final Map<Target, Launch> launches = new ConcurrentHashMap<>();
    private final Map<Build, BuildVersion> builds = new ConcurrentHashMap<>();
    private final Map<Target, String> notes = new ConcurrentHashMap<>();

    /** A build as the user names it. */
    private record Build(String dbms, Path file, Optional<String> version) {}

    public ReleasedTargets() {
        this(note -> {});
    }

    /** @param notes is told when a server is gone in the middle, and what is done about it */
    public ReleasedTargets(Consumer<String> notes) {
        this.servers = new Servers(workers, notes);
    }

    @Override
    public Target find(String name, Optional<Path> build) {
        int at = name.indexOf('@');
        if (at >= 0) {
            String dbms = name.substring(0, at);
            String place = name.substring(at + 1);
            return place.startsWith(IMAGE)
                    ? inContainer(dbms, place.substring(IMAGE.length()))
                    : atAddress(dbms, place);
        }
        String dbms = dbms(name);
        Optional<String> version = version(name);
        Adapter adapter = Adapters.named(dbms);
        if (build.isPresent() && adapter.server().value().isPresent()) {
            Installation installation =
                    Installation.in(build.get(), adapter.server().value().get());
            return new Target(dbms, installation.version().text(), Optional.of(installation.home()));
        }
        if (build.isPresent()) {
            Path file = LocalBuild.check(build.get());
            BuildVersion found = builds.computeIfAbsent(
                    new Build(dbms, file, version),
                    asked -> BuildVersion.of(adapter, file, version.map(Version::new), releases, workers));
            Target target = new Target(dbms, found.version().text(), Optional.of(file));
            notes.put(target, found.note());
            return target;
        }
        Version found = version.isPresent() && !version.get().equalsIgnoreCase("newest")
                ? releases.require(adapter, new Version(version.get()))
                : releases.newest(adapter);
        return new Target(dbms, found.text(), Optional.empty());
    }

    @Override
    public String noteOn(Target target) {
        return notes.getOrDefault(target, "");
    }

    @Override
    public Profile profile(Target target) {
        return Adapters.named(target.dbms()).profile(new Version(target.version()));
    }

    @Override
    public boolean mayRefuse(Target target) {
        return Adapters.named(target.dbms()).borrowsProfile();
    }

    @Override
    public List<Version> releases(String dbms) {
        return releases.all(Adapters.named(dbms));
    }

    @Override
    public Instance open(Target target) {
        return open(target, false, false);
    }

    @Override
    public Instance openApart(Target target) {
        return open(target, true, false);
    }

    @Override
    public Instance openWithCoverage(Target target) {
        return open(target, false, true);
    }

    @Override
    public CoverageKind coverage(Target target) {
        return coverage.kind(Adapters.named(target.dbms()), target);
    }

    private Instance open(Target target, boolean apart, boolean observed) {
        Adapter adapter = Adapters.named(target.dbms());
        Version version = new Version(target.version());
        Optional<ServerKind> server = adapter.server().value();
        if (server.isPresent()) {
            return openOnServer(target, apart, observed, adapter, server.get(), version);
        }
        Launch launch = launches.computeIfAbsent(
                target,
                unknown -> target.jar()
                        .map(build -> BuildCoverage.launch(adapter, version, build))
                        .orElseGet(() -> adapter.launch(version)));
        return workers.open(
                target,
                adapter.profile(version),
                observed ? launch.observed(coverage.inProcess(adapter, target)) : launch,
                driver(target));
    }

    @Override
    public void close() {
        workers.close();
        servers.close();
        releases.close();
    }

    /** A server that runs already. Where its version is not named, it is asked for it. */
    private Target atAddress(String name, String address) {
        Adapter adapter = Adapters.named(dbms(name));
        ServerKind kind = kind(adapter, "--url");
        if (!address.startsWith(kind.scheme())) {
            throw new TargetException(
                    Problem.NO_SERVER,
                    "%s is no JDBC address of %s. Such a one begins as in %s"
                            .formatted(
                                    address,
                                    adapter.title(),
                                    kind.url("HOST", kind.image(Version.LOCAL).port())));
        }
        Target asked = Target.atAddress(adapter.name(), Version.LOCAL.text(), address);
        String version = version(name).orElseGet(() -> versionOf(asked, adapter, kind));
        requireNotTooOld(adapter, kind, version, "at " + address);
        return Target.atAddress(adapter.name(), version, address);
    }

    /** A server in a container of this image, of the official one where none is named. */
    private Target inContainer(String name, String image) {
        Adapter adapter = Adapters.named(dbms(name));
        ServerKind kind = kind(adapter, "--image");
        Optional<String> named = version(name);
        String used = image.isEmpty()
                ? kind.image(named.map(Version::new).orElse(Version.LOCAL)).name()
                : image;
        Target asked = Target.inContainer(adapter.name(), Version.LOCAL.text(), used);
        String version = named.orElseGet(() -> versionOf(asked, adapter, kind));
        requireNotTooOld(adapter, kind, version, "of the image " + used);
        return Target.inContainer(adapter.name(), version, used);
    }

    private static void requireNotTooOld(Adapter adapter, ServerKind kind, String version, String which) {
        if (new Version(version).isBefore(kind.oldest())) {
            throw new TargetException(
                    Problem.VERSION_TOO_OLD,
                    "The server %s is %s %s; the oldest that can be tested is %s."
                            .formatted(which, adapter.title(), version, kind.oldest()));
        }
    }

    private static String dbms(String name) {
        int colon = name.indexOf(':');
        return (colon < 0 ? name : name.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
    }

    private static Optional<String> version(String name) {
        int colon = name.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        String version = name.substring(colon + 1).strip();
        if (!VERSION.matcher(version).matches()) {
            throw new TargetException(
                    Problem.UNKNOWN_VERSION,
                    "%s names no version behind the colon. Write the target as %sVERSION, or as %s for the newest release; `panoptes targets --versions %s` lists all versions."
                            .formatted(
                                    name,
                                    name.substring(0, colon + 1),
                                    name.substring(0, colon),
                                    name.substring(0, colon)));
        }
        return Optional.of(version);
    }

    private static ServerKind kind(Adapter adapter, String option) {
        return adapter.server()
                .value()
                .orElseThrow(() -> new TargetException(
                        Problem.NO_SERVER,
                        "%s is no server; it runs inside Panoptes. Leave %s out.".formatted(adapter.title(), option)));
    }

    private String versionOf(Target asked, Adapter adapter, ServerKind kind) {
        String said = servers.version(
                asked,
                adapter.profile(Version.LOCAL),
                adapter.launch(Version.LOCAL),
                kind,
                releases.driver(adapter, kind, Version.LOCAL));
        return kind.versionIn(said);
    }

    private Instance openOnServer(
            Target target, boolean apart, boolean observed, Adapter adapter, ServerKind kind, Version version) {
        return servers.open(
                target,
                apart,
                observed ? coverage.kind(adapter, target) : CoverageKind.NONE,
                adapter.profile(version),
                adapter.launch(version),
                kind,
                files.computeIfAbsent(target, unknown -> releases.driver(adapter, kind, version)),
                () -> target.jar()
                        .map(home -> new Installation(home, version))
                        .orElseGet(() -> Installation.unpacked(
                                adapter.name(), version, kind, releases.binaries(adapter, kind, version))));
    }

    /** The jars of an embedded target, and its native library; of a server those of its driver. */
    public List<Path> driver(Target target) {
        return files.computeIfAbsent(target, this::files);
    }

    /**
     * The jars of a driver, and all that they need.
     *
     * @param title of the DBMS that it is for
     * @param coordinates {@code group:artifact:version}
     */
    public List<Path> jars(String title, List<String> coordinates) {
        return releases.jars(title, coordinates);
    }

    private List<Path> files(Target target) {
        Adapter adapter = Adapters.named(target.dbms());
        Optional<ServerKind> server = adapter.server().value();
        if (server.isPresent()) {
            return releases.driver(adapter, server.get(), new Version(target.version()));
        }
        return target.jar()
                .map(build -> LocalBuild.classPath(adapter, build, new Version(target.version()), releases))
                .orElseGet(() -> release(adapter, new Version(target.version())));
    }

    private List<Path> release(Adapter adapter, Version version) {
        List<Path> jars = releases.files(adapter, version);
        return Stream.concat(
                        adapter
                                .nativeLibrary()
                                .value()
                                .flatMap(resource ->
                                        UnpackedLibrary.of(jars.getFirst(), resource, UnpackedLibrary.cache()))
                                .stream(),
                        jars.stream())
                .toList();
    }
}
