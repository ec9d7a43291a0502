package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.CreateView;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimplifyDefinitionTest {
    private static final CreateView VIEW = view("SELECT 1 UNION ALL SELECT 2");

    @Test
    void theQueryOfAViewBecomesAPartOfIt() {
        assertThat(EditCases.setups(new SimplifyDefinition(true), VIEW))
                .contains(List.of(view("SELECT 1")), List.of(view("SELECT 2")));
    }

    @Test
    void viewsStayWhereOnlyColumnsAndIndexesAreMeant() {
        assertThat(EditCases.setups(new SimplifyDefinition(false), VIEW)).isEmpty();
    }

    private static CreateView view(String sql) {
        return new CreateView("v", List.of(), EditCases.query(sql));
    }
}
