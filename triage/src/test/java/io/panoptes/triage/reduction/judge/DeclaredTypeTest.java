package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredTypeTest {
    @Test
    void plainNumbersAndTextsHaveATypeOfTheEngine() {
        assertThat(DeclaredType.of("decimal( 6 , 1 )")).contains(new SqlType.DecimalType(6, 1));
        assertThat(DeclaredType.of("REAL")).contains(SqlType.DOUBLE);
        assertThat(DeclaredType.of(" smallint ")).contains(new SqlType.IntegerType(16));
        assertThat(DeclaredType.of("LONGVARCHAR")).contains(SqlType.TEXT);
        assertThat(DeclaredType.of("VARCHAR(20)")).contains(SqlType.TEXT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "DECIMAL(9)",
                "CHAR(4)",
                "TEXT COLLATE NOCASE",
                "INT UNSIGNED",
                "INET",
                "FLOAT",
                "JSON",
                "INTEGER[]"
            })
    void whatIsPaddedCollatedOrOfTheDbmssOwnHasNone(String declaration) {
        assertThat(DeclaredType.of(declaration)).isEmpty();
    }

    @Test
    void aColumnHoldsWhatItsDeclarationSays() {
        assertThat(holds(SqlType.DOUBLE, Value.NULL, Value.of(1), Value.of(new BigDecimal("0.5"))))
                .isTrue();
        assertThat(holds(SqlType.INTEGER, Value.of(1), Value.of(new BigDecimal("0.5"))))
                .isFalse();
        assertThat(holds(SqlType.DOUBLE, Value.of(1), Value.of("a"))).isFalse();
        assertThat(holds(SqlType.TEXT, Value.of("a"), Value.NULL)).isTrue();
        assertThat(holds(SqlType.TEXT, Value.of("a"), Value.of(1))).isFalse();
    }

    /** Without digits it has none behind the point in MySQL and HSQLDB, and three in DuckDB. */
    @Test
    void aDecimalWithoutDigitsHoldsWholeNumbers() {
        SqlType whole = DeclaredType.of("DECIMAL").orElseThrow();
        assertThat(holds(whole, Value.NULL, Value.of(1), Value.of(new BigDecimal("2.0"))))
                .isTrue();
        assertThat(holds(whole, Value.of(new BigDecimal("2.5")))).isFalse();
        assertThat(holds(new SqlType.DecimalType(6, 1), Value.of(new BigDecimal("2.5"))))
                .isTrue();
    }

    @Test
    void whatComesToAColumnLaterCountsToo() {
        SetupStep update = new SetupStep.Update("t", "r", SqlReader.expression("'a'"), Optional.empty());
        assertThat(DeclaredType.holds(SqlType.DOUBLE, "t", "r", List.of(update)))
                .isFalse();
        assertThat(DeclaredType.holds(SqlType.DOUBLE, "t", "s", List.of(update)))
                .isTrue();
        SetupStep added = new SetupStep.AddColumn(
                "t",
                new SetupStep.ColumnDefinition("r", new SqlType.OpaqueType("REAL"), "REAL", true, Optional.empty()),
                Value.of("a"));
        assertThat(DeclaredType.holds(SqlType.DOUBLE, "t", "r", List.of(added))).isFalse();
        assertThat(DeclaredType.holds(SqlType.TEXT, "t", "r", List.of(added))).isTrue();
    }

    @Test
    void otherColumnsAndTablesDoNotCount() {
        Row row = new Row(List.of(Value.of("a"), Value.of(1)));
        List<Insert> setup = List.of(
                new Insert("t", List.of("s", "r"), List.of(row)), new Insert("u", List.of("r", "s"), List.of(row)));
        assertThat(DeclaredType.holds(SqlType.DOUBLE, "t", "r", List.copyOf(setup)))
                .isTrue();
        assertThat(DeclaredType.holds(SqlType.DOUBLE, "u", "r", List.copyOf(setup)))
                .isFalse();
    }

    private static boolean holds(SqlType type, Value... values) {
        List<Row> rows =
                List.of(values).stream().map(value -> new Row(List.of(value))).toList();
        return DeclaredType.holds(type, "t", "r", List.of(new Insert("t", List.of("r"), rows)));
    }
}
