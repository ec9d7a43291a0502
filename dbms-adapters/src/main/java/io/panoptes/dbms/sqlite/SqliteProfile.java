package io.panoptes.dbms.sqlite;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.History;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.Habit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** SQLite as data, by version. */
final class SqliteProfile {
    private static final History<Dialect> DIALECT = History.of(Dialects.SQLITE)
            .before("3.39", dialect -> dialect.lacking(Construct.RIGHT_JOIN, Construct.FULL_JOIN))
            .before(
                    "3.35",
                    dialect -> dialect.without(Habit.SAYS_MATERIALIZED)
                            .lacking(
                                    Construct.DELETE_RETURNING, Construct.UPDATE_RETURNING, Construct.INSERT_RETURNING))
            .before("3.30", dialect -> dialect.lacking(Construct.FILTER, Construct.NULLS_ORDER))
            .before("3.28", dialect -> dialect.lacking(Construct.FRAME_EXCLUSION))
            .before("3.25", dialect -> dialect.lacking(Construct.WINDOW))
            .before("3.23", dialect -> dialect.with(Habit.BOOLEANS_AS_NUMBERS))
            .before("3.24", dialect -> dialect.lacking(Construct.MERGE))
            .before("3.15", dialect -> dialect.lacking(Construct.ROW_VALUE, Construct.ROW_VALUE_IN_QUERY));

    private static final List<TypeSpelling> TYPES = ProfileParts.types(
            List.of(TypeSpelling.bool("BOOLEAN")),
            ProfileParts.INTEGERS,
            List.of(
                    TypeSpelling.integer(32, "INT"),
                    TypeSpelling.integer(8, "TINYINT"),
                    TypeSpelling.floating("REAL"),
                    TypeSpelling.text("TEXT"),
                    TypeSpelling.text("VARCHAR(1000)")));

    private static final Set<Hazard> HAZARDS = ProfileParts.hazards(
            Hazard.OVERFLOW_CHANGES_TYPE,
            Hazard.COLLATION,
            Hazard.BOOLEAN_AS_INTEGER,
            Hazard.SCALAR_SUBQUERY_ROWS,
            Hazard.UNGROUPED_COLUMN,
            Hazard.SPECIAL_FLOAT);

    private static final History<Set<Filling>> FILLINGS = History.of(Set.of(Filling.values()))
            .before("3.31", ProfileParts.without(Filling.VIRTUAL_GENERATED_COLUMN, Filling.STORED_GENERATED_COLUMN));

    private static final History<Set<Feature>> FEATURES = History.of(Set.of(
                    Feature.BOOLEAN_COLUMNS,
                    Feature.FOREIGN_KEYS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.EXPRESSION_INDEXES,
                    Feature.PARTIAL_INDEXES,
                    Feature.GENERATED_KINDS,
                    Feature.STRICT_TABLES,
                    Feature.DESCENDING_INDEXES,
                    Feature.DESCENDING_KEYS,
                    Feature.LENIENT_PRIMARY_KEYS,
                    Feature.ADDED_COLUMNS,
                    Feature.TABLES_BY_KEY,
                    Feature.MODULE_TABLES,
                    Feature.REPLACING_INSERTS,
                    Feature.STATISTICS_TABLE,
                    Feature.QUICK_STATES))
            .before("3.37", ProfileParts.without(Feature.STRICT_TABLES));

    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of("SQLITE_CORRUPT|SQLITE_INTERNAL|malformed(?! JSON)|assert", INTERNAL),
            ErrorRule.of(
                    "SQLITE_NOMEM|out of memory|SQLITE_FULL|SQLITE_INTERRUPT|interrupted|SQLITE_IOERR|SQLITE_TOOBIG",
                    RESOURCE),
            // SQLite has one code for all that is wrong with a statement; these it says at run time.
            ErrorRule.of("integer overflow|malformed JSON|constraint|datatype mismatch", ORDINARY),
            ErrorRule.of("SQLITE_ERROR|syntax error|no such", INVALID));

    private static final List<PlanVariation> PLAN_VARIATIONS = List.of(
            PlanVariation.setting(
                    "no automatic indexes", "PRAGMA automatic_index = OFF", "PRAGMA automatic_index = ON"),
            PlanVariation.setting(
                    "reversed scans",
                    "PRAGMA reverse_unordered_selects = ON",
                    "PRAGMA reverse_unordered_selects = OFF"),
            new PlanVariation(
                    "with statistics",
                    List.of("ANALYZE"),
                    List.of("DELETE FROM sqlite_stat1", "ANALYZE sqlite_master"),
                    Optional.empty()),
            PlanVariation.hint("no indexes", ProfileParts.STATE_TABLE, " NOT INDEXED"),
            PlanVariation.setting("one page of cache", "PRAGMA cache_size = 1", "PRAGMA cache_size = -2000"));

    private static final Upkeep UPKEEP = new Upkeep(
                    List.of("PRAGMA encoding = 'UTF-16'", "PRAGMA case_sensitive_like = ON", "PRAGMA page_size = 512"),
                    List.of("ANALYZE", "ANALYZE", "REINDEX", "VACUUM", "PRAGMA reverse_unordered_selects = ON"))
            .statistics("ANALYZE")
            .series(
                    "(WITH RECURSIVE s (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i + 1 < <count>)"
                            + " SELECT i FROM s) AS r",
                    200,
                    2_000);

    private SqliteProfile() {}

    static Profile of(Version version) {
        return new Profile(
                        "sqlite",
                        version,
                        DIALECT.at(version),
                        TYPES,
                        HAZARDS,
                        FILLINGS.at(version),
                        FEATURES.at(version),
                        ERRORS,
                        new SqliteExplain(),
                        PLAN_VARIATIONS,
                        UPKEEP.roundTrips(SqliteRoundTrips.of(version)))
                .with(Transactions.USUAL.checked("PRAGMA integrity_check"));
    }
}
