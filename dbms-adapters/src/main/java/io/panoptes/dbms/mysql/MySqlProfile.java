package io.panoptes.dbms.mysql;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.Habit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** MySQL as data. */
public final class MySqlProfile {
    private static final Pattern QUERY_BLOCK = Pattern.compile("\\bSELECT\\b");

    private MySqlProfile() {}

    public static Profile of(Version version) {
        return new Profile(
                        "mysql",
                        version,
                        dialect(version),
                        types(version.isAtLeast("8.0.17")),
                        hazards(version.isAtLeast("8.0.17")),
                        fillings(version),
                        features(version),
                        errors(),
                        version.isAtLeast("8.0.18") ? new MySqlTreeExplain() : new MySqlJsonExplain(),
                        planVariations(version),
                        upkeep(version))
                .with(Transactions.USUAL.checked("ROLLBACK", "CHECK TABLE <table>"));
    }

    private static Upkeep upkeep(Version version) {
        List<String> after = new ArrayList<>(List.of("ANALYZE TABLE b0", "ANALYZE TABLE b0, b1", "OPTIMIZE TABLE b0"));
        if (version.isAtLeast("8.0")) {
            after.add("ANALYZE TABLE b0 UPDATE HISTOGRAM ON c0, c1 WITH 4 BUCKETS");
        }
        return new Upkeep(List.of(), after)
                .statistics("ANALYZE TABLE <table>")
                .tables(MySqlUpkeep.tables("MEMORY", "MyISAM"));
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.MYSQL;
        if (version.isBefore("8.0.31")) {
            dialect = dialect.lacking(
                    Construct.INTERSECT, Construct.EXCEPT, Construct.INTERSECT_ALL, Construct.EXCEPT_ALL);
        }
        if (version.isBefore("8.0.19")) {
            dialect = dialect.without(Habit.VALUES_WITH_ROW)
                    .with(Habit.VALUES_AS_UNION, Habit.COLUMN_NAMES_BY_COMMON_TABLE);
        }
        if (version.isBefore("8.0.14")) {
            dialect = dialect.lacking(Construct.LATERAL);
        }
        if (version.isBefore("8.0")) {
            dialect = dialect.lacking(
                    Construct.COMMON_TABLE, Construct.RECURSIVE, Construct.WINDOW, Construct.GROUPING_FUNCTION);
        }
        return dialect;
    }

    /** TIMESTAMP converts between time zones and ends in 2038; DATETIME holds what it is given. */
    public static List<TypeSpelling> types(boolean castsToDouble) {
        List<TypeSpelling> all = new ArrayList<>(List.of(
                TypeSpelling.bool("BOOLEAN"),
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(8, "TINYINT"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                TypeSpelling.decimal(10, 2),
                TypeSpelling.decimal(18, 4),
                TypeSpelling.decimal(38, 6),
                // Longer ones can be no key.
                TypeSpelling.text("VARCHAR(100)"),
                TypeSpelling.text("VARCHAR(150)"),
                TypeSpelling.date("DATE"),
                TypeSpelling.time("TIME"),
                TypeSpelling.timestamp("DATETIME")));
        if (castsToDouble) {
            all.add(TypeSpelling.floating("DOUBLE"));
        }
        return all;
    }

    /**
     * All but that MySQL takes the first of several rows of a scalar subquery (it raises an error), and that texts are equal
     * which are written differently (the database and the session have a binary collation).
     *
     * @param mindsBlanks whether that collation tells {@code 'a '} from {@code 'a'}
     */
    public static Set<Hazard> hazards(boolean mindsBlanks) {
        EnumSet<Hazard> hazards = EnumSet.complementOf(EnumSet.of(Hazard.SCALAR_SUBQUERY_ROWS, Hazard.COLLATION));
        if (mindsBlanks) {
            hazards.remove(Hazard.PADDING);
        }
        return hazards;
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings = EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.TEXTUAL);
        if (version.isBefore("5.7.7")) {
            // A view must not hold a subquery in FROM there.
            fillings.remove(Filling.VIEW);
        } else {
            fillings.add(Filling.VIRTUAL_GENERATED_COLUMN);
            fillings.add(Filling.STORED_GENERATED_COLUMN);
        }
        if (version.isAtLeast("8.0")) {
            fillings.add(Filling.COMMON_TABLE);
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
        if (version.isAtLeast("8.0.16")) {
            features.add(Feature.CHECK_CONSTRAINTS);
        }
        if (version.isAtLeast("8.0.13")) {
            features.add(Feature.EXPRESSION_INDEXES);
        }
        return features;
    }

    /** {@code SQLState|number}: MySQL and MariaDB number alike what both had before they parted. */
    public static List<ErrorRule> errors() {
        return List.of(
                // Lost connections, shutdown, deadlock, lock wait, killed, time limits, memory, temporary space, sort
                // memory,
                // tables full, stack, too many tables, fields or nodes in one statement.
                ErrorRule.of(
                        "\\|08...\\||\\|70100\\||\\|(1021|1037|1038|1040|1041|1053|1105|1114|1135|1203|1205|1213|1226|1317|1436|1637|1969|3024|3170|3572|4080|4152)\\||\\|(1116|1117|1118|1390|3878)\\||temporary"
                                + " space|memory capacity|is full|Out of memory|No space left",
                        RESOURCE),
                // What the server says of itself: broken tables, storage errors, assertions, what it can't explain.
                ErrorRule.of(
                        "\\|(1030|1034|1035|1194|1195|1815|3013|126|127|134|145|1032|1712|1026|1296)\\||Internal"
                                + " error|internal error|[Aa]ssertion",
                        INTERNAL),
                // The standard's class of syntax and access, what is unknown, and what is not supported.
                ErrorRule.of(
                        "\\|42...\\||\\|0A000\\||\\|(1064|1054|1146|1235|1248|1305|1241|1222|1210|1221|1582|1583|1584|1053|1052|1066|1109|1111|1140|1176|1247|1442|1443|3593|3594|3595|3602|3546|3757|3758|3759|3102|3105|3109|3763|3814|3815|4098)\\|",
                        INVALID),
                ErrorRule.of("ClassCastException|NullPointerException|IllegalStateException", ORDINARY));
    }

    private static List<PlanVariation> planVariations(Version version) {
        List<PlanVariation> all = new ArrayList<>();
        List<String> switches = new ArrayList<>(List.of(
                "index_merge",
                "index_merge_union",
                "index_merge_sort_union",
                "index_merge_intersection",
                "engine_condition_pushdown",
                "index_condition_pushdown",
                "mrr",
                "block_nested_loop",
                "materialization",
                "semijoin",
                "loosescan",
                "firstmatch",
                "subquery_materialization_cost_based",
                "use_index_extensions"));
        if (version.isAtLeast("5.7.8")) {
            switches.addAll(List.of("duplicateweedout", "condition_fanout_filter", "derived_merge"));
        }
        if (version.isAtLeast("8.0.13")) {
            switches.add("skip_scan");
        }
        if (version.isAtLeast("8.0.21")) {
            switches.add("prefer_ordering_index");
        }
        if (version.isAtLeast("8.0.22")) {
            switches.add("derived_condition_pushdown");
        }
        switches.forEach(name -> all.add(optimizerSwitch(name, "off")));
        all.add(optimizerSwitch("mrr_cost_based", "off"));
        all.add(PlanVariation.setting(
                "batched key access",
                "SET optimizer_switch = 'mrr=on,mrr_cost_based=off,batched_key_access=on'",
                "SET optimizer_switch = 'mrr=default,mrr_cost_based=default,batched_key_access=default'"));
        if (version.isAtLeast("8.0.21")) {
            all.add(optimizerSwitch("subquery_to_derived", "on"));
        }
        if (version.isAtLeast("8.0")) {
            all.add(PlanVariation.setting(
                    "temporary tables in memory",
                    "SET internal_tmp_mem_storage_engine = MEMORY",
                    "SET internal_tmp_mem_storage_engine = DEFAULT"));
            all.addAll(hints());
        }
        all.addAll(memory());
        return all;
    }

    /** What each query block is told; one without tables is about all of them. */
    private static List<PlanVariation> hints() {
        return Stream.of(
                        "SEMIJOIN(DUPSWEEDOUT)",
                        "SEMIJOIN(MATERIALIZATION)",
                        "SEMIJOIN(LOOSESCAN)",
                        "SEMIJOIN(FIRSTMATCH)",
                        "NO_SEMIJOIN()",
                        "SUBQUERY(MATERIALIZATION)",
                        "SUBQUERY(INTOEXISTS)",
                        "JOIN_FIXED_ORDER()",
                        "NO_BNL()",
                        "BKA()",
                        "NO_ICP()",
                        "NO_MERGE()")
                .map(hint -> PlanVariation.hint(hint, QUERY_BLOCK, " /*+ " + hint + " */"))
                .toList();
    }

    /** Small buffers, so that results go to disk and joins run in pieces. */
    public static List<PlanVariation> memory() {
        return List.of(
                PlanVariation.setting(
                        "small join buffer", "SET join_buffer_size = 128", "SET join_buffer_size = DEFAULT"),
                PlanVariation.setting(
                        "small temporary tables", "SET tmp_table_size = 16384", "SET tmp_table_size = DEFAULT"),
                PlanVariation.setting(
                        "shallow search", "SET optimizer_search_depth = 1", "SET optimizer_search_depth = DEFAULT"));
    }

    public static PlanVariation optimizerSwitch(String name, String value) {
        return PlanVariation.setting(
                (value.equals("off") ? "no " : "") + name.replace('_', ' '),
                "SET optimizer_switch = '%s=%s'".formatted(name, value),
                "SET optimizer_switch = '%s=default'".formatted(name));
    }
}
