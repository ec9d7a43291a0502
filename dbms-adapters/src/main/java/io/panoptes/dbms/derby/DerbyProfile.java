package io.panoptes.dbms.derby;

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
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.Habit;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Derby as data, by version. */
final class DerbyProfile {
    private static final History<Dialect> DIALECT = History.of(Dialects.DERBY)
            .before("10.11", dialect -> dialect.with(Habit.CASE_BY_CONDITIONS))
            .before("10.7", dialect -> dialect.lacking(Construct.BOOLEAN))
            .before("10.6", dialect -> dialect.lacking(Construct.ROLLUP))
            .before("10.5", dialect -> dialect.lacking(Construct.LIMIT, Construct.LIMIT_IN_SUBQUERY));

    private static final History<List<TypeSpelling>> TYPES = History.of(ProfileParts.types(
                    List.of(TypeSpelling.bool("BOOLEAN")),
                    ProfileParts.INTEGERS,
                    List.of(
                            TypeSpelling.decimal(10, 2),
                            TypeSpelling.decimal(18, 4),
                            TypeSpelling.decimal(31, 6),
                            TypeSpelling.floating("DOUBLE"),
                            TypeSpelling.text("VARCHAR(1000)")),
                    ProfileParts.TIMES))
            .before(
                    "10.7",
                    types -> types.stream()
                            .filter(type -> !type.type().equals(SqlType.BOOLEAN))
                            .toList());

    private static final Set<Hazard> HAZARDS = ProfileParts.hazards(Hazard.PADDING);

    private static final History<Set<Filling>> FILLINGS = History.of(
                    Set.of(Filling.DERIVED_TABLE, Filling.VIEW, Filling.TEXTUAL, Filling.STORED_GENERATED_COLUMN))
            .before("10.5", ProfileParts.without(Filling.STORED_GENERATED_COLUMN));

    private static final History<Set<Feature>> FEATURES = History.of(Set.of(
                    Feature.BOOLEAN_COLUMNS,
                    Feature.FOREIGN_KEYS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.DESCENDING_INDEXES))
            .before("10.7", ProfileParts.without(Feature.BOOLEAN_COLUMNS))
            .before("10.4", ProfileParts.with(Feature.UNIQUE_NEEDS_NOT_NULL));

    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of("OutOfMemoryError|XCL52|timed out", RESOURCE),
            ErrorRule.of(ProfileParts.FAULTS_OF_JAVA + "|\\|XJ001\\||ASSERT|\\|XS...\\|", INTERNAL),
            ErrorRule.of("\\|42...\\||\\|0A...\\|", INVALID));

    private static final Pattern FIRST_FROM =
            Pattern.compile("\\A.*?\\bFROM\\b", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final List<PlanVariation> PLAN_VARIATIONS = List.of(
            // The comment ends at the end of its line, and Derby reads it.
            PlanVariation.hint("join order as written", FIRST_FROM, " --DERBY-PROPERTIES joinOrder=FIXED\n"),
            PlanVariation.hint("no indexes", ProfileParts.STATE_TABLE, " --DERBY-PROPERTIES index=null\n"),
            PlanVariation.setting("serializable", "SET ISOLATION SERIALIZABLE", "SET ISOLATION READ COMMITTED"));

    private DerbyProfile() {}

    static Profile of(Version version) {
        return new Profile(
                        "derby",
                        version,
                        DIALECT.at(version),
                        TYPES.at(version),
                        HAZARDS,
                        FILLINGS.at(version),
                        FEATURES.at(version),
                        ERRORS,
                        new DerbyExplain(),
                        PLAN_VARIATIONS,
                        Upkeep.NONE.statistics(
                                "CALL SYSCS_UTIL.SYSCS_UPDATE_STATISTICS(CURRENT SCHEMA, UPPER('<table>'), NULL)"))
                .with(new Transactions(
                        List.of("AUTOCOMMIT OFF"),
                        List.of(),
                        List.of("COMMIT", "AUTOCOMMIT ON"),
                        List.of("ROLLBACK", "AUTOCOMMIT ON"),
                        true));
    }
}
