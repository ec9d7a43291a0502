package io.panoptes.dbms.dolt;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.LinesExplain;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlProfile;
import java.util.List;
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

    private DoltProfile() {}

    static Profile of(Version version) {
        Profile mysql = MySqlProfile.of(new Version("8.0.33"));
        return new Profile(
                "dolt",
                version,
                mysql.dialect(),
                mysql.types(),
                mysql.hazards(),
                mysql.fillings(),
                ProfileParts.without(Feature.EXPRESSION_INDEXES).apply(mysql.features()),
                Stream.concat(ERRORS.stream(), mysql.errors().stream()).toList(),
                LinesExplain.of("EXPLAIN PLAN ", "(?m)^[\\s│├└─]*([A-Z][A-Za-z]+)"),
                planVariations(),
                Upkeep.NONE);
    }

    private static List<PlanVariation> planVariations() {
        return List.of(PlanVariation.setting(
                "no merge join", "SET @@SESSION.disable_merge_join = 1", "SET @@SESSION.disable_merge_join = 0"));
    }
}
