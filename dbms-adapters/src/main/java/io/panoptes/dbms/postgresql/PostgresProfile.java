package io.panoptes.dbms.postgresql;

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
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.Habit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** PostgreSQL as data. */
public final class PostgresProfile {

    private PostgresProfile() {}

    public static Profile of(Version version) {
        return new Profile(
                        "postgresql",
                        version,
                        dialect(version),
                        types(),
                        hazards(),
                        fillings(version),
                        features(),
                        errors(),
                        new PostgresExplain(),
                        planVariations(version),
                        PostgresUpkeep.of(version))
                .with(Transactions.USUAL.checked(PostgresIndexCheck.RUN));
    }

    private static Dialect dialect(Version version) {
        Dialect dialect = Dialects.POSTGRESQL;
        if (version.isBefore("12")) {
            dialect = dialect.without(Habit.SAYS_MATERIALIZED);
        }
        if (version.isBefore("9.5")) {
            dialect = dialect.lacking(Construct.MERGE);
        }
        return version.isBefore("11") ? dialect.lacking(Construct.FRAME_EXCLUSION) : dialect;
    }

    static List<TypeSpelling> types() {
        return List.of(
                TypeSpelling.bool("BOOLEAN"),
                TypeSpelling.integer(32, "INTEGER"),
                TypeSpelling.integer(16, "SMALLINT"),
                TypeSpelling.integer(64, "BIGINT"),
                TypeSpelling.decimal(10, 2),
                TypeSpelling.decimal(18, 4),
                TypeSpelling.decimal(38, 6),
                TypeSpelling.floating("DOUBLE PRECISION"),
                TypeSpelling.text("VARCHAR"),
                TypeSpelling.text("TEXT"),
                TypeSpelling.text("VARCHAR(1000)"),
                TypeSpelling.date("DATE"),
                TypeSpelling.time("TIME"),
                TypeSpelling.timestamp("TIMESTAMP"));
    }

    /** No collation, for texts are equal only if their bytes are; no padding, for no column is CHAR(n). */
    static Set<Hazard> hazards() {
        return EnumSet.of(
                Hazard.RUNTIME_ERROR,
                Hazard.FLOATING_POINT,
                Hazard.SPECIAL_FLOAT,
                Hazard.IMPLICIT_CAST,
                Hazard.ROW_ORDER,
                Hazard.NONDETERMINISM,
                Hazard.RESULT_TYPE,
                Hazard.SHARED_STATE);
    }

    private static Set<Filling> fillings(Version version) {
        EnumSet<Filling> fillings =
                EnumSet.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.COMMON_TABLE, Filling.TEXTUAL);
        if (version.isAtLeast("12")) {
            fillings.add(Filling.STORED_GENERATED_COLUMN);
        }
        if (version.isAtLeast("18")) {
            fillings.add(Filling.VIRTUAL_GENERATED_COLUMN);
        }
        return fillings;
    }

    private static Set<Feature> features() {
        return EnumSet.of(
                Feature.BOOLEAN_COLUMNS,
                Feature.FOREIGN_KEYS,
                Feature.CHECK_CONSTRAINTS,
                Feature.EXPRESSION_INDEXES,
                Feature.PARTIAL_INDEXES,
                Feature.GENERATED_KINDS,
                Feature.DESCENDING_INDEXES);
    }

    /** Most by the class of the SQLState, which PostgreSQL uses with care. */
    private static List<ErrorRule> errors() {
        return List.of(
                // Asked for more memory than a value may have, and two sessions at one row of the catalog.
                ErrorRule.of("\\|XX000\\|.*(invalid memory alloc request size|tuple concurrently)", RESOURCE),
                ErrorRule.of("\\|XX...\\|", INTERNAL),
                // Connections, memory, disk, limits, time limits, locks, deadlocks, shutdown.
                ErrorRule.of("\\|(08|53|54|57|58|40|55)...\\|", RESOURCE),
                // Of ANY and ALL over a list PostgreSQL says that a function does not exist.
                ErrorRule.of("\\|(42|0A|26|34)...\\|", INVALID),
                // The driver's own complaints.
                ErrorRule.of("ClassCastException|NullPointerException|IllegalStateException", ORDINARY));
    }

    private static List<PlanVariation> planVariations(Version version) {
        List<PlanVariation> all = new ArrayList<>();
        for (String planned : List.of(
                "seqscan",
                "indexscan",
                "indexonlyscan",
                "bitmapscan",
                "nestloop",
                "hashjoin",
                "mergejoin",
                "hashagg",
                "sort",
                "material")) {
            all.add(off(planned));
        }
        if (version.isAtLeast("13")) {
            all.add(off("incremental_sort"));
        }
        if (version.isAtLeast("14")) {
            all.add(off("memoize"));
        }
        if (version.isAtLeast("16")) {
            all.add(off("presorted_aggregate"));
        }
        if (version.isAtLeast("17")) {
            all.add(off("group_by_reordering"));
        }
        if (version.isAtLeast("18")) {
            all.add(off("distinct_reordering"));
            all.add(off("self_join_elimination"));
        }
        all.add(allOff("merge joins only", "hashjoin", "nestloop"));
        all.add(allOff("hash joins only", "mergejoin", "nestloop"));
        all.add(allOff("nested loops only", "hashjoin", "mergejoin"));
        all.add(allOff("indexes only", "seqscan", "bitmapscan", "sort"));
        all.add(allOff("sorted groups", "hashagg", "hashjoin"));
        if (version.isAtLeast("11")) {
            all.add(new PlanVariation(
                    "partition by partition",
                    List.of("SET enable_partitionwise_join = on", "SET enable_partitionwise_aggregate = on"),
                    List.of("RESET enable_partitionwise_join", "RESET enable_partitionwise_aggregate"),
                    Optional.empty()));
        }
        all.add(PlanVariation.setting(
                "constraints read", "SET constraint_exclusion = on", "RESET constraint_exclusion"));
        all.add(PlanVariation.setting("joins as written", "SET join_collapse_limit = 1", "RESET join_collapse_limit"));
        all.add(PlanVariation.setting("subqueries kept", "SET from_collapse_limit = 1", "RESET from_collapse_limit"));
        all.add(PlanVariation.setting("genetic join search", "SET geqo_threshold = 2", "RESET geqo_threshold"));
        all.add(PlanVariation.setting("little memory", "SET work_mem = '64kB'", "RESET work_mem"));
        String parallel = version.isAtLeast("16") ? "debug_parallel_query" : "force_parallel_mode";
        if (version.isAtLeast("9.6")) {
            all.add(PlanVariation.setting("parallel", "SET %s = on".formatted(parallel), "RESET " + parallel));
        }
        return all;
    }

    /** So that what is left is taken also where it is dear. */
    private static PlanVariation allOff(String name, String... planned) {
        return new PlanVariation(
                name,
                Stream.of(planned)
                        .map(one -> "SET enable_%s = off".formatted(one))
                        .toList(),
                Stream.of(planned).map("RESET enable_%s"::formatted).toList(),
                Optional.empty());
    }

    private static PlanVariation off(String planned) {
        return PlanVariation.setting(
                "no " + planned.replace('_', ' '),
                "SET enable_%s = off".formatted(planned),
                "RESET enable_%s".formatted(planned));
    }
}
