package io.panoptes.dbms;

import java.util.List;
import java.util.Map;

/**
 * How a database is opened over JDBC. {@code {n}} stands for a number that no database of the process has had before, and
 * {@code {dir}} for an empty folder that is removed with the process.
 *
 * @param setup run on every new database
 * @param closing run before the connection is closed, errors ignored
 * @param closingUrl connected to afterwards, errors ignored; empty where closing the connection is enough
 * @param jvmOptions for the worker process
 * @param queryTimeout whether it lacks a cancel, and is given its own query timeout instead
 * @param dynamicTypes whether a column's type is that of the values in it, whatever was declared
 */
public record Launch(
        String driverClass,
        String url,
        Map<String, String> properties,
        List<Setup> setup,
        List<String> closing,
        String closingUrl,
        List<String> jvmOptions,
        boolean queryTimeout,
        boolean dynamicTypes) {
    /** For an engine in native code: the JVM only carries rows. */
    public static final List<String> NATIVE_ENGINE = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    /** For an engine in Java. This collector says that the memory is exhausted instead of collecting forever. */
    public static final List<String> JAVA_ENGINE =
            List.of("-XX:+UseParallelGC", "-XX:ParallelGCThreads=2", "-XX:GCTimeLimit=70", "-XX:GCHeapFreeLimit=10");

    public Launch {
        properties = Map.copyOf(properties);
        setup = List.copyOf(setup);
        closing = List.copyOf(closing);
        jvmOptions = List.copyOf(jvmOptions);
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
