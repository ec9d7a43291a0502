package io.panoptes.dbms.provision;

import io.panoptes.dbms.Version;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Proxy;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession.CloseableSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.resolution.VersionRangeResult;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.supplier.SessionBuilderSupplier;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import org.eclipse.aether.util.repository.AuthenticationBuilder;
import org.eclipse.aether.util.repository.DefaultAuthenticationSelector;
import org.eclipse.aether.util.repository.DefaultMirrorSelector;
import org.eclipse.aether.util.repository.DefaultProxySelector;
import org.eclipse.aether.util.repository.SimpleResolutionErrorPolicy;

/** Maven's resolver with the user's settings: which versions there are, and the files of one of them. */
final class MavenRepository implements AutoCloseable {

    /** Versions that could be found, and what went wrong on the way. */
    record Listing(List<Version> versions, List<Exception> problems) {}

    /** The locks by which processes keep out of each other's way: their kind, and how they are named. */
    private static final String LOCKS = "aether.system.named.factory";

    private static final String NAMES_OF_LOCKS = "aether.syncContext.named.nameMapper";

    private final RepositorySystem system = new RepositorySystemSupplier().get();
    private final CloseableSession session;
    private final List<RemoteRepository> repositories;
    private final Path local;

    MavenRepository(UserSettings user) {
        this(user, user.localRepository());
    }

    /** @param local where files are kept; where it can't be written, what it holds is used */
    MavenRepository(UserSettings user, Path local) {
        Settings settings = user.settings();
        this.local = local;
        // Where no file can be made in it nobody writes there, and locks within this process will do.
        boolean files = takesLocks(local);
        this.session = new SessionBuilderSupplier(system)
                .get()
                .withLocalRepositoryBaseDirectories(local)
                .setConfigProperty(LOCKS, files ? "file-lock" : "rwlock-local")
                .setConfigProperty(NAMES_OF_LOCKS, files ? "file-gaecv" : "gaecv")
                .setOffline(settings.isOffline() || Boolean.getBoolean("panoptes.offline"))
                .setChecksumPolicy(RepositoryPolicy.CHECKSUM_POLICY_FAIL)
                // A failure of this minute must not be remembered in the user's repository for a day.
                .setResolutionErrorPolicy(new SimpleResolutionErrorPolicy(false, false))
                .setMirrorSelector(mirrors(settings))
                .setProxySelector(proxies(settings))
                .setAuthenticationSelector(authentication(settings))
                .setSystemProperties(System.getProperties())
                .setConfigProperty("aether.transport.http.connectTimeout", 10_000)
                .build();
        this.repositories = system.newResolutionRepositories(session, user.repositories());
    }

    /** Where files come from, for messages. */
    String places() {
        return String.join(
                ", ", repositories.stream().map(RemoteRepository::getUrl).toList());
    }

    /** Where files are kept. */
    Path local() {
        return local;
    }

    boolean isOffline() {
        return session.isOffline();
    }

    /** All versions of {@code group:artifact}, oldest first; from the copy of the list in the local repository if it is of today. */
    Listing versions(String artifact) {
        try {
            VersionRangeResult result = system.resolveVersionRange(
                    session, new VersionRangeRequest(new DefaultArtifact(artifact + ":[0,)"), repositories, null));
            List<Version> versions = result.getVersions().stream()
                    .map(version -> new Version(version.toString()))
                    .sorted()
                    .toList();
            return new Listing(versions, result.getExceptions());
        } catch (VersionRangeResolutionException e) {
            return new Listing(List.of(), List.of(e));
        } catch (UncheckedIOException e) {
            throw ProvisionErrors.notKept(this, e);
        }
    }

    /** One file, by {@code group:artifact:extension:classifier:version} or {@code group:artifact:version}. */
    Path file(String coordinates) throws ArtifactResolutionException {
        ArtifactRequest request = new ArtifactRequest(new DefaultArtifact(coordinates), repositories, null);
        try {
            return system.resolveArtifact(session, request).getArtifact().getPath();
        } catch (UncheckedIOException e) {
            throw ProvisionErrors.notKept(this, e);
        }
    }

    /** The jars of {@code group:artifact:version}, and of all that they need at run time. */
    List<Path> files(List<String> coordinates) throws DependencyResolutionException {
        CollectRequest collect = new CollectRequest();
        collect.setRepositories(repositories);
        for (String artifact : coordinates) {
            collect.addDependency(new Dependency(new DefaultArtifact(artifact), JavaScopes.RUNTIME));
        }
        DependencyRequest request =
                new DependencyRequest(collect, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
        try {
            return system.resolveDependencies(session, request).getArtifactResults().stream()
                    .flatMap(result -> Stream.ofNullable(result.getArtifact()))
                    .map(Artifact::getPath)
                    .toList();
        } catch (UncheckedIOException e) {
            throw ProvisionErrors.notKept(this, e);
        }
    }

    @Override
    public void close() {
        session.close();
        system.shutdown();
    }

    /** Whether files of locks can be made in this repository. */
    private static boolean takesLocks(Path local) {
        Path locks = local.resolve(".locks");
        if (Files.exists(locks)) {
            return Files.isDirectory(locks) && Files.isWritable(locks);
        }
        Path there = local.toAbsolutePath();
        while (there.getParent() != null && Files.notExists(there)) {
            there = there.getParent();
        }
        return Files.isDirectory(there) && Files.isWritable(there);
    }

    private static DefaultMirrorSelector mirrors(Settings settings) {
        DefaultMirrorSelector selector = new DefaultMirrorSelector();
        for (Mirror mirror : settings.getMirrors()) {
            selector.add(
                    mirror.getId(),
                    mirror.getUrl(),
                    mirror.getLayout(),
                    false,
                    mirror.isBlocked(),
                    mirror.getMirrorOf(),
                    mirror.getMirrorOfLayouts());
        }
        return selector;
    }

    private static DefaultProxySelector proxies(Settings settings) {
        DefaultProxySelector selector = new DefaultProxySelector();
        for (Proxy proxy : settings.getProxies()) {
            if (proxy.isActive()) {
                AuthenticationBuilder login = new AuthenticationBuilder()
                        .addUsername(proxy.getUsername())
                        .addPassword(proxy.getPassword());
                selector.add(
                        new org.eclipse.aether.repository.Proxy(
                                proxy.getProtocol(), proxy.getHost(), proxy.getPort(), login.build()),
                        proxy.getNonProxyHosts());
            }
        }
        return selector;
    }

    private static DefaultAuthenticationSelector authentication(Settings settings) {
        DefaultAuthenticationSelector selector = new DefaultAuthenticationSelector();
        for (Server server : settings.getServers()) {
            AuthenticationBuilder login = new AuthenticationBuilder()
                    .addUsername(server.getUsername())
                    .addPassword(server.getPassword());
            if (server.getPrivateKey() != null) {
                login.addPrivateKey(server.getPrivateKey(), server.getPassphrase());
            }
            selector.add(server.getId(), login.build());
        }
        return selector;
    }
}
