package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Databases of schemas whose foreign keys join columns of different types. */
class ForeignKeyTypesTest {
    /** SQLite takes '1' for 1, and Spider's databases have such keys. */
    @Test
    void aTextOfDigitsRefersToANumber() {
        List<Value> children =
                children("CREATE TABLE p (k INT PRIMARY KEY)", "CREATE TABLE c (r VARCHAR(9) REFERENCES p)");

        assertThat(children).contains(Value.of("0"), Value.of("1"), Value.NULL).doesNotContain(Value.of("a"));
    }

    @Test
    void aNumberRefersToATextOfDigits() {
        List<Value> children =
                children("CREATE TABLE p (k VARCHAR(9) PRIMARY KEY)", "CREATE TABLE c (r INT REFERENCES p)");

        assertThat(children).contains(Value.of(0), Value.of(1), Value.NULL);
    }

    @Test
    void aTextIsNoDay() {
        List<Value> children =
                children("CREATE TABLE p (k DATE PRIMARY KEY)", "CREATE TABLE c (r VARCHAR(9) REFERENCES p)");

        assertThat(children).isNotEmpty().containsOnly(Value.NULL);
    }

    @Test
    void aDayIsNoNumber() {
        List<Value> children = children("CREATE TABLE p (k DATE PRIMARY KEY)", "CREATE TABLE c (r INT REFERENCES p)");

        assertThat(children).isNotEmpty().containsOnly(Value.NULL);
    }

    @Test
    void anIntKeyTakesOnlyWholeNumbersOfADecimalKey() {
        List<Value> children =
                children("CREATE TABLE p (k DECIMAL(9, 2) PRIMARY KEY)", "CREATE TABLE c (r INT REFERENCES p)");

        assertThat(children)
                .anyMatch(value -> value instanceof Value.IntegerValue)
                .noneMatch(value -> value instanceof Value.DecimalValue);
    }

    /** The values of the child's first column in 200 random databases. */
    private static List<Value> children(String... ddl) {
        Schema schema = SchemaReader.read(List.of(ddl));
        Pool pool = new Pool();
        Proposals proposals = new Proposals(schema, List.of(), Map.of(), pool, new SplittableRandom(1));
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Tables tables = new Tables(schema);
            proposals.random(tables, 4);
            assertThat(proposals.keepsConstraints(tables)).isTrue();
            Database database = tables.toDatabase(pool);
            for (Row row : database.rowsOf("c")) {
                values.add(row.values().getFirst());
            }
        }
        return values;
    }
}
