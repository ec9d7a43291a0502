package io.panoptes.instantiation.guidance;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Cases without bindings, for what looks at their index and setting alone. */
final class Cases {
    private Cases() {}

    static TestCase of(long index, String setting) {
        return new TestCase(
                1,
                index,
                TestOracles.all().getFirst().oracle(),
                new DatabaseState(index, 1, List.of()),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.of(PlanVariation.setting(setting, "SET x", "RESET x")),
                List.of(),
                Semantics.BAG,
                Set.of());
    }
}
