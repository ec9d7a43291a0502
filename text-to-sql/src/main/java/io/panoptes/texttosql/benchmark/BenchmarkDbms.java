package io.panoptes.texttosql.benchmark;

import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.registry.DefaultTargets;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;

/** The DBMS that the databases of text-to-SQL benchmarks are of, and for which their queries are written: SQLite. */
public final class BenchmarkDbms {
    /** How SQL is written for it. */
    public static final Dialect DIALECT = Dialects.SQLITE;

    /** How it reads SQL. */
    public static final ReadingProfile READING =
            Adapters.named(DefaultTargets.TEXT_TO_SQL).reading().value().orElseThrow();

    /** The same, but that keys have no NULL: those of the benchmarks have none, though the DBMS would take it. */
    public static final ReadingProfile READING_WITHOUT_NULL_KEYS = READING.without(ReadingTrait.KEYS_TAKE_NULL);

    private BenchmarkDbms() {}
}
