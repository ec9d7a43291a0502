package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who we are for a server at an address. The user is in the address or in {@code PANOPTES_USER}; the password is in
 * {@code PANOPTES_PASSWORD}, or in the file that {@code PANOPTES_PASSWORD_FILE} names. It is in no command line, no journal and
 * no report.
 */
public record Credentials(String user, String password) {

    /** As a property, before the host, or after the user of {@code jdbc:x:thin:user/password@host}. */
    private static final Pattern PASSWORD =
            Pattern.compile("(?i)[?&;:,]\\w*(?:password|passwd|pwd)=|//[^/@]*:[^/@]*@|^jdbc:\\w+:\\w+:[^:/@]+/[^@]*@");

    private static final Pattern USER = Pattern.compile("(?i)[?&;]user=([^&;]*)");

    public static Credentials ofThisUser(String address) {
        return of(address, System.getenv());
    }

    static Credentials of(String address, Map<String, String> environment) {
        if (PASSWORD.matcher(address).find()) {
            throw new TargetException(
                    Problem.REFUSED,
                    "The address of the server holds a password, and addresses are written to journals and reports."
                            + " Leave it out, and put it into the environment variable PANOPTES_PASSWORD, or into a file"
                            + " that PANOPTES_PASSWORD_FILE names.");
        }
        Matcher named = USER.matcher(address);
        String user = named.find() ? named.group(1) : environment.getOrDefault("PANOPTES_USER", "");
        return new Credentials(user.isEmpty() ? System.getProperty("user.name") : user, password(environment));
    }

    private static String password(Map<String, String> environment) {
        String file = environment.getOrDefault("PANOPTES_PASSWORD_FILE", "");
        if (file.isEmpty()) {
            return environment.getOrDefault("PANOPTES_PASSWORD", "");
        }
        try {
            return Files.readString(Path.of(file), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new TargetException(
                    Problem.REFUSED, "the file %s of PANOPTES_PASSWORD_FILE can't be read: %s".formatted(file, e), e);
        }
    }

    @Override
    public String toString() {
        return user;
    }
}
