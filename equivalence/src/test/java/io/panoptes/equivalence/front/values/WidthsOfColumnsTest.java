package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WidthsOfColumnsTest {
    private static final Schema SCHEMA = SchemaReader.read(
            List.of("CREATE TABLE t (small TINYINT, positive SMALLINT UNSIGNED, money DECIMAL(5, 2))"));

    @Test
    void aColumnHoldsWhatItsTypeHasRoomFor() {
        assertThat(holds(127, 65_535, "999.99")).isTrue();
        assertThat(holds(-128, 0, "-0.010")).isTrue();
    }

    @Test
    void itHoldsNothingElse() {
        assertThat(holds(128, 0, "0")).isFalse();
        assertThat(holds(0, 65_536, "0")).isFalse();
        assertThat(holds(0, -1, "0")).isFalse();
        assertThat(holds(0, 0, "1000")).isFalse();
        assertThat(holds(0, 0, "0.001")).isFalse();
    }

    @Test
    void aMediumNumberHasThreeBytes() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE m (a MEDIUMINT, b MEDIUMINT UNSIGNED)"));
        assertThat(holdsNumbers(schema, 8_388_607, 16_777_215)).isTrue();
        assertThat(holdsNumbers(schema, -8_388_608, 0)).isTrue();
        assertThat(holdsNumbers(schema, 8_388_608, 0)).isFalse();
        assertThat(holdsNumbers(schema, 0, 16_777_216)).isFalse();
    }

    private static boolean holdsNumbers(Schema schema, int a, int b) {
        Row row = new Row(List.of(Value.of(a), Value.of(b)));
        return WidthsOfColumns.hold(new Database(schema, Map.of("m", List.of(row))));
    }

    @Test
    void aTimestampIsBeforeTheYear2038() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE m (a TIMESTAMP, b DATETIME)"));
        assertThat(holdsMoments(schema, 2037, 2050)).isTrue();
        assertThat(holdsMoments(schema, 2039, 2000)).isFalse();
        assertThat(holdsMoments(schema, 1969, 2000)).isFalse();
    }

    private static boolean holdsMoments(Schema schema, int a, int b) {
        Row row = new Row(List.of(year(a), year(b)));
        return WidthsOfColumns.holdMoments(new Database(schema, Map.of("m", List.of(row))));
    }

    private static Value year(int year) {
        return new Value.TimestampValue(LocalDateTime.of(year, 1, 1, 0, 0));
    }

    @Test
    void aTextIsNoLongerThanItsColumnSays() {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE s (a VARCHAR(2), b CHAR(1), c TEXT)"));
        assertThat(holdsTexts(schema, "ab", "a", "abc")).isTrue();
        assertThat(holdsTexts(schema, "\uD83D\uDE00a", "a", "")).isTrue();
        assertThat(holdsTexts(schema, "abc", "a", "")).isFalse();
        assertThat(holdsTexts(schema, "", "ab", "")).isFalse();
    }

    private static boolean holdsTexts(Schema schema, String a, String b, String c) {
        Row row = new Row(List.of(Value.of(a), Value.of(b), Value.of(c)));
        return WidthsOfColumns.holdTexts(schema, new Database(schema, Map.of("s", List.of(row))));
    }

    private static boolean holds(int small, int positive, String money) {
        Row row = new Row(List.of(Value.of(small), Value.of(positive), new Value.DecimalValue(new BigDecimal(money))));
        return WidthsOfColumns.hold(new Database(SCHEMA, Map.of("t", List.of(row))));
    }
}
