package io.panoptes.cli.terminal;

/** A word of a command line that is printed, quoted for a POSIX shell where that is needed. */
public final class ShellWord {
    private ShellWord() {}

    public static String of(String text) {
        return text.matches("[\\w./:@%+=,-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
