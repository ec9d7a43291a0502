package io.panoptes.sql.reading;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reading profiles that a user can name. Each is a data file of that name beside this class. They lie here and not in the
 * folders of the DBMSs, for several DBMSs share one, and the engine reads SQL where no adapter is; an adapter declares the name of
 * its own.
 */
public final class ReadingProfiles {
    public static final List<ReadingProfile> ALL = List.of(
            ReadingProfile.STANDARD,
            ReadingText.shipped("mysql"),
            ReadingText.shipped("sqlite"),
            ReadingText.shipped("duckdb"),
            ReadingText.shipped("postgresql"));

    /**
     * Those as which a text is read that names none, the plainest first. The last is the standard with the quotients and averages of
     * DuckDB, for there 0.2 + 0.1 is more than 0.3 where the first is an average, and with PostgreSQL's sums of REAL numbers.
     */
    public static final List<ReadingProfile> UNNAMED = Stream.concat(
                    ALL.stream().filter(profile -> profile.use().unnamed()),
                    Stream.of(
                            ReadingProfile.STANDARD.withFloatingQuotients("standard with quotients in floating point")))
            .toList();

    private ReadingProfiles() {}

    /** @throws IllegalArgumentException where there is none of this name */
    public static ReadingProfile named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no reading profile '%s'; choose from %s".formatted(name, names())));
    }

    /** In either case of letters. */
    public static Optional<ReadingProfile> find(String name) {
        return ALL.stream()
                .filter(profile -> profile.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /** For messages: {@code standard, mysql, ...}. */
    public static String names() {
        return ALL.stream().map(ReadingProfile::name).collect(Collectors.joining(", "));
    }
}
