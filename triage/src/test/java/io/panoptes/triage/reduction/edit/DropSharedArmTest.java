package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import org.junit.jupiter.api.Test;

class DropSharedArmTest {
    private static List<EditableCase> edited(String left, String right) {
        return new DropSharedArm().of(EditCases.pair(left, right)).toList();
    }

    @Test
    void onceFromEach() {
        assertThat(edited(
                        "SELECT a FROM t UNION ALL SELECT 1 UNION ALL SELECT 1",
                        "SELECT 1 UNION ALL (SELECT b FROM t UNION ALL SELECT 1)"))
                .containsExactly(
                        EditCases.pair("SELECT a FROM t UNION ALL SELECT 1", "SELECT b FROM t UNION ALL SELECT 1"));
    }

    @Test
    void staysWhereOnlyOneHasIt() {
        assertThat(edited("SELECT a FROM t UNION ALL SELECT 1", "SELECT a FROM t UNION ALL SELECT 2"))
                .containsExactly(EditCases.pair("SELECT 1", "SELECT 2"));
        assertThat(edited("SELECT a FROM t UNION ALL SELECT 1", "SELECT b FROM t UNION ALL SELECT 2"))
                .isEmpty();
    }

    /** One of the queries must be left with something. */
    @Test
    void aQueryOfNoUnionStays() {
        assertThat(edited("SELECT a FROM t UNION ALL SELECT 1", "SELECT 1")).isEmpty();
    }

    /** Of two equal sets, what is left when the same rows are taken may differ; so may lists. */
    @Test
    void onlyBagsAndUnionsThatKeepDuplicates() {
        assertThat(edited("SELECT a FROM t UNION SELECT 1", "SELECT b FROM t UNION SELECT 1"))
                .isEmpty();
        EditableCase set = new EditableCase(
                List.of(),
                EditCases.side("SELECT a FROM t UNION ALL SELECT 1"),
                EditCases.side("SELECT b FROM t UNION ALL SELECT 1"),
                Semantics.SET);
        assertThat(new DropSharedArm().of(set)).isEmpty();
    }
}
