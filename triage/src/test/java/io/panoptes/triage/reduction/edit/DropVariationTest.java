package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DropVariationTest {
    @Test
    void bothSidesAreRunPlainFirst() {
        PlanVariation variation = PlanVariation.setting("no optimizer", "SET o = 0", "SET o = 1");
        EditableSide varied = new EditableSide(EditCases.query("SELECT 1"), Optional.of(variation));
        EditableCase plain = EditCases.pair("SELECT 1", "SELECT 1");
        assertThat(new DropVariation().of(plain.withSides(varied, varied)))
                .containsExactly(
                        plain, plain.withSides(varied.plain(), varied), plain.withSides(varied, varied.plain()));
        assertThat(new DropVariation().of(plain)).isEmpty();
    }
}
