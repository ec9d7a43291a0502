package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConstrainedTableTest {
    /** Without it no case could be made of such an oracle on a DBMS that has no keys. */
    @Test
    void aTruthValueBesideAKeyIsKept() {
        Schema schema =
                SchemaReader.read(List.of("CREATE TABLE t1 (id INTEGER NOT NULL, b BOOLEAN, PRIMARY KEY (id))"));
        Table table = schema.tables().getFirst();
        Query rows = SqlReader.query("SELECT t0.c AS id, t0.d AS b FROM t0");

        Optional<Query> kept = new ConstrainedTable(schema, Map.of()).of(rows, table, table.columns());

        assertThat(kept.map(query -> SqlWriter.write(query, Dialect.PORTABLE)))
                .hasValue("SELECT k.id AS id, MIN(CASE WHEN k.b THEN 1 WHEN NOT k.b THEN 0 END) = 1 AS b"
                        + " FROM (SELECT t0.c AS id, t0.d AS b FROM t0) AS k WHERE k.id IS NOT NULL GROUP BY k.id");
    }
}
