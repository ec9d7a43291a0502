package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateVirtualTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.type.SqlType;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlainTablesTest {
    private static final CreateVirtualTable TREE = new CreateVirtualTable(
            "t", "rtree", List.of(column("a", SqlType.INTEGER), column("b", new SqlType.OpaqueType("NUMERIC"))));

    private static ColumnDefinition column(String name, SqlType type) {
        return new ColumnDefinition(name, type, "", true, Optional.empty());
    }

    @Test
    void aVirtualTableBecomesOneOfTheSameColumns() {
        List<List<SetupStep>> setups = EditCases.setups(new PlainTables(), TREE, EditCases.rows("t", 1));
        assertThat(setups).hasSize(1);
        CreateTable plain = (CreateTable) setups.getFirst().getFirst();
        assertThat(plain.columns()).extracting(ColumnDefinition::typeName).containsExactly("INTEGER", "");
        assertThat(setups.getFirst().getLast()).isEqualTo(EditCases.rows("t", 1));
    }

    /** What a proof was told of the table, it would be told again. */
    @Test
    void aProofKnowsTheSameOfIt() {
        List<SetupStep> setup = EditCases.setups(new PlainTables(), TREE).getFirst();
        assertThat(StateTables.of(setup)).isEqualTo(StateTables.of(List.of(TREE)));
    }

    /** A plain table has more parts than a virtual one, so the reducer would leave it out. */
    @Test
    void theReducerMayTakeWhatHasMoreParts() {
        PlainTables edit = new PlainTables();
        assertThat(EditCases.setups(edit, TREE))
                .allMatch(setup -> RecordTree.size(setup) > RecordTree.size(List.of(TREE)));
        assertThat(edit.mayGrow()).isTrue();
        assertThat(new MergeInserts().mayGrow()).isFalse();
    }

    @Test
    void othersStay() {
        assertThat(EditCases.setups(new PlainTables(), EditCases.table("t", "a")))
                .isEmpty();
    }
}
