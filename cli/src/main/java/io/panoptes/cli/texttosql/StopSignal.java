package io.panoptes.cli.texttosql;

/** Ctrl-C, which may come before, while and after pairs are decided. */
final class StopSignal {
    private boolean given;
    private Runnable told = () -> {};

    /** May be called from any thread. */
    synchronized void give() {
        given = true;
        told.run();
    }

    synchronized boolean isGiven() {
        return given;
    }

    /** @param stop is run when the signal comes, and now if it has come */
    synchronized void tell(Runnable stop) {
        told = stop;
        if (given) {
            stop.run();
        }
    }
}
