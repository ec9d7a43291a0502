package io.panoptes.dbms.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** As whom a server runs. As root none should, and PostgreSQL refuses; so root lends it the user nobody. */
final class ServerUser {

    private static final String NOBODY = "nobody";

    private ServerUser() {}

    static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    /** The user that files of the server must belong to; empty where that is us. */
    static String owner() {
        return isRoot() ? NOBODY : "";
    }

    /**
     * The command as the server's user. Where the tool can do it, the server also gets a signal when the process that started
     * it dies.
     */
    static List<String> command(List<String> command, String signal) {
        List<String> all = new ArrayList<>();
        boolean canSetPrivileges = isThere("setpriv");
        if (canSetPrivileges) {
            all.add("setpriv");
            all.add("--pdeathsig=" + signal);
        }
        if (isRoot() && canSetPrivileges) {
            all.addAll(List.of("--reuid=" + NOBODY, "--regid=" + group(), "--clear-groups"));
        } else if (isRoot()) {
            all.addAll(List.of("runuser", "-u", NOBODY, "--"));
        }
        all.addAll(command);
        return all;
    }

    /** Debian calls the group nogroup, others like the user. */
    private static String group() {
        try (Stream<String> lines = Files.lines(Path.of("/etc/group"))) {
            return lines.anyMatch(line -> line.startsWith("nogroup:")) ? "nogroup" : NOBODY;
        } catch (java.io.IOException e) {
            return NOBODY;
        }
    }

    private static boolean isThere(String tool) {
        return Stream.of("/usr/bin", "/bin", "/usr/local/bin")
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
