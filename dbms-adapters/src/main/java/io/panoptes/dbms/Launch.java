package io.panoptes.dbms;

import java.util.List;
import java.util.Map;

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
 * @param cleansUp whether the worker process runs {@code closing} on a new connection when its parent is gone
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
        boolean cleansUp) {
    /** For an engine in native code: the JVM only carries rows. */
    private static final List<String> NATIVE_ENGINE = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    /** For an engine in Java. This collector says that the memory is exhausted instead of collecting forever. */
    private static final List<String> JAVA_ENGINE =
            List.of("-XX:+UseParallelGC", "-XX:ParallelGCThreads=2", "-XX:GCTimeLimit=70", "-XX:GCHeapFreeLimit=10");

    public Launch {
        properties = Map.copyOf(properties);
        setup = List.copyOf(setup);
        closing = List.copyOf(closing);
        jvmOptions = List.copyOf(jvmOptions);
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
                .build();
    }

    /** This on a server that outlives the process. */
    public Launch cleaningUp() {
        return new LaunchBuilder(this).cleansUp(true).build();
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
