package io.panoptes.dbms;

import io.panoptes.dbms.coverage.CoverageSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a database is opened over JDBC. {@code {n}} stands for a number that no database of the process has had before,
 * {@code {dir}} for an empty folder that is removed with the process, and {@code {id}} for a name that no other process has.
 *
 * @param setup run on every new database
 * @param limit tells the DBMS how long a statement may run, {@code {millis}} or {@code {seconds}}; empty where it can't be told
 * @param closing run before the connection is closed, errors ignored
 * @param closingUrl connected to afterwards, errors ignored; empty where closing the connection is enough
 * @param jvmOptions for the worker process
 * @param queryTimeout whether it lacks a cancel, and is given its own query timeout instead
 * @param dynamicTypes whether a column's type is that of the values in it, whatever was declared
 * @param environment variables of the worker process
 * @param coverage where the process finds out what code ran; nowhere where nobody asks
 * @param cleansUp whether the worker process runs {@code closing} on a new connection when its parent is gone
 * @param ownNames how the names of all tables and views end that this process makes, where it shares its place with others:
 *     what ends so is dropped with the database; empty where the database is all ours
 * @param into the schema or database that is used though it is not empty; without it such a one is refused
 */
public record Launch(
        String driverClass,
        String url,
        Map<String, String> properties,
        List<Setup> setup,
        String limit,
        List<String> closing,
        String closingUrl,
        List<String> jvmOptions,
        boolean queryTimeout,
        boolean dynamicTypes,
        boolean cleansUp,
        Map<String, String> environment,
        Optional<CoverageSource> coverage,
        String ownNames,
        String into) {
    /** For an engine in native code: the JVM only carries rows. */
    private static final List<String> NATIVE_ENGINE = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    /** For an engine in Java. This collector says that the memory is exhausted instead of collecting forever. */
    private static final List<String> JAVA_ENGINE =
            List.of("-XX:+UseParallelGC", "-XX:ParallelGCThreads=2", "-XX:GCTimeLimit=70", "-XX:GCHeapFreeLimit=10");

    /** What drivers and engines in Java reach into, so that nobody has to name it. */
    private static final List<String> OPENED = List.of(
            "java.io",
            "java.lang",
            "java.lang.invoke",
            "java.lang.reflect",
            "java.math",
            "java.net",
            "java.nio",
            "java.util",
            "java.util.concurrent",
            "jdk.internal.access",
            "jdk.internal.misc",
            "sun.nio.ch",
            "sun.util.calendar");

    public Launch {
        properties = Map.copyOf(properties);
        setup = List.copyOf(setup);
        closing = List.copyOf(closing);
        jvmOptions = List.copyOf(jvmOptions);
        environment = Map.copyOf(environment);
    }

    /** Some DBMS at an address, in a place that others may use as well. */
    public static LaunchBuilder unknown(String driverClass, String url) {
        return new LaunchBuilder(
                driverClass,
                url,
                Stream.concat(
                                JAVA_ENGINE.stream(),
                                OPENED.stream().map(part -> "--add-opens=java.base/" + part + "=ALL-UNNAMED"))
                        .toList());
    }

    /** An engine in native code, opened with this driver at this address. What else it needs is said on top. */
    public static LaunchBuilder nativeEngine(String driverClass, String url) {
        return new LaunchBuilder(driverClass, url, NATIVE_ENGINE);
    }

    /** An engine in Java. */
    public static LaunchBuilder javaEngine(String driverClass, String url) {
        return new LaunchBuilder(driverClass, url, JAVA_ENGINE);
    }

    /** This without any database of our own. */
    public Launch bare() {
        return new LaunchBuilder(this)
                .setup(List.of())
                .closing(List.of())
                .closingUrl("")
                .cleansUp(false)
                .coverage(Optional.empty())
                .build();
    }

    /** This through another driver, at an address of that. */
    public Launch through(String driver, String address) {
        return new LaunchBuilder(this).driver(driver).url(address).build();
    }

    /** This with a shared library that is loaded before all others. */
    public Launch preloading(Path library) {
        return new LaunchBuilder(this)
                .environment("LD_PRELOAD", library.toString())
                .build();
    }

    /** This with the coverage of its build. */
    public Launch observed(CoverageSource source) {
        return new LaunchBuilder(this).coverage(Optional.of(source)).build();
    }

    /** This on a server that outlives the process. */
    public Launch cleaningUp() {
        return new LaunchBuilder(this).cleansUp(true).build();
    }

    /** This on a server that holds somebody's database, where nothing is made and these statements forbid to write. */
    public Launch onlyReading(String serverUrl, String user, String password, List<String> readOnly) {
        return new LaunchBuilder(bare().on(serverUrl, user, password, ""))
                .setup(readOnly.stream().map(Setup::required).toList())
                .build();
    }

    /** This on a server, in a database or schema of this name. */
    public Launch on(String serverUrl, String user, String password, String id) {
        return new LaunchBuilder(this)
                .url(serverUrl)
                .property("user", user)
                .property("password", password)
                .setup(setup.stream()
                        .map(step -> new Setup(step.sql().replace("{id}", id), step.optional()))
                        .toList())
                .closing(closing.stream().map(sql -> sql.replace("{id}", id)).toList())
                .build();
    }

    /**
     * A statement of a new session.
     *
     * @param optional whether a version that refuses it is used all the same
     */
    public record Setup(String sql, boolean optional) {
        public static Setup required(String sql) {
            return new Setup(sql, false);
        }

        public static Setup optional(String sql) {
            return new Setup(sql, true);
        }
    }
}
