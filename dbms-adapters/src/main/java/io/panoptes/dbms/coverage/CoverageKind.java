package io.panoptes.dbms.coverage;

/** By what a build tells which of its code ran. */
public enum CoverageKind {
    /** The build tells nothing. */
    NONE("none"),
    /** Clang's {@code -fsanitize-coverage=trace-pc-guard}: edges between basic blocks. */
    GUARDS("edges (trace-pc-guard)"),
    /** GCC's {@code -fsanitize-coverage=trace-pc}: basic blocks, by their program counters. */
    PROGRAM_COUNTERS("basic blocks (trace-pc)"),
    /** JaCoCo's probes in Java classes. */
    PROBES("probes (JaCoCo)");

    private final String title;

    CoverageKind(String title) {
        this.title = title;
    }

    /** As people read it. */
    public String title() {
        return title;
    }
}
