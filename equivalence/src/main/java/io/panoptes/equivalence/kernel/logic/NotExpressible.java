package io.panoptes.equivalence.kernel.logic;

/** What the kernel has no words for; it accepts no claim about it. */
public final class NotExpressible extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotExpressible(String what) {
        super(what, null, false, false);
    }
}
