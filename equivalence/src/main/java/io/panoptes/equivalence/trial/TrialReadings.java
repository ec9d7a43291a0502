package io.panoptes.equivalence.trial;

import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import java.util.Map;

/** Which DBMSs texts of a reading are tried on: those that read as it does. */
public final class TrialReadings {
    /** The standard has no DBMS of its own; these are close, and their DBMSs need no server. */
    private static final Map<String, List<ReadingProfile>> STAND_INS =
            Map.of(ReadingProfile.STANDARD.name(), List.of(ReadingProfile.DUCKDB, ReadingProfile.SQLITE));

    private TrialReadings() {}

    /** How the DBMSs read on which texts of this reading are tried, the best first. */
    public static List<ReadingProfile> of(ReadingProfile profile) {
        return STAND_INS.getOrDefault(profile.name(), List.of(profile));
    }
}
