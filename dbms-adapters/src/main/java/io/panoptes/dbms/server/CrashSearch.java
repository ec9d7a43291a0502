package io.panoptes.dbms.server;

import java.util.function.BooleanSupplier;

/**
 * Looks for a crash in the log of a server whose connection was lost. A server that has crashed writes its stack for a while.
 *
 * @param isAlive whether the server's process is there
 */
record CrashSearch(GrowingText log, ServerKind kind, BooleanSupplier isAlive) {

    private static final int LEAST_LOOKS = 4;
    private static final int MOST_LOOKS = 60;

    /** What the log says behind this place of a crash that this session brought about; empty where it tells of none. */
    String crash(long from, String session) {
        String said = log.since(from);
        for (int i = 0; i < MOST_LOOKS && (i < LEAST_LOOKS || !isSettled(said)); i++) {
            Pause.ofMillis(50);
            said = log.since(from);
        }
        return ServerLog.crash(said, kind, session);
    }

    private boolean isSettled(String said) {
        return !ServerLog.says(said, kind.crash())
                || !isAlive.getAsBoolean()
                || ServerLog.says(said, kind.crashedSession());
    }
}
