package io.panoptes.benchmarks.functions;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FunctionTrialTest {
    @Test
    void findsWhatTheFunctionsOfSqliteGive() {
        Map<String, String> rules = new HashMap<>();
        try (Targets targets = new ReleasedTargets();
                Instance instance = targets.open(targets.find("sqlite", Optional.empty()))) {
            FunctionTrial trial = new FunctionTrial(instance, List.of("group_concat", "no_such_one", "char"));
            trial.run(found -> found.rule().ifPresent(rule -> rules.put(found.name(), rule.text())), () -> true);
        }
        assertThat(rules)
                .containsEntry("QUOTE", "text")
                .containsEntry("UNICODE", "whole")
                .containsEntry("SIN", "double")
                .containsEntry("TRUNC", "?")
                .containsEntry("ZEROBLOB", "other")
                .doesNotContainKeys("GROUP_CONCAT", "NO_SUCH_ONE", "RANDOM");
    }
}
