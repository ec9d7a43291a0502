package io.panoptes.equivalence.problem;

/** A query uses something that the algebra lacks. */
public final class Unsupported extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String construct;

    public Unsupported(String construct) {
        super("not supported: " + construct);
        this.construct = construct;
    }

    /** The name of the construct, the same for all queries that use it. */
    public String construct() {
        return construct;
    }
}
