package io.panoptes.dbms.server;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a server at an address does not take us in, in words that say what to do. */
final class Refusal {

    private static final Pattern NOT_LET_IN =
            Pattern.compile("\\|28...\\||\\|08004\\||Access denied|password authentication failed");
    private static final Pattern WANTS_PASSWORD =
            Pattern.compile("(?i)password is an empty string|no password was provided|using password: NO");
    private static final Pattern NOT_THERE =
            Pattern.compile("\\|08...\\||Connection refused|UnknownHost|Communications link");
    private static final Pattern CAUSE = Pattern.compile("(?m)^[a-z][\\w.]*\\.(\\w+(?:Exception|Error)): (.+)$");
    private static final Pattern NO_SUCH_DATABASE = Pattern.compile("\\|3D000\\||\\|1049\\|");
    private static final Pattern NOT_ALLOWED = Pattern.compile("\\|42501\\||\\|(1044|1142|1227)\\|");

    private Refusal() {}

    static TargetException of(Target target, TargetException error) {
        String said = String.valueOf(error.getMessage());
        String address = target.address().orElse(target.toString());
        String line = reason(said);
        if (NOT_LET_IN.matcher(said).find()) {
            return new TargetException(
                    Problem.REFUSED,
                    "The server at %s does not let us in: %s%n  %sName the user in the address (?user=NAME) or in PANOPTES_USER, and put the password into PANOPTES_PASSWORD or into a file that PANOPTES_PASSWORD_FILE names."
                            .formatted(
                                    address, line, WANTS_PASSWORD.matcher(said).find() ? "No password is set. " : ""),
                    error);
        }
        if (NO_SUCH_DATABASE.matcher(said).find()) {
            return new TargetException(
                    Problem.NO_SERVER, "The server at %s has no such database: %s".formatted(address, line), error);
        }
        if (NOT_ALLOWED.matcher(said).find()) {
            return new TargetException(
                    Problem.REFUSED,
                    "The server at %s does not allow us a schema or database of our own: %s%n  Grant the user CREATE."
                            .formatted(address, line),
                    error);
        }
        if (NOT_THERE.matcher(said).find()) {
            return new TargetException(
                    Problem.NO_SERVER,
                    "No server answers at %s: %s%n  Is it running, and are host and port right?"
                            .formatted(address, line),
                    error);
        }
        return error;
    }

    /** What the driver says, and the cause where it keeps that to itself. */
    private static String reason(String said) {
        String line = said.lines().findFirst().orElse("").replaceFirst("^.*?\\|.*?\\|.*?\\|", "");
        Matcher cause = CAUSE.matcher(said);
        return cause.find() ? "%s (%s: %s)".formatted(line, cause.group(1), cause.group(2)) : line;
    }
}
