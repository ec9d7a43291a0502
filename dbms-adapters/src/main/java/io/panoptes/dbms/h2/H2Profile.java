package io.panoptes.dbms.h2;

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
final class H2Profile {

    private H2Profile() {}

    static Profile of(Version version) {
        return new Profile(
                "h2",
                version,
                dialect(version),
                types(version),
                hazards(),
                fillings(version),
                features(version),
                errors(),
                new H2Explain(),
                planVariations(version));
    }

    private static Dialect dialect(Version version) {
        return version.isBefore("1.4.198") ? Dialects.H2.lacking(Construct.WINDOW, Construct.FILTER) : Dialects.H2;
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
                TypeSpelling.floating("DOUBLE PRECISION"),
                TypeSpelling.text("VARCHAR"),
                TypeSpelling.text("VARCHAR(1000)"),
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
                Hazard.SHARED_STATE);
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
        EnumSet<Feature> features =
                EnumSet.of(Feature.BOOLEAN_COLUMNS, Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS);
        if (version.isBefore("2.0")) {
            features.add(Feature.GENERATED_BY_AS_ONLY);
        }
        return features;
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of("\\|90108\\||\\|90098\\||\\|90121\\||\\|57014\\||OutOfMemoryError", RESOURCE),
                ErrorRule.of(
                        "\\|HY000\\|50000\\||General error|NullPointerException|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBoundsException|ClassCastException|AssertionError|StackOverflowError|NegativeArraySize|ConcurrentModification|NoSuchElement|UnsupportedOperationException|IllegalStateException|IllegalArgumentException",
                        INTERNAL),
                ErrorRule.of("\\|42...\\||\\|0A000\\||\\|50100\\||SyntaxError", INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        return List.of(
                PlanVariation.setting("lazy execution", "SET LAZY_QUERY_EXECUTION 1", "SET LAZY_QUERY_EXECUTION 0"),
                PlanVariation.setting(
                        "no reuse of results", "SET OPTIMIZE_REUSE_RESULTS 0", "SET OPTIMIZE_REUSE_RESULTS 1"),
                PlanVariation.setting("results on disk", "SET MAX_MEMORY_ROWS 1", "SET MAX_MEMORY_ROWS 40000"));
    }
}
