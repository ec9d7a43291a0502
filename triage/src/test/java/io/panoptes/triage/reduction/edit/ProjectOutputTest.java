package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProjectOutputTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER, c INTEGER)"));

    @Test
    void theSameColumnsOfBothAreLeft() {
        assertThat(projected("SELECT a, b, c FROM t", "SELECT a, b, c FROM t UNION ALL SELECT 1, 2, 3"))
                .contains("SELECT a, c FROM t | SELECT a, c FROM t UNION ALL SELECT 1, 3")
                .contains("SELECT b, c FROM t | SELECT b, c FROM t UNION ALL SELECT 2, 3");
    }

    @Test
    void countsOfSubqueriesGoOneByOne() {
        assertThat(projected(
                        "SELECT (SELECT COUNT(*) FROM t), (SELECT MAX(a) FROM t)", "SELECT COUNT(a), MAX(a) FROM t"))
                .hasSize(2);
    }

    @Test
    void aColumnUnderDistinctStays() {
        assertThat(projected("SELECT DISTINCT a, b FROM t", "SELECT a, b FROM t GROUP BY a, b"))
                .isEmpty();
        assertThat(projected("SELECT a, b FROM t", "SELECT a, b FROM t UNION SELECT a, b FROM t"))
                .isEmpty();
        assertThat(projected("SELECT a, b FROM t", "SELECT a, b FROM t INTERSECT SELECT a, b FROM t"))
                .isEmpty();
    }

    @Test
    void aColumnThatAnOrderMayReferToStays() {
        assertThat(projected("SELECT a, b FROM t ORDER BY b LIMIT 1", "SELECT a, b FROM t ORDER BY b LIMIT 1"))
                .isEmpty();
    }

    @Test
    void whatMakesOneRowOfAllStays() {
        assertThat(projected("SELECT 1, COUNT(*) FROM t", "SELECT 1, COUNT(*) FROM t"))
                .containsExactly("SELECT COUNT(*) FROM t | SELECT COUNT(*) FROM t");
    }

    private static List<String> projected(String left, String right) {
        var original = new EditableCase(List.of(), side(left), side(right), Semantics.BAG);
        return new ProjectOutput()
                .of(original)
                .map(edited -> text(edited.left()) + " | " + text(edited.right()))
                .toList();
    }

    private static EditableSide side(String sql) {
        return new EditableSide(SqlReader.query(sql, SCHEMA), Optional.empty());
    }

    private static String text(EditableSide side) {
        return SqlWriter.write(side.query(), Dialect.PORTABLE).replace("t.", "");
    }
}
