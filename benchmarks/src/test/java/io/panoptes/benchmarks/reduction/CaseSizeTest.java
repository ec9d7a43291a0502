package io.panoptes.benchmarks.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CaseSizeTest {
    private static final String TABLE = "CREATE TABLE t (a INTEGER)";

    @Test
    void countsSetupAndBothQueries() {
        CaseSize size = size("SELECT a FROM t", "VALUES (1)");
        assertThat(size.characters()).isEqualTo(TABLE.length() + 15 + 10);
        assertThat(size.tables()).isEqualTo(1);
        assertThat(size.oneQuery()).isTrue();
    }

    @Test
    void aQueryThatStandsOnBothSidesCountsOnce() {
        CaseSize once = size("SELECT a FROM t", "SELECT a FROM t");
        assertThat(once.characters()).isEqualTo(TABLE.length() + 15);
        assertThat(once.nodes())
                .isLessThan(size("SELECT a FROM t", "SELECT t.a FROM t").nodes());
        assertThat(once.oneQuery()).isFalse();
    }

    private static CaseSize size(String left, String right) {
        EditableCase edited = new EditableCase(
                SetupReader.read(List.of(TABLE), type -> "INTEGER"),
                new EditableSide(SqlReader.query(left), Optional.empty()),
                new EditableSide(SqlReader.query(right), Optional.empty()),
                Semantics.BAG);
        var writer = new TargetCaseWriter(Adapters.named("h2").profile(new Version("2.5.252")));
        return CaseSize.of(edited, writer.write(edited));
    }
}
