package io.panoptes.dbms.derby;

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
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What there is to know about its versions. */
final class DerbyProfile {

    private static final Pattern FIRST_FROM = Pattern.compile("\\bFROM\\b", Pattern.CASE_INSENSITIVE);

    private DerbyProfile() {}

    static Profile of(Version version) {
        return new Profile(
                "derby",
                version,
                dialect(version),
                types(version),
                hazards(),
                fillings(version),
                features(version),
                errors(),
                new DerbyExplain(),
                planVariations(version));
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.DERBY;
        if (version.isBefore("10.7")) {
            dialect = dialect.lacking(Construct.BOOLEAN);
        }
        if (version.isBefore("10.6")) {
            dialect = dialect.lacking(Construct.ROLLUP);
        }
        return version.isBefore("10.5") ? dialect.lacking(Construct.LIMIT, Construct.LIMIT_IN_SUBQUERY) : dialect;
    }

    private static List<TypeSpelling> types(Version version) {
        List<TypeSpelling> types = new ArrayList<>();
        if (version.isAtLeast("10.7")) {
            types.add(TypeSpelling.bool("BOOLEAN"));
        }
        types.addAll(List.of(
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                TypeSpelling.decimal(10, 2),
                TypeSpelling.decimal(18, 4),
                TypeSpelling.decimal(31, 6),
                TypeSpelling.floating("DOUBLE"),
                TypeSpelling.text("VARCHAR(1000)"),
                TypeSpelling.date("DATE"),
                TypeSpelling.time("TIME"),
                TypeSpelling.timestamp("TIMESTAMP")));
        return types;
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
        EnumSet<Filling> fillings = EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.TEXTUAL);
        if (version.isAtLeast("10.5")) {
            fillings.add(Filling.STORED_GENERATED_COLUMN);
        }
        return fillings;
    }

    private static Set<Feature> features(Version version) {
        EnumSet<Feature> features = EnumSet.of(Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS);
        if (version.isAtLeast("10.7")) {
            features.add(Feature.BOOLEAN_COLUMNS);
        }
        return features;
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of("OutOfMemoryError|XCL52|timed out", RESOURCE),
                ErrorRule.of(
                        "NullPointerException|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBoundsException|ClassCastException|AssertionError|StackOverflowError|NegativeArraySize|ConcurrentModification|NoSuchElement|UnsupportedOperationException|IllegalStateException|IllegalArgumentException|\\|XJ001\\||ASSERT|\\|XS...\\|",
                        INTERNAL),
                ErrorRule.of("\\|42...\\||\\|0A...\\|", INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        // The comment ends at the end of its line, and Derby reads it.
        return List.of(
                PlanVariation.hint("join order as written", FIRST_FROM, " --DERBY-PROPERTIES joinOrder=FIXED\n"),
                new PlanVariation(
                        "serializable",
                        List.of("SET ISOLATION SERIALIZABLE"),
                        List.of("SET ISOLATION READ COMMITTED"),
                        Optional.empty()));
    }
}
