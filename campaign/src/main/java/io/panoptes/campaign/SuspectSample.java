package io.panoptes.campaign;

import io.panoptes.triage.Suspect;
import java.util.HashMap;
import java.util.Map;

/**
 * Which suspects are kept: all until there are many that are alike, then one in a few. A bug that shows all the time must
 * not fill the disk. It counts suspects and no clock, so that the same seed keeps the same ones.
 */
final class SuspectSample {
    static final int ALL_UP_TO = 400;
    static final int THEN_ONE_IN = 20;

    private final Map<String, Integer> seen = new HashMap<>();

    boolean keeps(Suspect suspect) {
        int count = seen.merge(SuspectQueue.likeness(suspect), 1, Integer::sum);
        return count <= ALL_UP_TO || count % THEN_ONE_IN == 0;
    }
}
