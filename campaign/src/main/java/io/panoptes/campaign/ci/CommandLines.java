package io.panoptes.campaign.ci;

import io.panoptes.dbms.Target;
import java.nio.file.Path;

/** Command lines for the reports, each of which can be pasted into a shell. */
public record CommandLines(Target target) {

    /** Runs a kept finding on the build that is checked. */
    String replay(Path finding) {
        return "panoptes replay %s --target %s%s".formatted(quoted(finding.toString()), quoted(named()), build());
    }

    /** Goes on with the triage of a suspect. */
    public static String triage(Path folder, long index) {
        return "panoptes triage %s --case %d".formatted(quoted(folder.toString()), index);
    }

    private String named() {
        return target.jar().isPresent() ? target.dbms() : target.toString();
    }

    private String build() {
        return target.jar().map(jar -> " --build " + quoted(jar.toString())).orElse("");
    }

    /** For a POSIX shell. */
    static String quoted(String text) {
        return text.matches("[\\w./:@%+=-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
