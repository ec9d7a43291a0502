package io.panoptes.triage.symptom;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What all symptoms of one kind share. {@link Symptom} says what an instance of it shows. */
public enum SymptomKind {
    WRONG_RESULT(
            "wrong result",
            "wrong results",
            Severity.HIGH,
            "Two queries that must agree on every database gave different answers."),
    INTERNAL_ERROR(
            "internal error",
            "internal errors",
            Severity.MEDIUM,
            "A valid query ended with an internal error of the DBMS."),
    CRASH("crash", "crashes", Severity.HIGH, "A valid query ended the process of the DBMS."),
    HANG("hang", "hangs", Severity.MEDIUM, "A valid query on few rows did not end."),
    SLOWDOWN(
            "slowdown",
            "slowdowns",
            Severity.MEDIUM,
            "One of two equivalent queries takes 50 times as long as the other, and more so the more rows there are.");

    /** How much harm a bug does that shows so. */
    public enum Severity {
        /** It goes unnoticed, or takes the sessions of others down with it. */
        HIGH,
        /** Only the one who runs the statement is hit, and knows. */
        MEDIUM
    }

    private final String word;
    private final String plural;
    private final Severity severity;
    private final String meaning;

    SymptomKind(String word, String plural, Severity severity, String meaning) {
        this.word = word;
        this.plural = plural;
        this.severity = severity;
        this.meaning = meaning;
    }

    /** For people, such as {@code wrong result}. */
    public String word() {
        return word;
    }

    public String plural() {
        return plural;
    }

    /** In the options of commands, such as {@code wrong}. */
    public String option() {
        return switch (this) {
            case WRONG_RESULT -> "wrong";
            case INTERNAL_ERROR -> "error";
            case CRASH -> "crash";
            case HANG -> "hang";
            case SLOWDOWN -> "slow";
        };
    }

    /** Those that a campaign looks for unless it is told which: all but slowdowns, which take time of their own. */
    public static Set<SymptomKind> usual() {
        return EnumSet.complementOf(EnumSet.of(SLOWDOWN));
    }

    /** What the query is that shows it, of two. */
    public String badQuery() {
        return this == SLOWDOWN ? "slow" : "wrong";
    }

    /** What the other one is. */
    public String goodQuery() {
        return this == SLOWDOWN ? "fast" : "right";
    }

    /** For programs, such as {@code wrong-result}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Severity severity() {
        return severity;
    }

    /** What happened, in a sentence. */
    public String meaning() {
        return meaning;
    }

    /**
     * Whether it takes both queries, and their equivalence, to show it. Otherwise one statement shows it, whatever the
     * other query is.
     */
    public boolean isOfPair() {
        return switch (this) {
            case WRONG_RESULT, SLOWDOWN -> true;
            case INTERNAL_ERROR, CRASH, HANG -> false;
        };
    }

    /** Whether somebody who may only send queries might do harm with it. */
    public boolean mayBeExploitable() {
        return switch (this) {
            case CRASH, HANG -> true;
            case WRONG_RESULT, INTERNAL_ERROR, SLOWDOWN -> false;
        };
    }
}
