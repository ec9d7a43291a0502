package io.panoptes.benchmarks.audit;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Rows without the blanks at the end of texts, and with few digits of fractions. */
final class BriefRows {
    /** MySQL gives at least four of a quotient. */
    private static final int DIGITS = 3;

    private BriefRows() {}

    static List<Row> of(List<Row> rows) {
        return rows.stream()
                .map(row -> new Row(row.values().stream().map(BriefRows::of).toList()))
                .toList();
    }

    private static Value of(Value value) {
        return switch (value) {
            case Value.TextValue(String text) -> Value.of(text.stripTrailing());
            case Value.DecimalValue(BigDecimal number) -> rounded(number);
            case Value.DoubleValue(double number) when Double.isFinite(number) -> rounded(BigDecimal.valueOf(number));
            default -> value;
        };
    }

    private static Value rounded(BigDecimal number) {
        return Value.of(number.setScale(DIGITS, RoundingMode.HALF_UP));
    }
}
