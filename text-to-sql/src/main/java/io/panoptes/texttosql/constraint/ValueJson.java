package io.panoptes.texttosql.constraint;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Values of constraints in JSON: numbers, texts and Booleans as they are, dates and times in an object that names their type. */
final class ValueJson {
    private ValueJson() {}

    static JsonNode write(Value value) {
        JsonNodeFactory json = JsonNodeFactory.instance;
        return switch (value) {
            case Value.NullValue ignored -> json.nullNode();
            case Value.BooleanValue(boolean truth) -> json.booleanNode(truth);
            case Value.IntegerValue(BigInteger number) -> json.numberNode(number);
            case Value.DecimalValue(BigDecimal number) -> json.numberNode(number);
            case Value.DoubleValue(double number) -> json.numberNode(BigDecimal.valueOf(number));
            case Value.TextValue(String text) -> json.textNode(text);
            case Value.DateValue(LocalDate date) -> json.objectNode().put("date", date.toString());
            case Value.TimeValue(LocalTime time) -> json.objectNode().put("time", time.toString());
            case Value.TimestampValue(LocalDateTime moment) -> json.objectNode().put("timestamp", moment.toString());
            case Value.OpaqueValue(String text) -> json.objectNode().put("opaque", text);
        };
    }

    static Optional<Value> read(JsonNode node) {
        if (node.isBoolean()) {
            return Optional.of(Value.of(node.asBoolean()));
        }
        if (node.isIntegralNumber()) {
            return Optional.of(new Value.IntegerValue(node.bigIntegerValue()));
        }
        if (node.isNumber()) {
            return Optional.of(Value.of(node.decimalValue()));
        }
        if (node.isTextual()) {
            return Optional.of(Value.of(node.asText()));
        }
        try {
            if (node.has("date")) {
                return Optional.of(
                        new Value.DateValue(LocalDate.parse(node.path("date").asText())));
            }
            if (node.has("time")) {
                return Optional.of(
                        new Value.TimeValue(LocalTime.parse(node.path("time").asText())));
            }
            if (node.has("timestamp")) {
                return Optional.of(new Value.TimestampValue(
                        LocalDateTime.parse(node.path("timestamp").asText())));
            }
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }
}
