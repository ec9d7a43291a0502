package io.panoptes.dbms.duckdb;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
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
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.Habit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** DuckDB as data. */
final class DuckDbProfile {

    private static final BigInteger HUGE = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);

    private DuckDbProfile() {}

    static Profile of(Version version) {
        return new Profile(
                        "duckdb",
                        version,
                        dialect(version),
                        types(),
                        hazards(),
                        fillings(version),
                        features(version),
                        errors(),
                        version.isAtLeast("1.1") ? new DuckDbExplain() : new DuckDbBoxExplain(),
                        planVariations(version),
                        upkeep(version))
                .with(Transactions.USUAL);
    }

    private static Upkeep upkeep(Version version) {
        Upkeep upkeep = Upkeep.after("ANALYZE", "CHECKPOINT", "VACUUM").statistics("ANALYZE");
        String series = "range(<count>) AS r (i)";
        // One vector; one row group; a row group and some rows. Before 1.2 rows alike took very long to leave an index.
        return version.isAtLeast("1.2") ? upkeep.series(series, 2_048, 122_880, 125_000) : upkeep.series(series, 2_048);
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.DUCKDB;
        if (version.isBefore("1.2")) {
            dialect = dialect.lacking(Construct.ROW_VALUE_IN_QUERY, Construct.FRAME_EXCLUSION);
        }
        if (version.isBefore("0.8")) {
            dialect = dialect.with(Habit.TRUTH_TEST_AS_CASE);
        }
        if (version.isBefore("0.10")) {
            dialect = dialect.lacking(Construct.INTERSECT_ALL, Construct.EXCEPT_ALL);
        }
        if (version.isBefore("0.7")) {
            dialect = dialect.lacking(Construct.MERGE);
        }
        if (version.isBefore("0.6")) {
            dialect =
                    dialect.lacking(Construct.DELETE_RETURNING, Construct.UPDATE_RETURNING, Construct.INSERT_RETURNING);
        }
        // 0.7 and 0.8 know LATERAL in inner joins only.
        return version.isBefore("0.9")
                ? dialect.without(Habit.SAYS_MATERIALIZED).lacking(Construct.LATERAL)
                : dialect;
    }

    private static List<TypeSpelling> types() {
        return List.of(
                TypeSpelling.bool("BOOLEAN"),
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(8, "TINYINT"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                // Until 0.10 the smallest HUGEINT was one more than in two's complement.
                new TypeSpelling(
                        new SqlType.IntegerType(128),
                        "HUGEINT",
                        new Value.IntegerValue(HUGE.negate()),
                        new Value.IntegerValue(HUGE)),
                TypeSpelling.decimal(10, 2),
                TypeSpelling.decimal(18, 4),
                TypeSpelling.decimal(38, 6),
                TypeSpelling.floating("DOUBLE"),
                TypeSpelling.text("VARCHAR"),
                TypeSpelling.date("DATE"),
                TypeSpelling.time("TIME"),
                TypeSpelling.timestamp("TIMESTAMP"));
    }

    private static Set<Hazard> hazards() {
        return EnumSet.of(
                Hazard.RUNTIME_ERROR,
                Hazard.FLOATING_POINT,
                Hazard.SPECIAL_FLOAT,
                Hazard.IMPLICIT_CAST,
                Hazard.ROW_ORDER,
                Hazard.NONDETERMINISM,
                Hazard.RESULT_TYPE,
                Hazard.SHARED_STATE,
                Hazard.SCALAR_SUBQUERY_ROWS);
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings =
                EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.COMMON_TABLE, Filling.TEXTUAL);
        if (version.isAtLeast("0.5")) {
            fillings.add(Filling.VIRTUAL_GENERATED_COLUMN);
        }
        return fillings;
    }

    private static Set<Feature> features(Version version) {
        EnumSet<Feature> features = EnumSet.of(
                Feature.BOOLEAN_COLUMNS,
                Feature.CHECK_CONSTRAINTS,
                Feature.EXPRESSION_INDEXES,
                Feature.GENERATED_KINDS,
                Feature.DESCENDING_INDEXES);
        // Before, no foreign key may refer to a table that has an index.
        if (version.isAtLeast("1.1")) {
            features.add(Feature.FOREIGN_KEYS);
        }
        return features;
    }

    private static List<ErrorRule> errors() {
        return List.of(
                ErrorRule.of(
                        "INTERNAL Error|FATAL Error|Assertion|Attempted to dereference|database has been invalidated",
                        INTERNAL),
                ErrorRule.of(
                        "Out of Memory Error|OutOfMemoryException|IO Error|Interrupt Error|INTERRUPT Error", RESOURCE),
                ErrorRule.of(
                        "Parser Error|Binder Error|Catalog Error|Not implemented Error|Permission Error|Syntax"
                                + " Error|syntax error",
                        INVALID));
    }

    private static List<PlanVariation> planVariations(Version version) {
        List<PlanVariation> all = new ArrayList<>();
        for (String optimizer : DuckDbOptimizers.of(version)) {
            all.add(PlanVariation.setting(
                    "no " + optimizer,
                    "SET disabled_optimizers = '%s'".formatted(optimizer),
                    "SET disabled_optimizers = ''"));
        }
        all.add(PlanVariation.setting("no optimizer", "PRAGMA disable_optimizer", "PRAGMA enable_optimizer"));
        List<PlanVariation> others = othersThanOptimizers(version);
        all.addAll(others);
        all.addAll(withoutOptimizer(others));
        return all;
    }

    private static List<PlanVariation> othersThanOptimizers(Version version) {
        List<PlanVariation> others = new ArrayList<>();
        others.add(PlanVariation.setting("four threads", "SET threads = 4", "SET threads = 1"));
        others.add(PlanVariation.setting(
                "no perfect hash tables", "SET perfect_ht_threshold = 0", "RESET perfect_ht_threshold"));
        others.add(PlanVariation.setting(
                "insertion order not kept", "SET preserve_insertion_order = false", "RESET preserve_insertion_order"));
        if (version.isAtLeast("0.9")) {
            others.add(
                    PlanVariation.setting("range joins", "SET prefer_range_joins = true", "RESET prefer_range_joins"));
        }
        if (version.isAtLeast("1.1")) {
            others.add(
                    PlanVariation.setting("merge joins", "SET merge_join_threshold = 0", "RESET merge_join_threshold"));
            others.add(PlanVariation.setting(
                    "no nested loop joins", "SET nested_loop_join_threshold = 0", "RESET nested_loop_join_threshold"));
        }
        return others;
    }

    /** Without any optimizer a query is run most unlike itself, and more so under each other setting. */
    private static List<PlanVariation> withoutOptimizer(List<PlanVariation> others) {
        return others.stream()
                .map(other -> new PlanVariation(
                        "no optimizer, " + other.name(),
                        both(List.of("PRAGMA disable_optimizer"), other.set()),
                        both(other.undo(), List.of("PRAGMA enable_optimizer")),
                        Optional.empty()))
                .toList();
    }

    private static List<String> both(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
