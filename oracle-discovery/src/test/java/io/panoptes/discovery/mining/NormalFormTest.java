package io.panoptes.discovery.mining;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

class NormalFormTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t1 (c0 INTEGER, c2 INTEGER, c1 VARCHAR)", "CREATE TABLE t2 (c0 INTEGER, c2 INTEGER)"));

    @Test
    void namesDoNotMatter() {
        assertThat(form("SELECT a.c0 AS k FROM t1 AS a WHERE a.c0 > 1"))
                .isEqualTo(form("SELECT b.c2 AS l FROM t2 AS b WHERE b.c2 > 1"));
    }

    @Test
    void theOrderOfConditionsDoesNotMatter() {
        assertThat(form("SELECT a.c0 AS k FROM t1 AS a WHERE a.c0 = a.c2 AND a.c0 > 1"))
                .isEqualTo(form("SELECT a.c0 AS k FROM t1 AS a WHERE a.c0 > 1 AND a.c2 = a.c0"));
    }

    @Test
    void typesMatter() {
        assertThat(form("SELECT a.c0 AS k FROM t1 AS a")).isNotEqualTo(form("SELECT a.c1 AS k FROM t1 AS a"));
    }

    @Test
    void whichColumnIsWhichMatters() {
        assertThat(form("SELECT a.c0 AS k FROM t1 AS a WHERE a.c0 > 1"))
                .isNotEqualTo(form("SELECT a.c0 AS k FROM t1 AS a WHERE a.c2 > 1"));
    }

    @Test
    void theSidesOfAPairMayBeSwapped() {
        var one = SqlReader.query("SELECT a.c0 AS k FROM t1 AS a", SCHEMA);
        var other = SqlReader.query("SELECT a.c0 AS k FROM t1 AS a WHERE 1 = 1", SCHEMA);
        assertThat(NormalForm.of(SCHEMA, List.of(), one, other))
                .isEqualTo(NormalForm.of(SCHEMA, List.of(), other, one));
    }

    private static String form(String sql) {
        return NormalForm.of(SqlReader.query(sql, SCHEMA), SCHEMA, List.of());
    }
}
