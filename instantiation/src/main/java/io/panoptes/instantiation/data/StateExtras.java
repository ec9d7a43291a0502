package io.panoptes.instantiation.data;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.testcase.SetupStep;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Statements that change plans and no answers, to be run when the rows are in. */
final class StateExtras {
    private static final Map<String, List<String>> BY_DBMS = Map.of(
            "duckdb", List.of("ANALYZE", "CHECKPOINT", "VACUUM"),
            "sqlite", List.of("ANALYZE", "REINDEX", "VACUUM"),
            "h2", List.of("ANALYZE"),
            "mysql", List.of("ANALYZE TABLE b0", "ANALYZE TABLE b0, b1", "OPTIMIZE TABLE b0"),
            "mariadb", List.of("ANALYZE TABLE b0", "ANALYZE TABLE b0 PERSISTENT FOR ALL", "OPTIMIZE TABLE b0"),
            "postgresql", List.of("ANALYZE", "VACUUM", "VACUUM ANALYZE"));

    private StateExtras() {}

    static List<SetupStep> of(Profile profile, RandomGenerator random) {
        List<String> choices = BY_DBMS.getOrDefault(profile.dbms(), List.of());
        return choices.isEmpty() || random.nextInt(3) != 0
                ? List.of()
                : List.of(new SetupStep.Verbatim(choices.get(random.nextInt(choices.size()))));
    }
}
