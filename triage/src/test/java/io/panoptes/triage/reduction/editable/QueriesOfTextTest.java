package io.panoptes.triage.reduction.editable;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.VerbatimTable;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QueriesOfTextTest {
    @Test
    void aQueryOfTextIsATreeOnBothSides() {
        EditableCase edited = over("(SELECT MIN(a) AS m FROM t GROUP BY ROLLUP (b)) AS z");
        Query tree = SqlReader.query("SELECT 1 FROM (SELECT MIN(a) AS m FROM t GROUP BY ROLLUP (b)) AS z");
        EditableCase read = QueriesOfText.of(edited).orElseThrow();
        assertThat(read.left().query()).isEqualTo(tree);
        assertThat(read.right().query()).isEqualTo(tree);
    }

    @Test
    void whatCannotBeReadAndTableFunctionsStayText() {
        assertThat(QueriesOfText.of(over("(SELECT a NOTNULL NOTNULL FROM t) AS z")))
                .isEmpty();
        assertThat(QueriesOfText.of(over("generate_series(1, 2) AS z"))).isEmpty();
        assertThat(QueriesOfText.of(over("t AS z"))).isEmpty();
    }

    @Test
    void whereThereIsNoTextThereIsNothingToRead() {
        EditableSide side = new EditableSide(SqlReader.query("SELECT 1 FROM t"), Optional.empty());
        assertThat(QueriesOfText.of(new EditableCase(List.of(), side, side, Semantics.BAG)))
                .isEmpty();
    }

    private static EditableCase over(String text) {
        FromItem table = new VerbatimTable(text);
        EditableSide side = new EditableSide(
                new Query.Select(
                        false,
                        List.of(new SelectItem.Column(new Expression.Literal(Value.of(1)), Optional.empty())),
                        Optional.of(table),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                Optional.empty());
        return new EditableCase(List.of(), side, side, Semantics.BAG);
    }
}
