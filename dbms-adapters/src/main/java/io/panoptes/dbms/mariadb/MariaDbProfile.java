package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlProfile;
import io.panoptes.dbms.mysql.MySqlUpkeep;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** MariaDB as data. */
final class MariaDbProfile {

    private MariaDbProfile() {}

    static Profile of(Version version) {
        return new Profile(
                        "mariadb",
                        version,
                        dialect(version),
                        MySqlProfile.types(version.isAtLeast("10.4")),
                        MySqlProfile.hazards(version.isAtLeast("10.2.2")),
                        fillings(version),
                        features(version),
                        MySqlProfile.errors(),
                        new MariaDbExplain(),
                        planVariations(version),
                        Upkeep.after("ANALYZE TABLE b0", "ANALYZE TABLE b0 PERSISTENT FOR ALL", "OPTIMIZE TABLE b0")
                                .statistics("ANALYZE TABLE <table>")
                                .tables(MySqlUpkeep.tables("MEMORY", "MyISAM", "Aria")))
                .with(Transactions.USUAL.checked("ROLLBACK", "CHECK TABLE <table>"));
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.MARIADB;
        if (version.isBefore("10.5")) {
            dialect = dialect.lacking(Construct.INTERSECT_ALL, Construct.EXCEPT_ALL, Construct.INSERT_RETURNING);
        }
        if (version.isBefore("10.3")) {
            dialect = dialect.lacking(Construct.INTERSECT, Construct.EXCEPT, Construct.VALUES_QUERY);
        }
        if (version.isBefore("10.2")) {
            dialect = dialect.lacking(Construct.COMMON_TABLE, Construct.RECURSIVE, Construct.WINDOW);
        }
        return dialect;
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings = EnumSet.of(Filling.DERIVED_TABLE, Filling.TEXTUAL);
        if (version.isAtLeast("10.2")) {
            fillings.addAll(EnumSet.of(
                    Filling.VIEW,
                    Filling.COMMON_TABLE,
                    Filling.VIRTUAL_GENERATED_COLUMN,
                    Filling.STORED_GENERATED_COLUMN));
        }
        return fillings;
    }

    private static Set<Feature> features(Version version) {
        EnumSet<Feature> features = EnumSet.of(
                Feature.BOOLEAN_COLUMNS,
                Feature.FOREIGN_KEYS,
                Feature.GENERATED_KINDS,
                Feature.DESCENDING_INDEXES,
                Feature.PREFIX_INDEXES);
        if (version.isAtLeast("10.2.1")) {
            features.add(Feature.CHECK_CONSTRAINTS);
        }
        return features;
    }

    private static List<PlanVariation> planVariations(Version version) {
        List<String> switches = new ArrayList<>(List.of(
                "index_merge",
                "index_merge_union",
                "index_merge_sort_union",
                "index_merge_intersection",
                "index_condition_pushdown",
                "derived_merge",
                "derived_with_keys",
                "firstmatch",
                "loosescan",
                "materialization",
                "in_to_exists",
                "semijoin",
                "partial_match_rowid_merge",
                "partial_match_table_scan",
                "subquery_cache",
                "outer_join_with_cache",
                "semijoin_with_cache",
                "join_cache_incremental",
                "join_cache_hashed",
                "join_cache_bka",
                "table_elimination",
                "extended_keys",
                "exists_to_in"));
        if (version.isAtLeast("10.2")) {
            switches.addAll(List.of("orderby_uses_equalities", "condition_pushdown_for_derived"));
        }
        if (version.isAtLeast("10.3")) {
            switches.add("split_materialized");
        }
        if (version.isAtLeast("10.4")) {
            switches.addAll(
                    List.of("condition_pushdown_for_subquery", "rowid_filter", "condition_pushdown_from_having"));
        }
        if (version.isAtLeast("10.5")) {
            switches.add("not_null_range_scan");
        }
        List<PlanVariation> all = new ArrayList<>();
        for (String name : switches) {
            all.add(MySqlProfile.optimizerSwitch(name, name.equals("not_null_range_scan") ? "on" : "off"));
        }
        all.add(MySqlProfile.optimizerSwitch("mrr", "on"));
        all.add(PlanVariation.setting("no join buffers", "SET join_cache_level = 0", "SET join_cache_level = DEFAULT"));
        all.add(PlanVariation.setting(
                "subqueries by scans",
                "SET optimizer_switch = 'semijoin=off,materialization=off,in_to_exists=on,subquery_cache=off'",
                "SET optimizer_switch ="
                        + " 'semijoin=default,materialization=default,in_to_exists=default,subquery_cache=default'"));
        all.add(PlanVariation.setting("hashed joins", "SET join_cache_level = 8", "SET join_cache_level = DEFAULT"));
        all.addAll(MySqlProfile.memory());
        return all;
    }
}
