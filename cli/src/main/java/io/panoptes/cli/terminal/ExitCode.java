package io.panoptes.cli.terminal;

/** What the commands exit with: one table for all. */
public final class ExitCode {
    /** It ran, and there was nothing to report. */
    public static final int NOTHING_FOUND = 0;

    /** It ran, and there are findings (or, for a comparison of versions, differences). */
    public static final int FINDINGS = 1;

    /** It could not run: bad input, no network, a DBMS that does not start. */
    public static final int COULD_NOT_RUN = 2;

    /** It ran, and could not decide, or ended before all was done. */
    public static final int OPEN = 3;

    public static final String HELP_0 = "0:nothing new; no proof of absence";
    public static final String HELP_1 =
            "1:a finding that no baseline knows, a regression that was fixed and shows again, or suspects left untriaged";
    public static final String HELP_2 = "2:could not run: bad input, no network, a build that does not start";
    public static final String HELP_3 =
            "3:ended early or undecided: a limit, the deadline or a signal came before all was done, with nothing new up to there";

    private ExitCode() {}
}
