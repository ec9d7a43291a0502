package io.panoptes.cli.terminal;

/** Says when it is time for another word about how far a command has come: every two seconds. */
public final class Pace {
    private static final long EVERY_NANOS = 2_000_000_000L;

    private long last = System.nanoTime();

    public boolean isTime() {
        boolean is = System.nanoTime() - last > EVERY_NANOS;
        if (is) {
            last = System.nanoTime();
        }
        return is;
    }
}
