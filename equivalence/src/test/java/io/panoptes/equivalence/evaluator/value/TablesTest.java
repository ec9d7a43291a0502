package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TablesTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE w (r REAL, f DOUBLE PRECISION, n DECIMAL(3, 1))"));

    /** 0.1 is no REAL: the nearest is 0.10000000149. */
    @Test
    void aRealHasThirtyTwoBits() {
        Value tenth = new Value.DoubleValue(0.1);
        Pool pool = new Pool();
        Tables tables = Tables.of(new Database(SCHEMA, Map.of("w", List.of(Row.of(tenth, tenth, Value.NULL)))), pool);
        assertThat(pool.value(tables.rows(0).get(0, 0), SqlType.DOUBLE)).isEqualTo(new Value.DoubleValue(0.1f));
        assertThat(pool.value(tables.rows(0).get(0, 1), SqlType.DOUBLE)).isEqualTo(tenth);
        assertThat(pool.value(tables.rows(0).get(0, 2), SqlType.DOUBLE)).isEqualTo(Value.NULL);
    }
}
