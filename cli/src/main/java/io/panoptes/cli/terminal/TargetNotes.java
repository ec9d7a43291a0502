package io.panoptes.cli.terminal;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.Set;

/** Says how a target came to its version, where that is not plain; each note once. */
public final class TargetNotes {
    private final Set<String> printed = new HashSet<>();

    public void print(Targets targets, Target target, PrintWriter err) {
        String note = targets.noteOn(target);
        if (!note.isEmpty() && printed.add(note)) {
            err.println("panoptes: " + note);
            err.flush();
        }
    }
}
