package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNamesTest {
    private static final EditableCase LONG = EditCases.pair(
                    "WITH t1 AS (SELECT c7 AS e FROM b0) SELECT x1.e FROM t1 AS x1", "SELECT b0.c7 FROM b0")
            .withSetup(List.of(
                    EditCases.table("b0", "c7"),
                    new io.panoptes.instantiation.state.SetupStep.Insert(
                            "b0", List.of("c7"), EditCases.rows("b0", 1).rows())));

    @Test
    void everyNameBecomesALetter() {
        EditableCase renamed = new ShortNames().of(LONG).findFirst().orElseThrow();
        assertThat(renamed.left().query())
                .isEqualTo(EditCases.query("WITH x AS (SELECT a AS e FROM t) SELECT y.e FROM x AS y"));
        assertThat(renamed.right().query()).isEqualTo(EditCases.query("SELECT t.a FROM t"));
        assertThat(renamed.setup()).containsExactly(EditCases.table("t", "a"), EditCases.rows("t", 1));
    }

    @Test
    void whatIsShortStays() {
        EditableCase renamed = new ShortNames().of(LONG).findFirst().orElseThrow();
        assertThat(new ShortNames().of(renamed)).isEmpty();
    }
}
