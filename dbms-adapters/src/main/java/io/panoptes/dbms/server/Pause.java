package io.panoptes.dbms.server;

import java.util.concurrent.TimeUnit;

/** A moment between two looks at something that a server is about to do. */
final class Pause {

    private Pause() {}

    static void ofMillis(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
