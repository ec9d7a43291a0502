package io.panoptes.texttosql.benchmark;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.registry.DefaultTargets;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.write.Dialect;
import io.panoptes.texttosql.BadInput;
import java.util.List;

/**
 * The DBMS that the queries of a benchmark are written for: that of its databases, and SQLite where there are none.
 *
 * @param dialect how SQL is written for it
 * @param reading how it reads SQL
 * @param settings statements after which a session reads SQL as the given databases do
 */
public record BenchmarkDbms(String name, Dialect dialect, ReadingProfile reading, List<String> settings) {
    public static final BenchmarkDbms SQLITE = of(DefaultTargets.TEXT_TO_SQL, List.of("PRAGMA foreign_keys = OFF"));

    public BenchmarkDbms {
        settings = List.copyOf(settings);
    }

    /** @throws BadInput where its SQL is not read */
    public static BenchmarkDbms of(String name, List<String> settings) {
        Adapter adapter = Adapters.named(name);
        ReadingProfile reading = adapter.reading()
                .value()
                .orElseThrow(() -> new BadInput("queries for %s are not read".formatted(adapter.title())));
        return new BenchmarkDbms(name, adapter.profile(Version.LOCAL).dialect(), reading, settings);
    }

    /** How it reads SQL, but that keys have no NULL: those of the benchmarks have none, though SQLite would take it. */
    public ReadingProfile readingWithoutNullKeys() {
        return withoutNullKeys(reading);
    }

    /** The same of what runs queries. */
    public static ReadingProfile readingWithoutNullKeys(TextRunner runner) {
        return withoutNullKeys(runner.reading().orElse(SQLITE.reading()));
    }

    private static ReadingProfile withoutNullKeys(ReadingProfile reading) {
        return reading.without(ReadingTrait.KEYS_TAKE_NULL);
    }
}
