package io.panoptes.sql.reading;

import java.util.List;

/**
 * For which texts a reading is used, and where its verdicts are tried.
 *
 * @param unnamed whether texts that name no DBMS are read so, too
 * @param own what only this reading's DBMSs understand: a text that has it is meant for them
 * @param foreign what they do not understand: a text that has it is not meant for them
 * @param trialReadings the names of the readings whose DBMSs try its verdicts, the best first; if empty, its own
 */
public record ReadingUse(
        boolean unnamed, List<DialectMark> own, List<DialectMark> foreign, List<String> trialReadings) {
    /** Only for texts that name it. */
    public static final ReadingUse WHERE_NAMED = new ReadingUse(false, List.of(), List.of(), List.of());

    public ReadingUse {
        own = List.copyOf(own);
        foreign = List.copyOf(foreign);
        trialReadings = List.copyOf(trialReadings);
    }
}
