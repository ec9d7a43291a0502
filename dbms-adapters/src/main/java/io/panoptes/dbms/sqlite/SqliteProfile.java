package io.panoptes.dbms.sqlite;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Dialect;
import io.panoptes.sql.ast.Dialects;
import io.panoptes.sql.ast.Habit;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What there is to know about its versions. */
final class SqliteProfile {

    private SqliteProfile() {}

    static Profile of(Version version) {
        return new Profile(
                "sqlite",
                version,
                dialect(version),
                types(version),
                hazards(),
                fillings(version),
                features(version),
                errors(),
                new SqliteExplain(),
                planVariations(version));
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.SQLITE;
        if (version.isBefore("3.39")) {
            dialect = dialect.lacking(Construct.RIGHT_JOIN, Construct.FULL_JOIN);
        }
        if (version.isBefore("3.35")) {
            dialect = dialect.without(Habit.SAYS_MATERIALIZED);
        }
        if (version.isBefore("3.30")) {
            dialect = dialect.lacking(Construct.FILTER, Construct.NULLS_ORDER);
        }
        if (version.isBefore("3.25")) {
            dialect = dialect.lacking(Construct.WINDOW);
        }
        if (version.isBefore("3.23")) {
            dialect = dialect.with(Habit.BOOLEANS_AS_NUMBERS);
        }
        return version.isBefore("3.15") ? dialect.lacking(Construct.ROW_VALUE, Construct.ROW_VALUE_IN_QUERY) : dialect;
    }

    private static List<TypeSpelling> types(Version version) {
        return List.of(
                TypeSpelling.bool("BOOLEAN"),
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(32, "INT"),
                TypeSpelling.integer(8, "TINYINT"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                TypeSpelling.floating("REAL"),
                TypeSpelling.text("TEXT"),
                TypeSpelling.text("VARCHAR(1000)"));
    }

    private static Set<Hazard> hazards() {
        return EnumSet.of(
                Hazard.RUNTIME_ERROR,
                Hazard.FLOATING_POINT,
                Hazard.IMPLICIT_CAST,
                Hazard.ROW_ORDER,
                Hazard.NONDETERMINISM,
                Hazard.RESULT_TYPE,
                Hazard.SHARED_STATE,
                Hazard.OVERFLOW_CHANGES_TYPE,
                Hazard.COLLATION,
                Hazard.BOOLEAN_AS_INTEGER,
                Hazard.SCALAR_SUBQUERY_ROWS,
                Hazard.UNGROUPED_COLUMN,
                Hazard.SPECIAL_FLOAT);
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings =
                EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.COMMON_TABLE, Filling.TEXTUAL);
        if (version.isAtLeast("3.31")) {
            fillings.add(Filling.VIRTUAL_GENERATED_COLUMN);
            fillings.add(Filling.STORED_GENERATED_COLUMN);
        }
        return fillings;
    }

    private static Set<Feature> features(Version version) {
        EnumSet<Feature> features = EnumSet.of(
                Feature.BOOLEAN_COLUMNS,
                Feature.FOREIGN_KEYS,
                Feature.CHECK_CONSTRAINTS,
                Feature.EXPRESSION_INDEXES,
                Feature.PARTIAL_INDEXES,
                Feature.GENERATED_KINDS);
        if (version.isAtLeast("3.37")) {
            features.add(Feature.STRICT_TABLES);
        }
        return features;
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of("SQLITE_CORRUPT|SQLITE_INTERNAL|malformed|assert", INTERNAL),
                ErrorRule.of(
                        "SQLITE_NOMEM|out of memory|SQLITE_FULL|SQLITE_INTERRUPT|interrupted|SQLITE_IOERR|SQLITE_TOOBIG",
                        RESOURCE),
                // SQLite has one code for all that is wrong with a statement; these it says at run time.
                ErrorRule.of(
                        "integer overflow|malformed JSON|constraint|datatype mismatch",
                        io.panoptes.dbms.Outcome.ErrorClass.ORDINARY),
                ErrorRule.of("SQLITE_ERROR|syntax error|no such", INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        return List.of(
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
                PlanVariation.setting("one page of cache", "PRAGMA cache_size = 1", "PRAGMA cache_size = -2000"));
    }
}
