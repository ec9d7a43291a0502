package io.panoptes.cli.terminal;

/** What the commands exit with. */
public final class ExitCode {
    /** It ran, and there was nothing to report. */
    public static final int NOTHING_FOUND = 0;

    /** It ran, and there are findings (or, for a comparison of versions, differences). */
    public static final int FINDINGS = 1;

    /** It could not run: bad input, no network, a DBMS that does not start. */
    public static final int COULD_NOT_RUN = 2;

    /** It ran, and could not decide. */
    public static final int OPEN = 3;

    private ExitCode() {}
}
