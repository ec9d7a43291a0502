package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.Delete;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Constraint;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SimplifySetupTest {
    @Test
    void constraintsGo() {
        var key = new Constraint.Unique(List.of("a"));
        assertThat(EditCases.setups(new SimplifySetup(), EditCases.table("t", List.of(key), "a")))
                .containsExactly(List.of(EditCases.table("t", "a")));
    }

    @Test
    void theConditionOfADeleteGoes() {
        Expression condition = new Expression.ColumnReference(Optional.empty(), "b");
        assertThat(EditCases.setups(new SimplifySetup(), new Delete("t", Optional.of(condition))))
                .containsExactly(List.of(new Delete("t", Optional.empty())));
    }
}
