package io.panoptes.dbms.dolt;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.LinesExplain;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlProfile;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.type.SqlType.DecimalType;
import io.panoptes.sql.write.Dialect;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Dolt as data: MySQL 8.0.33, but for what stands here. */
final class DoltProfile {

    /** Most errors of Dolt have this one number, so the words must do. */
    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of(
                    "\\|1105\\|.*(runtime error|panic|nil pointer|unable to find field|index out of|invalid memory address|interface conversion|internal error)",
                    INTERNAL),
            ErrorRule.of("\\|1105\\|.*(context (canceled|deadline)|connection was killed|timed? ?out)", RESOURCE),
            ErrorRule.of(
                    "\\|1105\\|.*(syntax error|not found|could not be found|unsupported|not supported|unknown|ambiguous|not yet|is not valid|doesn't exist|incorrect (parameter|number))",
                    INVALID),
            ErrorRule.of("\\|1105\\|", ORDINARY));

    /**
     * What is declared for releases from this one on was tried on 1.86.4, for those before it on its engine of April 2023. INTERSECT,
     * LATERAL and generated columns came in the winter before this one.
     */
    private static final String WITH_SET_OPERATIONS = "1.35";

    /** Literals are compared by the collation that the character set has by default, whatever the session asks for. */
    private static final UnaryOperator<Set<Hazard>> HAZARDS = ProfileParts.with(Hazard.COLLATION);

    private static final PlanVariation WITHOUT_MERGE_JOIN = PlanVariation.setting(
            "no merge join", "SET @@SESSION.disable_merge_join = 1", "SET @@SESSION.disable_merge_join = 0");

    private DoltProfile() {}

    static Profile of(Version version) {
        Profile mysql = MySqlProfile.of(new Version("8.0.33"));
        boolean recent = version.isAtLeast(WITH_SET_OPERATIONS);
        return new Profile(
                "dolt",
                version,
                dialect(mysql.dialect(), recent),
                types(recent),
                HAZARDS.apply(mysql.hazards()),
                fillings(mysql.fillings(), recent),
                features(mysql.features(), recent),
                Stream.concat(ERRORS.stream(), mysql.errors().stream()).toList(),
                LinesExplain.of(recent ? "EXPLAIN PLAN " : "EXPLAIN ", "(?m)^[\\s│├└─]*([A-Z][A-Za-z]+)"),
                recent ? List.of(WITHOUT_MERGE_JOIN) : List.of(),
                Upkeep.NONE);
    }

    private static Dialect dialect(Dialect mysql, boolean recent) {
        Dialect dialect = mysql.lacking(Construct.QUANTIFIED);
        return recent
                ? dialect
                : dialect.lacking(
                        Construct.INTERSECT,
                        Construct.INTERSECT_ALL,
                        Construct.EXCEPT,
                        Construct.EXCEPT_ALL,
                        Construct.LATERAL,
                        Construct.VALUES_QUERY,
                        // A column of a UNION is text where one side is such a NULL.
                        Construct.BARE_NULL);
    }

    /** A sum of decimals is floating point there, so that it depends on the order of the rows. */
    private static List<TypeSpelling> types(boolean recent) {
        return MySqlProfile.types(recent).stream()
                .filter(spelling -> !(spelling.type() instanceof DecimalType))
                .toList();
    }

    private static Set<Filling> fillings(Set<Filling> mysql, boolean recent) {
        return recent
                ? mysql
                : ProfileParts.without(Filling.VIRTUAL_GENERATED_COLUMN, Filling.STORED_GENERATED_COLUMN)
                        .apply(mysql);
    }

    private static Set<Feature> features(Set<Feature> mysql, boolean recent) {
        EnumSet<Feature> features = EnumSet.copyOf(mysql);
        features.add(Feature.GENERATED_IN_PARENTHESES);
        if (!recent) {
            features.remove(Feature.EXPRESSION_INDEXES);
        }
        return features;
    }
}
