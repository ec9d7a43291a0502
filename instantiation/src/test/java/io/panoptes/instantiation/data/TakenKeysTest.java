package io.panoptes.instantiation.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class TakenKeysTest {
    @Test
    void aKeyIsTakenOnce() {
        TakenKeys keys = keys(new Constraint.PrimaryKey(List.of("a", "b")));
        assertThat(keys.take(row(1, 1))).isTrue();
        assertThat(keys.take(row(1, 2))).isTrue();
        assertThat(keys.take(row(1, 1))).isFalse();
    }

    @Test
    void aKeyWithNullMayComeAgain() {
        TakenKeys keys = keys(new Constraint.Unique(List.of("a", "b")));
        assertThat(keys.take(new Value[] {Value.NULL, Value.of(1)})).isTrue();
        assertThat(keys.take(new Value[] {Value.NULL, Value.of(1)})).isTrue();
    }

    /** The second row breaks one of two keys, so the third may have what it had in the other. */
    @Test
    void aRowThatIsRefusedTakesNothing() {
        TakenKeys keys = keys(new Constraint.PrimaryKey(List.of("a")), new Constraint.Unique(List.of("b")));
        assertThat(keys.take(row(1, 1))).isTrue();
        assertThat(keys.take(row(2, 1))).isFalse();
        assertThat(keys.take(row(2, 2))).isTrue();
    }

    @Test
    void aKeyOverAColumnThatTheDbmsComputesIsLeftToIt() {
        TakenKeys keys = keys(new Constraint.Unique(List.of("a", "computed")));
        assertThat(keys.take(row(1, 1))).isTrue();
        assertThat(keys.take(row(1, 1))).isTrue();
    }

    @Test
    void constraintsThatAreNoKeysTakeNothing() {
        TakenKeys keys = keys(new Constraint.ForeignKey(List.of("a"), "p", List.of("k")));
        assertThat(keys.take(row(1, 1))).isTrue();
        assertThat(keys.take(row(1, 1))).isTrue();
    }

    private static TakenKeys keys(Constraint... constraints) {
        List<Column> columns = List.of(new Column("a", SqlType.INTEGER, true), new Column("b", SqlType.INTEGER, true));
        return new TakenKeys(new Table("t", columns, List.of(constraints)));
    }

    private static Value[] row(long a, long b) {
        return new Value[] {Value.of(a), Value.of(b)};
    }
}
