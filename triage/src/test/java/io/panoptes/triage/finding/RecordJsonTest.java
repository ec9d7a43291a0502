package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecordJsonTest {
    record Everything(
            Expression expression, Map<String, Row> rows, Set<Expression.Test> tests, List<List<Value>> values) {}

    @Test
    void whatWasWrittenIsReadBack() throws Exception {
        Expression reference = new Expression.ColumnReference(Optional.of("t"), "c");
        Everything value = new Everything(
                new Expression.Binary(BinaryOperator.AND, reference, new Expression.Literal(Value.NULL)),
                Map.of("a", Row.of(Value.of(1), Value.of(new BigDecimal("1.50")))),
                Set.of(Expression.Test.NULL, Expression.Test.TRUE),
                List.of(
                        List.of(new Value.DoubleValue(Double.NaN), new Value.DateValue(LocalDate.of(2000, 2, 29))),
                        List.of()));
        String text = RecordJson.write(value, Everything.class).toString();
        assertThat(RecordJson.read(new ObjectMapper().readTree(text), Everything.class))
                .isEqualTo(value);
    }

    @Test
    void namesTheRecordOfASealedInterface() {
        SetupStep step = new SetupStep.Verbatim("ANALYZE");
        assertThat(RecordJson.write(step, SetupStep.class)).hasToString("{\"@\":\"Verbatim\",\"sql\":\"ANALYZE\"}");
    }

    @Test
    void saysWhereSomethingIsMissing() throws Exception {
        var node = new ObjectMapper()
                .readTree("{\"@\":\"Insert\",\"table\":\"t\",\"rows\":[{\"values\":[{\"@\":\"Huh\"}]}]}");
        assertThatThrownBy(() -> RecordJson.read(node, SetupStep.class))
                .hasMessage("SetupStep.rows[0].values[0]: \"Huh\" is no kind of Value");
    }
}
