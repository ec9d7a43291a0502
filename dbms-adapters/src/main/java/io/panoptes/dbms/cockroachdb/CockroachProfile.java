package io.panoptes.dbms.cockroachdb;

import static io.panoptes.dbms.Outcome.ErrorClass.INTERNAL;
import static io.panoptes.dbms.Outcome.ErrorClass.ORDINARY;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.LinesExplain;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.postgresql.PostgresProfile;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;
import java.util.List;
import java.util.stream.Stream;

/** CockroachDB as data: PostgreSQL 13, but for what stands here. */
final class CockroachProfile {

    private static final List<ErrorRule> ERRORS = List.of(
            // XXUUU is what has no class of its own, and says nothing of whose fault it is.
            ErrorRule.of("\\|XXUUU\\|.*(internal error|assertion|panic|nil pointer)", INTERNAL),
            ErrorRule.of("\\|XXUUU\\|", ORDINARY));

    private CockroachProfile() {}

    static Profile of(Version version) {
        Profile postgres = PostgresProfile.of(new Version("13.0"));
        return new Profile(
                "cockroachdb",
                version,
                dialect(postgres.dialect()),
                types(postgres.types()),
                postgres.hazards(),
                postgres.fillings(),
                postgres.features(),
                Stream.concat(ERRORS.stream(), postgres.errors().stream()).toList(),
                LinesExplain.of("EXPLAIN ", "• ([a-z][a-z ()-]*)"),
                planVariations(),
                Upkeep.NONE);
    }

    private static Dialect dialect(Dialect postgres) {
        return postgres.named("cockroachdb")
                .with(Habit.QUOTIENTS_WITH_FRACTION)
                .lacking(
                        Construct.ROLLUP,
                        Construct.CUBE,
                        Construct.GROUPING_SETS,
                        Construct.EMPTY_GROUPING_SET,
                        Construct.GROUPING_FUNCTION);
    }

    /** INTEGER has 64 bits. */
    private static List<TypeSpelling> types(List<TypeSpelling> postgres) {
        return postgres.stream()
                .map(spelling -> spelling.name().equals("INTEGER") ? TypeSpelling.integer(32, "INT4") : spelling)
                .toList();
    }

    private static List<PlanVariation> planVariations() {
        return List.of(
                PlanVariation.setting("no zigzag join", "SET enable_zigzag_join = off", "RESET enable_zigzag_join"),
                PlanVariation.setting("joins as written", "SET reorder_joins_limit = 0", "RESET reorder_joins_limit"),
                PlanVariation.setting("not vectorized", "SET vectorize = off", "RESET vectorize"),
                PlanVariation.setting("not distributed", "SET distsql = off", "RESET distsql"));
    }
}
