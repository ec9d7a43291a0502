package io.panoptes.dbms.hsqldb;

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

/** HSQLDB as data, by version. */
final class HsqldbProfile {
    private static final History<Dialect> DIALECT = History.of(Dialects.HSQLDB)
            .before("2.3", dialect -> dialect.lacking(Construct.LATERAL, Construct.NULLS_ORDER));

    private static final List<TypeSpelling> TYPES = ProfileParts.types(
            List.of(TypeSpelling.bool("BOOLEAN")),
            ProfileParts.INTEGERS,
            List.of(
                    TypeSpelling.integer(8, "TINYINT"),
                    TypeSpelling.decimal(10, 2),
                    TypeSpelling.decimal(18, 4),
                    TypeSpelling.decimal(38, 6),
                    TypeSpelling.floating("DOUBLE"),
                    TypeSpelling.text("VARCHAR(1000)"),
                    TypeSpelling.text("LONGVARCHAR")),
            ProfileParts.TIMES);

    private static final Set<Hazard> HAZARDS = ProfileParts.hazards(Hazard.PADDING);

    /**
     * From 2.7.1 on a common table that is read twice gives wrong rows (findings/hsqldb-common-table-read-twice): nine in ten
     * suspects were that one bug, so it is left to the oracles that are about common tables.
     */
    private static final History<Set<Filling>> FILLINGS = History.of(
                    Set.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.TEXTUAL, Filling.STORED_GENERATED_COLUMN))
            .before("2.7.1", ProfileParts.with(Filling.COMMON_TABLE));

    private static final Set<Feature> FEATURES =
            Set.of(Feature.BOOLEAN_COLUMNS, Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS);

    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of("OutOfMemoryError|\\|HYT00\\||timeout|execution aborted|statement is aborted", RESOURCE),
            ErrorRule.of(ProfileParts.FAULTS_OF_JAVA + "|\\|S0000\\||General error|unknown token", INTERNAL),
            ErrorRule.of("\\|42...\\||\\|0A...\\|", INVALID));

    private static final List<PlanVariation> PLAN_VARIATIONS = List.of(PlanVariation.setting(
            "multiversion transactions",
            "SET DATABASE TRANSACTION CONTROL MVCC",
            "SET DATABASE TRANSACTION CONTROL LOCKS"));

    private HsqldbProfile() {}

    static Profile of(Version version) {
        return new Profile(
                        "hsqldb",
                        version,
                        DIALECT.at(version),
                        TYPES,
                        HAZARDS,
                        FILLINGS.at(version),
                        FEATURES,
                        ERRORS,
                        new HsqldbExplain(),
                        PLAN_VARIATIONS,
                        Upkeep.NONE.series("UNNEST(SEQUENCE_ARRAY(0, <count> - 1, 1)) AS r (i)", 200, 2_000))
                .with(new Transactions(
                        List.of("SET AUTOCOMMIT FALSE"),
                        List.of(),
                        List.of("COMMIT", "SET AUTOCOMMIT TRUE"),
                        List.of("ROLLBACK", "SET AUTOCOMMIT TRUE"),
                        true));
    }
}
