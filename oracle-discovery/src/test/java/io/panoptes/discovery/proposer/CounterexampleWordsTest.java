package io.panoptes.discovery.proposer;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CounterexampleWordsTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t1 (c0 INTEGER, p BOOLEAN)", "CREATE TABLE t2 (c0 INTEGER)"));

    @Test
    void tellTheTablesAndWhatTheQueriesMakeOfThem() {
        Row row = new Row(List.of(Value.of(1), Value.NULL));
        var refuted = new Failure.Refuted(
                new Database(SCHEMA, Map.of("t1", List.of(row))), List.of(), List.of(new Row(List.of(Value.of(1)))));
        assertThat(refuted.words()).isEqualTo("""
                        It gives other rows than the seed on this database:
                          t1(c0, p) holds (1, NULL)
                          t2(c0) holds no rows
                        The seed gives no rows.
                        It gives (1).""");
    }

    @Test
    void countTheRowsOfALargeAnswer() {
        List<Row> many = Collections.nCopies(20, new Row(List.of(Value.of(3))));
        var refuted = new Failure.Refuted(new Database(SCHEMA, Map.of()), many, List.of());
        assertThat(refuted.words()).contains("(3), (3) and 12 rows more");
    }
}
