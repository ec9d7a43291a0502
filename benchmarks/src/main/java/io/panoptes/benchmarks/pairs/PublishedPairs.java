package io.panoptes.benchmarks.pairs;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.write.Dialects;
import java.util.Map;
import java.util.Optional;

/** For which DBMS the pairs of a published file are written, which those files don't say themselves. */
public final class PublishedPairs {
    /** A part of the file's name, and the reading. */
    private static final Map<String, String> READINGS = Map.of("leetcode", Dialects.MYSQL.name());

    private PublishedPairs() {}

    /** Empty where the pairs are of no DBMS. */
    public static Optional<ReadingProfile> reading(String file) {
        return READINGS.entrySet().stream()
                .filter(reading -> file.contains(reading.getKey()))
                .map(reading -> ReadingProfiles.named(reading.getValue()))
                .findFirst();
    }
}
