package io.panoptes.equivalence;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * How an {@link Engine} decides. Begin with {@link #STANDARD} and change what is to be otherwise:
 *
 * <pre>{@code
 * EngineSettings.STANDARD.comparing(Semantics.LIST).readingAs(ReadingProfiles.named("mysql")).within(Duration.ofSeconds(60))
 * }</pre>
 *
 * @param semantics how answers are compared: with duplicates, without, or in order
 * @param profiles how the queries are read: an answer holds under each; if empty, under the one whose syntax they use, or else under
 *     each of {@link Readings#ANY}
 * @param time for one pair
 * @param rows how many rows a table may have in the exhaustive search for a difference
 * @param allowed what a proof may assume; an answer names what it did
 */
public record EngineSettings(
        Semantics semantics, List<ReadingProfile> profiles, Duration time, int rows, Set<Assumption> allowed) {

    /** Duplicates count; 10 seconds; up to 5 rows a table; what is assumed is what {@code panoptes check} assumes. */
    public static final EngineSettings STANDARD =
            new EngineSettings(Semantics.BAG, List.of(), Duration.ofSeconds(10), 5, Assumption.READINGS);

    public EngineSettings {
        profiles = List.copyOf(profiles);
        allowed = Set.copyOf(allowed);
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("the time is %s; it must be longer than nothing".formatted(time));
        }
        if (rows < 1) {
            throw new IllegalArgumentException("rows is %d; it must be 1 at least".formatted(rows));
        }
    }

    public EngineSettings comparing(Semantics other) {
        return new EngineSettings(other, profiles, time, rows, allowed);
    }

    public EngineSettings readingAs(ReadingProfile profile) {
        return new EngineSettings(semantics, List.of(profile), time, rows, allowed);
    }

    public EngineSettings within(Duration limit) {
        return new EngineSettings(semantics, profiles, limit, rows, allowed);
    }

    /** A proof takes nothing for granted but the schema. */
    public EngineSettings strict() {
        return new EngineSettings(semantics, profiles, time, rows, Set.of());
    }
}
