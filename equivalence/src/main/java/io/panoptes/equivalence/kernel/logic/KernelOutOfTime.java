package io.panoptes.equivalence.kernel.logic;

/** The time for a check is up; the kernel then accepts nothing. */
public final class KernelOutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1L;

    KernelOutOfTime() {
        super("out of time", null, false, false);
    }
}
