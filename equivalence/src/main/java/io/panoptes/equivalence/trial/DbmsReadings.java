package io.panoptes.equivalence.trial;

import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which DBMSs a reading is tried on, and how these read texts themselves. */
public final class DbmsReadings {
    /** The standard has no DBMS of its own; the embedded ones are close, and need no server. */
    private static final Map<String, List<String>> TRIED_ON =
            Map.of(ReadingProfile.STANDARD.name(), List.of("duckdb", "sqlite"));

    private DbmsReadings() {}

    /** The names of the DBMSs that texts of this reading are tried on, the best first. */
    public static List<String> triedOn(String profile) {
        return TRIED_ON.getOrDefault(profile, List.of(profile));
    }

    /** How a DBMS reads texts, where the front knows it. */
    static Optional<ReadingProfile> of(String dbms) {
        return ReadingProfile.ALL.stream()
                .filter(profile -> profile.name().equals(dbms))
                .findFirst();
    }
}
