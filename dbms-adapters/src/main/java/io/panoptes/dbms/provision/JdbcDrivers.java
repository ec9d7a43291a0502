package io.panoptes.dbms.provision;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.server.ServerKind;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Driver;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * JDBC drivers in this process, each in a class loader of its own: for reading a user's database, which is not under test. What
 * is under test runs in a worker process.
 */
public final class JdbcDrivers implements AutoCloseable {
    private final Releases releases = new Releases(new MavenRepository(UserSettings.read()));
    private final Map<String, Loaded> loaded = new ConcurrentHashMap<>();

    private record Loaded(URLClassLoader classes, Driver driver) {}

    /**
     * The driver of the newest release of this DBMS.
     *
     * @throws TargetException where it can't be had
     */
    public Driver of(String dbms) {
        return loaded.computeIfAbsent(dbms, name -> load(Adapters.named(name))).driver();
    }

    private Loaded load(Adapter adapter) {
        Version newest = releases.newest(adapter);
        Optional<ServerKind> server = adapter.server().value();
        List<Path> jars =
                server.isPresent() ? releases.driver(adapter, server.get(), newest) : releases.files(adapter, newest);
        String name = adapter.launch(newest).driverClass();
        URLClassLoader classes = new URLClassLoader(
                jars.stream().map(JdbcDrivers::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        try {
            return new Loaded(classes, (Driver)
                    classes.loadClass(name).getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new TargetException(
                    Problem.NO_DRIVER, "%s %s has no driver %s".formatted(adapter.title(), newest, name), e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(jar.toString(), e);
        }
    }

    @Override
    public void close() {
        for (Loaded one : loaded.values()) {
            try {
                one.classes().close();
            } catch (IOException jarsCloseWithTheProcess) {
                // Nothing is written to them.
            }
        }
        releases.close();
    }
}
