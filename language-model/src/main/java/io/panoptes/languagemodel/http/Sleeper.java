package io.panoptes.languagemodel.http;

import java.time.Duration;

/** Waits; tests hand in one that does not. */
@FunctionalInterface
public interface Sleeper {
    Sleeper REAL = Thread::sleep;

    void of(Duration time) throws InterruptedException;
}
