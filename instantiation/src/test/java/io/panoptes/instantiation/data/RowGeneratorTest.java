package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.ValuePool;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RowGeneratorTest {
    private static final List<Row> PARENTS =
            List.of(Row.of(Value.of(3), Value.of(30)), Row.of(Value.of(7), Value.of(70)));

    @Test
    void rowsKeepTheirKeysWhateverTheSeed() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INT PRIMARY KEY, b INT, c INT, UNIQUE (b, c))"));
        for (long seed = 0; seed < 200; seed++) {
            List<Row> rows = rows(schema, "t", Map.of(), seed, 40);
            assertThat(rows).as("seed %d", seed).hasSizeBetween(1, 40);
            assertThat(rows.stream().map(row -> row.values().get(0)))
                    .as("seed %d", seed)
                    .doesNotHaveDuplicates()
                    .doesNotContain(Value.NULL);
            assertThat(rows.stream().map(row -> row.values().subList(1, 3)).filter(pair -> !pair.contains(Value.NULL)))
                    .as("seed %d", seed)
                    .doesNotHaveDuplicates();
        }
    }

    /** Of a Boolean key there are two values. */
    @Test
    void thereAreFewerRowsWhereTheKeyRunsOutOfValues() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a BOOLEAN PRIMARY KEY)"));
        assertThat(rows(schema, "t", Map.of(), 1, 10))
                .containsExactlyInAnyOrder(Row.of(Value.of(true)), Row.of(Value.of(false)));
    }

    @Test
    void aForeignKeyHasTheValuesOfOneRowOfItsTargetOrNull() {
        Schema schema = SchemaReader.read(List.of(
                "CREATE TABLE p (x INT, y INT, PRIMARY KEY (x, y))",
                "CREATE TABLE t (a INT, b INT, FOREIGN KEY (b, a) REFERENCES p (y, x))"));
        for (long seed = 0; seed < 50; seed++) {
            assertThat(rows(schema, "t", Map.of("p", PARENTS), seed, 20))
                    .as("seed %d", seed)
                    .hasSize(20)
                    .allMatch(row -> PARENTS.contains(row) || row.equals(Row.of(Value.NULL, Value.NULL)));
        }
    }

    @Test
    void aForeignKeyToAnEmptyTableIsNullOrLeavesNoRow() {
        String parent = "CREATE TABLE p (x INT PRIMARY KEY)";
        Schema optional = SchemaReader.read(List.of(parent, "CREATE TABLE t (a INT REFERENCES p (x))"));
        assertThat(rows(optional, "t", Map.of(), 1, 3))
                .containsExactly(Row.of(Value.NULL), Row.of(Value.NULL), Row.of(Value.NULL));
        Schema required = SchemaReader.read(List.of(parent, "CREATE TABLE t (a INT NOT NULL REFERENCES p (x))"));
        assertThat(rows(required, "t", Map.of(), 1, 3)).isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameRows() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INT, s VARCHAR(5))"));
        assertThat(rows(schema, "t", Map.of(), 5, 20))
                .isEqualTo(rows(schema, "t", Map.of(), 5, 20))
                .isNotEqualTo(rows(schema, "t", Map.of(), 6, 20));
    }

    private static List<Row> rows(Schema schema, String table, Map<String, List<Row>> filled, long seed, int count) {
        Map<String, Table> tables =
                schema.tables().stream().collect(Collectors.toMap(Table::name, Function.identity()));
        return new RowGenerator(
                        new SplittableRandom(seed), new ValuePool(true, true), type -> List.of(), filled, tables)
                .rows(schema.table(table).orElseThrow(), count);
    }
}
