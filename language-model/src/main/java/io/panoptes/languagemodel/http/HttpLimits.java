package io.panoptes.languagemodel.http;

import java.time.Duration;

/**
 * Bounds on one request.
 *
 * @param time for one try, from the first byte sent to the last received
 * @param bytes of an answer; a longer one is cut off and counts as none
 * @param tries in all
 * @param firstPause before the second try; each further one waits twice as long, less a random part
 * @param longestPause a server that asks for a longer one is not waited for
 */
public record HttpLimits(Duration time, int bytes, int tries, Duration firstPause, Duration longestPause) {
    public static HttpLimits of(Duration time, int tries) {
        return new HttpLimits(time, 4 << 20, tries, Duration.ofMillis(500), Duration.ofSeconds(90));
    }
}
