package io.panoptes.dbms.hsqldb;

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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What there is to know about its versions. */
final class HsqldbProfile {

    private HsqldbProfile() {}

    static Profile of(Version version) {
        return new Profile(
                "hsqldb",
                version,
                dialect(version),
                types(version),
                hazards(),
                fillings(version),
                features(version),
                errors(),
                new HsqldbExplain(),
                planVariations(version));
    }

    private static Dialect dialect(Version version) {
        return version.isBefore("2.3")
                ? Dialects.HSQLDB.lacking(Construct.LATERAL, Construct.NULLS_ORDER)
                : Dialects.HSQLDB;
    }

    private static List<TypeSpelling> types(Version version) {
        return List.of(
                TypeSpelling.bool("BOOLEAN"),
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(8, "TINYINT"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                TypeSpelling.decimal(10, 2),
                TypeSpelling.decimal(18, 4),
                TypeSpelling.decimal(38, 6),
                TypeSpelling.floating("DOUBLE"),
                TypeSpelling.text("VARCHAR(1000)"),
                TypeSpelling.text("LONGVARCHAR"),
                TypeSpelling.date("DATE"),
                TypeSpelling.time("TIME"),
                TypeSpelling.timestamp("TIMESTAMP"));
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
                Hazard.PADDING);
    }

    private static Set<Filling> fillings(Version version) {
        return EnumSet.of(
                Filling.DERIVED_TABLE,
                Filling.VIEW,
                Filling.COMMON_TABLE,
                Filling.TEXTUAL,
                Filling.STORED_GENERATED_COLUMN);
    }

    private static Set<Feature> features(Version version) {
        return EnumSet.of(Feature.BOOLEAN_COLUMNS, Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS);
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of("OutOfMemoryError|\\|HYT00\\||timeout|execution aborted|statement is aborted", RESOURCE),
                ErrorRule.of(
                        "NullPointerException|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBoundsException|ClassCastException|AssertionError|StackOverflowError|NegativeArraySize|ConcurrentModification|NoSuchElement|UnsupportedOperationException|IllegalStateException|IllegalArgumentException|\\|S0000\\||General error|unknown token",
                        INTERNAL),
                ErrorRule.of("\\|42...\\||\\|0A...\\|", INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        return List.of(PlanVariation.setting(
                "multiversion transactions",
                "SET DATABASE TRANSACTION CONTROL MVCC",
                "SET DATABASE TRANSACTION CONTROL LOCKS"));
    }
}
