package io.panoptes.dbms.provision;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.server.ServerKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** The released versions of each DBMS and their files. */
final class Releases implements AutoCloseable {
    /** What the version of a release may be written with. */
    private static final Pattern RELEASE = Pattern.compile("[\\w.+-]+");

    private static final int NEAREST = 3;

    private final MavenRepository repository;
    private final Map<String, MavenRepository.Listing> listings = new ConcurrentHashMap<>();

    Releases(MavenRepository repository) {
        this.repository = repository;
    }

    /** Oldest first. */
    List<Version> all(Adapter adapter) {
        MavenRepository.Listing listing = listing(adapter);
        if (listing.versions().isEmpty()) {
            throw ProvisionErrors.noList(adapter, repository, listing.problems());
        }
        return listing.versions();
    }

    Version newest(Adapter adapter) {
        List<Version> all = all(adapter);
        return all.reversed().stream().filter(Version::isFinal).findFirst().orElse(all.getLast());
    }

    /** The last release that is not newer than this version; the first where all are. */
    Version nearest(Adapter adapter, Version version) {
        if (version.equals(Version.LOCAL)) {
            return newest(adapter);
        }
        List<Version> all = all(adapter);
        return all.reversed().stream()
                .filter(release -> release.compareTo(version) <= 0 || release.sameNumbers(version))
                .findFirst()
                .orElse(all.getFirst());
    }

    /** This version, if there is such a release. */
    Version require(Adapter adapter, Version version) {
        MavenRepository.Listing listing = listing(adapter);
        if (listing.versions().contains(version)) {
            return version;
        }
        requireForm(adapter, version);
        try {
            // The list may be of yesterday, or be missing where the jar is not.
            Optional<ServerKind> server = adapter.server().value();
            if (server.isPresent()) {
                repository.file(server.get().binaries(version));
            } else {
                repository.files(List.of(artifact(adapter) + ":" + version));
            }
            return version;
        } catch (DependencyResolutionException | ArtifactResolutionException e) {
            if (listing.versions().isEmpty()) {
                throw ProvisionErrors.of(adapter, version, repository, e);
            }
            throw new TargetException(Problem.UNKNOWN_VERSION, unknown(adapter, version, listing.versions()), e);
        }
    }

    private static void requireForm(Adapter adapter, Version version) {
        if (!RELEASE.matcher(version.text()).matches()) {
            throw new TargetException(
                    Problem.UNKNOWN_VERSION,
                    "%s is no release of %s; a build of one's own is named with --build, --home or --image"
                            .formatted(version, adapter.title()));
        }
    }

    List<Path> files(Adapter adapter, Version version) {
        requireForm(adapter, version);
        List<String> artifacts = new ArrayList<>();
        artifacts.add(artifact(adapter) + ":" + version);
        artifacts.addAll(adapter.companions(version));
        try {
            return repository.files(artifacts);
        } catch (DependencyResolutionException e) {
            throw ProvisionErrors.of(adapter, version, repository, e);
        }
    }

    /** The JDBC driver for a server of this version, and all that it needs. */
    List<Path> driver(Adapter adapter, ServerKind kind, Version version) {
        try {
            return repository.files(List.of(kind.driver(version)));
        } catch (DependencyResolutionException e) {
            throw ProvisionErrors.of(adapter, version, repository, e);
        }
    }

    /** These artifacts, and all that they need. */
    List<Path> jars(String title, List<String> coordinates) {
        try {
            return repository.files(coordinates);
        } catch (DependencyResolutionException e) {
            throw new TargetException(
                    Problem.NO_DRIVER,
                    "the driver of %s, %s, can't be had from %s: %s. Name its jar with --driver."
                            .formatted(title, String.join(", ", coordinates), repository.places(), e.getMessage()),
                    e);
        }
    }

    /** A file that belongs to no release of it, such as an agent. */
    Path file(Adapter adapter, String coordinates) {
        try {
            return repository.file(coordinates);
        } catch (ArtifactResolutionException e) {
            throw ProvisionErrors.notThere(adapter, coordinates, repository, e);
        }
    }

    /** The archive with the binaries of a server. */
    Path binaries(Adapter adapter, ServerKind kind, Version version) {
        requireForm(adapter, version);
        ServerBinaries.require(adapter, System.getProperty("os.name"), System.getProperty("os.arch"));
        try {
            return repository.file(kind.binaries(version));
        } catch (ArtifactResolutionException e) {
            throw ProvisionErrors.of(adapter, version, repository, e);
        }
    }

    @Override
    public void close() {
        repository.close();
    }

    private MavenRepository.Listing listing(Adapter adapter) {
        return listings.computeIfAbsent(artifact(adapter), artifact -> {
            MavenRepository.Listing found = repository.versions(artifact);
            return new MavenRepository.Listing(
                    found.versions().stream()
                            .map(version -> adapter.server()
                                    .value()
                                    .map(kind -> kind.release(version))
                                    .orElse(version))
                            .toList(),
                    found.problems());
        });
    }

    private static String artifact(Adapter adapter) {
        return adapter.artifact().value().orElseThrow(() -> ProvisionErrors.notInMaven(adapter));
    }

    private static String unknown(Adapter adapter, Version version, List<Version> all) {
        int place =
                (int) all.stream().filter(known -> known.compareTo(version) < 0).count();
        List<Version> near = all.subList(Math.max(0, place - NEAREST), Math.min(all.size(), place + NEAREST));
        return "%s has no version %s. The nearest of its %d releases are %s; the newest is %s. `panoptes targets --versions %s` lists all."
                .formatted(
                        adapter.title(),
                        version,
                        all.size(),
                        String.join(", ", near.stream().map(Version::text).toList()),
                        all.getLast(),
                        adapter.name());
    }
}
