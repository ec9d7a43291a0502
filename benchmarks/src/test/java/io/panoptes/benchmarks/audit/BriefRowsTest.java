package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class BriefRowsTest {
    @Test
    void quotientsOfFewAndOfManyDigitsAreOne() {
        assertThat(BriefRows.of(rows(Value.of(new BigDecimal("0.3333")), Value.of("a "))))
                .isEqualTo(BriefRows.of(rows(new Value.DoubleValue(1.0 / 3), Value.of("a"))));
    }

    @Test
    void othersStayWhatTheyAre() {
        List<Row> rows = rows(Value.of(3), Value.of(" a"), Value.NULL, new Value.DoubleValue(Double.NaN));
        assertThat(BriefRows.of(rows)).isEqualTo(rows);
        assertThat(BriefRows.of(rows(Value.of(new BigDecimal("0.334")))))
                .isNotEqualTo(BriefRows.of(rows(Value.of(new BigDecimal("0.333")))));
    }

    private static List<Row> rows(Value... values) {
        return List.of(new Row(List.of(values)));
    }
}
