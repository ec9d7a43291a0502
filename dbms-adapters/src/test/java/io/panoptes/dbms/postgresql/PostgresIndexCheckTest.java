package io.panoptes.dbms.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An index over a function that says it never changes, and then does, is out of order. */
@Tag("network")
class PostgresIndexCheckTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @Test
    void anIndexThatLacksARowIsToldAndOneInOrderIsNot() {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find("postgresql", Optional.empty());
            String check =
                    targets.profile(target).transactions().checks().getFirst().replace("<table>", "b0");
            try (var instance = targets.open(target)) {
                List<Outcome> outcomes = instance.run(
                        List.of(
                                "CREATE TABLE b0 (a INTEGER PRIMARY KEY)",
                                function("a % 3"),
                                "CREATE INDEX i ON b0 (f(a))",
                                "INSERT INTO b0 VALUES (1), (4)",
                                check,
                                function("a % 5"),
                                check),
                        LIMIT);
                assertThat(outcomes.subList(0, 6))
                        .allSatisfy(outcome -> assertThat(outcome).isInstanceOf(Outcome.Done.class));
                assertThat(outcomes.getLast()).isInstanceOfSatisfying(Outcome.Failed.class, failed -> {
                    assertThat(failed.errorClass()).isEqualTo(Outcome.ErrorClass.INTERNAL);
                    assertThat(failed.message()).contains("lacks matching index tuple");
                });
            }
        }
    }

    private static String function(String body) {
        return "CREATE OR REPLACE FUNCTION f(a INTEGER) RETURNS INTEGER LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN "
                + body + "; END $$";
    }
}
