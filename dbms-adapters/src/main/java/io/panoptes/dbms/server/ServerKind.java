package io.panoptes.dbms.server;

import io.panoptes.dbms.Version;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What there is to know about the server of a DBMS, apart from its SQL. */
public interface ServerKind {

    /** Maven coordinates with the version, as in {@code org.postgresql:postgresql:42.7.14}, of the JDBC driver for it. */
    String driver(Version version);

    /** Maven coordinates of the artifact with the binaries of this version. */
    String binaries(Version version);

    /** The version of the DBMS that a version of {@link #binaries} holds. */
    default Version release(Version ofArtifact) {
        return ofArtifact;
    }

    /** How the binaries lie in the artifact. */
    Packing packing(Version version);

    /**
     * Where in an installation the server is, as in {@code bin/postgres}; several where it was renamed, none where it can't be
     * started from a folder.
     */
    List<String> programs();

    /** What the server is given to say its version. */
    default List<String> versionCommand() {
        return List.of("--version");
    }

    /** Puts files that the server reads, such as its first statements, into the folder. */
    default void prepare(Installation installation, ServerFolder folder) throws IOException {}

    /** What must run once, in this order, to make an empty data directory. */
    List<List<String>> initialise(Installation installation, ServerFolder folder);

    /** The command of the server itself, in the foreground. */
    List<String> start(Installation installation, ServerFolder folder, int port);

    /** A line of the log that says that connections are taken. */
    Pattern ready();

    /** A line of the log that says that the server, or one of its processes, has crashed. */
    Pattern crash();

    /**
     * Where a crash's lines name the session that brought it, its number in group 1; nowhere in a log of a server that does
     * not say.
     */
    Pattern crashedSession();

    /** Gives the number of the session as the log names it. */
    String sessionNumber();

    /** Gives the number of the process that a session runs in; empty where one process has all sessions. */
    default String processQuestion() {
        return "";
    }

    /** Gives the version in a text. */
    String versionQuestion();

    /** The version in what {@link #versionQuestion} gave: 16.3 (Debian 16.3-1) is 16.3, and 11.4.5-MariaDB is 11.4.5. */
    default String versionIn(String said) {
        return said.strip().replaceFirst("(?s)^(\\d+(\\.\\d+)*).*", "$1");
    }

    /** The oldest version that the profile was written for. */
    String oldest();

    /** The signal that ends the server at once, without care for the data. */
    String endSignal();

    /** {@code jdbc:postgresql://127.0.0.1:5432/postgres}. */
    String url(String host, int port);

    /** What all addresses begin with that the driver takes: {@code jdbc:postgresql:}. */
    default String scheme() {
        String url = url("", 0);
        return url.substring(0, url.indexOf("//"));
    }

    /** The user that {@link #initialise} makes. */
    String user();

    /** Shared libraries that the binaries do not bring along, and the Debian package of each. */
    default Map<String, String> libraries() {
        return Map.of();
    }

    /** The official image of this version; of the newest where the version is not known. */
    Image image(Version version);

    /**
     * How an image is run.
     *
     * @param port that the server listens on inside
     * @param user who is let in
     * @param environment {@code {password}} stands for the password; where it is nowhere, the user has none
     * @param dataFolder where it keeps its data
     * @param arguments of the server, behind those that the image gives it
     * @param greeting what a client says first to be answered; empty where the server speaks first
     */
    record Image(
            String name,
            int port,
            String user,
            Map<String, String> environment,
            String dataFolder,
            List<String> arguments,
            List<Integer> greeting) {
        public Image {
            environment = Map.copyOf(environment);
            arguments = List.copyOf(arguments);
            greeting = List.copyOf(greeting);
        }

        /** This under another name. */
        public Image named(String other) {
            return new Image(other, port, user, environment, dataFolder, arguments, greeting);
        }

        /** What its environment is with this password. */
        Map<String, String> environment(String password) {
            Map<String, String> all = new HashMap<>();
            environment.forEach((name, value) -> all.put(name, value.replace("{password}", password)));
            return all;
        }

        boolean hasPassword() {
            return environment.values().stream().anyMatch(value -> value.contains("{password}"));
        }
    }
}
