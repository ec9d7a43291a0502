package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.IndexKey;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UniqueIndexTest {
    private static final Table T = SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)"))
            .table("t")
            .orElseThrow();
    private static final List<Row> ROWS =
            List.of(row(Value.of(1), Value.of(1)), row(Value.of(2), Value.of(1)), row(Value.NULL, Value.of(3)));

    private static Row row(Value... values) {
        return new Row(Arrays.asList(values));
    }

    private static CreateIndex index(boolean unique, String... keys) {
        return new CreateIndex(
                "i",
                unique,
                "t",
                Arrays.stream(keys)
                        .map(key -> new IndexKey(SqlReader.expression(key), false))
                        .toList(),
                Optional.empty());
    }

    private static boolean isUnique(List<Row> rows, String... keys) {
        CreateIndex made = UniqueIndex.where(index(false, keys), T, rows);
        assertThat(made.keys()).isEqualTo(index(false, keys).keys());
        return made.unique();
    }

    @Test
    void isMadeWhereNoTwoRowsAgree() {
        assertThat(isUnique(ROWS, "a")).isTrue();
        assertThat(isUnique(ROWS, "b")).isFalse();
        assertThat(isUnique(ROWS, "b", "a")).isTrue();
        assertThat(isUnique(List.of(), "b")).isTrue();
    }

    /** DBMSs do not agree on whether they do. */
    @Test
    void twoNullsAgree() {
        List<Row> rows = List.of(row(Value.NULL, Value.of(1)), row(Value.NULL, Value.of(2)));
        assertThat(isUnique(rows, "a")).isFalse();
        assertThat(isUnique(rows, "a", "b")).isTrue();
    }

    /** Of an expression, or of a column that rows do not hold, it is not known. */
    @Test
    void keysAreStoredColumns() {
        assertThat(isUnique(ROWS, "a", "b + 1")).isFalse();
        assertThat(isUnique(ROWS, "elsewhere")).isFalse();
    }

    @Test
    void itsColumnsMustNotBeUpdated() {
        List<SetupStep> steps = List.of(
                index(true, "a", "b + 1"),
                index(false, "b"),
                new CreateIndex(
                        "j", true, "u", List.of(new IndexKey(SqlReader.expression("b"), false)), Optional.empty()));
        assertThat(UniqueIndex.columns(steps, T)).containsExactly("a");
    }
}
