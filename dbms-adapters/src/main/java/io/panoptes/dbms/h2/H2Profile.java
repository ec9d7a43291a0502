package io.panoptes.dbms.h2;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.History;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import java.util.List;
import java.util.Set;

/** H2 as data, by version. */
final class H2Profile {
    /** Before 1.4.200 the parentheses of GROUP BY () are an empty row value, by which one may group as by any other. */
    private static final History<Dialect> DIALECT = History.of(Dialects.H2)
            .before(
                    "2.0",
                    dialect -> dialect.lacking(
                            Construct.MERGE,
                            Construct.DELETE_RETURNING,
                            Construct.UPDATE_RETURNING,
                            Construct.INSERT_RETURNING))
            .before("1.4.200", dialect -> dialect.lacking(Construct.EMPTY_GROUPING_SET))
            .before(
                    "1.4.198",
                    dialect -> dialect.lacking(Construct.WINDOW, Construct.FRAME_EXCLUSION, Construct.FILTER));

    private static final List<TypeSpelling> TYPES = ProfileParts.types(
            List.of(TypeSpelling.bool("BOOLEAN")),
            ProfileParts.INTEGERS,
            List.of(
                    TypeSpelling.integer(8, "TINYINT"),
                    TypeSpelling.decimal(10, 2),
                    TypeSpelling.decimal(18, 4),
                    TypeSpelling.decimal(38, 6),
                    TypeSpelling.floating("DOUBLE PRECISION"),
                    TypeSpelling.text("VARCHAR"),
                    TypeSpelling.text("VARCHAR(1000)")),
            ProfileParts.TIMES);

    private static final Set<Hazard> HAZARDS = ProfileParts.HAZARDS_OF_ALL;

    private static final Set<Filling> FILLINGS = Set.of(
            Filling.DERIVED_TABLE,
            Filling.VIEW,
            Filling.COMMON_TABLE,
            Filling.TEXTUAL,
            Filling.STORED_GENERATED_COLUMN);

    private static final History<Set<Feature>> FEATURES = History.of(Set.of(
                    Feature.BOOLEAN_COLUMNS,
                    Feature.FOREIGN_KEYS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.DESCENDING_INDEXES))
            .before("2.0", ProfileParts.with(Feature.GENERATED_BY_AS_ONLY));

    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of("\\|90108\\||\\|90098\\||\\|90121\\||\\|57014\\||OutOfMemoryError", RESOURCE),
            ErrorRule.of("\\|HY000\\|50000\\||General error|" + ProfileParts.FAULTS_OF_JAVA, INTERNAL),
            ErrorRule.of("\\|42...\\||\\|0A000\\||\\|50100\\||SyntaxError", INVALID));

    private static final List<PlanVariation> PLAN_VARIATIONS = List.of(
            PlanVariation.hint("no indexes", ProfileParts.STATE_TABLE, " USE INDEX ()"),
            PlanVariation.setting("lazy execution", "SET LAZY_QUERY_EXECUTION 1", "SET LAZY_QUERY_EXECUTION 0"),
            PlanVariation.setting(
                    "no reuse of results", "SET OPTIMIZE_REUSE_RESULTS 0", "SET OPTIMIZE_REUSE_RESULTS 1"),
            PlanVariation.setting("results on disk", "SET MAX_MEMORY_ROWS 1", "SET MAX_MEMORY_ROWS 40000"));

    private H2Profile() {}

    static Profile of(Version version) {
        return new Profile(
                        "h2",
                        version,
                        DIALECT.at(version),
                        TYPES,
                        HAZARDS,
                        FILLINGS,
                        FEATURES.at(version),
                        ERRORS,
                        new H2Explain(),
                        PLAN_VARIATIONS,
                        Upkeep.after("ANALYZE")
                                .statistics("ANALYZE")
                                .series("(SELECT x - 1 AS i FROM SYSTEM_RANGE(1, <count>)) AS r", 200, 2_000))
                .with(new Transactions(
                        List.of("SET AUTOCOMMIT FALSE"),
                        List.of(),
                        List.of("COMMIT", "SET AUTOCOMMIT TRUE"),
                        List.of("ROLLBACK", "SET AUTOCOMMIT TRUE"),
                        true));
    }
}
