package io.panoptes.dbms.tidb;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.LinesExplain;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlProfile;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** TiDB as data: MySQL 8.0.33, but for what stands here. */
final class TiDbProfile {

    private TiDbProfile() {}

    static Profile of(Version version) {
        Profile mysql = MySqlProfile.of(new Version("8.0.33"));
        return new Profile(
                "tidb",
                version,
                dialect(version, mysql.dialect()),
                mysql.types(),
                MySqlProfile.hazards(mindsBlanks(version)),
                mysql.fillings(),
                features(version, mysql.features()),
                mysql.errors(),
                LinesExplain.of("EXPLAIN FORMAT='brief' ", "(?m)^[\\s│├└─]*([A-Z][A-Za-z]+)"),
                planVariations(),
                Upkeep.NONE);
    }

    /** Whether it has a binary collation that tells {@code 'a '} from {@code 'a'}. */
    static boolean mindsBlanks(Version version) {
        return version.isAtLeast("7.4");
    }

    private static Dialect dialect(Version version, Dialect mysql) {
        Dialect dialect = mysql.lacking(Construct.LATERAL, Construct.INTERSECT_ALL, Construct.EXCEPT_ALL);
        return version.isBefore("7.4") ? dialect.lacking(Construct.GROUPING_FUNCTION) : dialect;
    }

    /** CHECK constraints are parsed, but not kept to unless a global variable of the whole server says so. */
    private static Set<Feature> features(Version version, Set<Feature> mysql) {
        Set<Feature> features = ProfileParts.without(Feature.CHECK_CONSTRAINTS).apply(mysql);
        return version.isBefore("6.6")
                ? ProfileParts.without(Feature.FOREIGN_KEYS).apply(features)
                : features;
    }

    private static List<PlanVariation> planVariations() {
        return List.of(
                switched("tidb_opt_agg_push_down", "ON", "OFF"),
                switched("tidb_opt_prefer_range_scan", "ON", "OFF"),
                switched("tidb_enable_hash_join", "OFF", "ON"),
                switched("tidb_enable_index_merge", "OFF", "ON"),
                switched("tidb_enable_vectorized_expression", "OFF", "ON"));
    }

    private static PlanVariation switched(String variable, String value, String usual) {
        return PlanVariation.setting(
                "%s %s".formatted(variable.replace("tidb_", "").replace('_', ' '), value.toLowerCase(Locale.ROOT)),
                "SET SESSION %s = %s".formatted(variable, value),
                "SET SESSION %s = %s".formatted(variable, usual));
    }
}
