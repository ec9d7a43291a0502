package io.panoptes.dbms.calcite;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.INVALID;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;
import static io.panoptes.dbms.Outcome.ErrorClass.RESOURCE;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.LinesExplain;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.ProfileParts;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialect.Folding;
import io.panoptes.sql.write.Habit;
import java.util.List;
import java.util.Set;

/** Calcite's own engine as data. It keeps no keys and no indexes, and its tables in memory take no UPDATE. */
final class CalciteProfile {
    private static final Dialect DIALECT = new Dialect("calcite", '"')
            .folding(Folding.UPPER)
            .with(Habit.MODULO_AS_FUNCTION)
            .emptyFrom("(VALUES (0)) AS zero_row (zero_value)")
            .lacking(Construct.FRAME_EXCLUSION);

    private static final List<TypeSpelling> TYPES = ProfileParts.types(
            List.of(TypeSpelling.bool("BOOLEAN")),
            ProfileParts.INTEGERS,
            List.of(
                    TypeSpelling.integer(8, "TINYINT"),
                    TypeSpelling.decimal(10, 2),
                    TypeSpelling.decimal(18, 4),
                    TypeSpelling.floating("DOUBLE"),
                    TypeSpelling.text("VARCHAR"),
                    TypeSpelling.text("VARCHAR(1000)")),
            ProfileParts.TIMES);

    /** A literal is a CHAR: {@code VALUES ('a'), ('bb')} pads the shorter one. */
    private static final Set<Hazard> HAZARDS = ProfileParts.hazards(Hazard.PADDING);

    /** A query that reads a virtual generated column ends in a ClassCastException. */
    private static final Set<Filling> FILLINGS = Set.of(
            Filling.DERIVED_TABLE,
            Filling.VIEW,
            Filling.COMMON_TABLE,
            Filling.TEXTUAL,
            Filling.STORED_GENERATED_COLUMN);

    private static final Set<Feature> FEATURES = Set.of(
            Feature.BOOLEAN_COLUMNS,
            Feature.GENERATED_KINDS,
            Feature.WITHOUT_KEYS,
            Feature.WITHOUT_INDEXES,
            Feature.WITHOUT_CHANGES);

    private static final List<ErrorRule> ERRORS = List.of(
            ErrorRule.of("OutOfMemoryError|canceled|cancelled|Canceled", RESOURCE),
            ErrorRule.of(
                    "parse failed|From line \\d|At line \\d|not found|Unable to implement|not enough rules|Cannot apply",
                    INVALID),
            ErrorRule.of(
                    "ArithmeticException|NumberFormatException|SINGLE_VALUE|by zero|out of range|overflow", ORDINARY),
            ErrorRule.of(ProfileParts.FAULTS_OF_JAVA + "|Error while compiling generated Java code", INTERNAL));

    private CalciteProfile() {}

    static Profile of(Version version) {
        return new Profile(
                "calcite",
                version,
                DIALECT,
                TYPES,
                HAZARDS,
                FILLINGS,
                FEATURES,
                ERRORS,
                LinesExplain.of("EXPLAIN PLAN FOR ", "(?m)^\\s*(Enumerable[A-Za-z]+)|joinType=\\[(\\w+)\\]"),
                List.of(),
                Upkeep.NONE);
    }
}
