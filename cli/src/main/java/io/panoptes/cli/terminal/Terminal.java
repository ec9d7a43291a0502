package io.panoptes.cli.terminal;

import java.io.Console;

/** Whether somebody watches. */
public final class Terminal {
    private Terminal() {}

    /** Since JDK 22 there is a console even where there is no terminal, with a method that says which. */
    public static boolean isThere() {
        Console console = System.console();
        if (console == null || "dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJdk) {
            return true;
        }
    }
}
