package io.panoptes.cli.terminal;

/** A word of a command line, quoted for a POSIX shell where that is needed, so that a printed command can be pasted. */
public final class ShellWord {
    private ShellWord() {}

    public static String of(String text) {
        return text.matches("[\\w./:@%+=,-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
