package io.panoptes.triage.finding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * Records, sealed interfaces of records, enums and collections of them to JSON. {@link RecordReader} is the way back.
 *
 * <p>A record is an object of its components. Where a component is declared as a sealed interface, {@code "@"} names the
 * record. An empty Optional is left out.
 */
public final class RecordJson {
    static final String KIND = "@";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RecordJson() {}

    /** The value as JSON that {@link #read} understands for the same type. */
    public static JsonNode write(Object value, Type declared) {
        return switch (value) {
            case Record record -> writeRecord(record, declared);
            case Optional<?> optional ->
                optional.map(present -> write(present, argument(declared, 0))).orElse(NODES.nullNode());
            case Map<?, ?> map -> writeMap(map, declared);
            case Collection<?> items -> writeItems(items, declared);
            case Boolean truth -> NODES.booleanNode(truth);
            case Integer number -> NODES.numberNode(number);
            case Long number -> NODES.numberNode(number);
            case Enum<?> constant -> NODES.textNode(constant.name());
            // Text keeps every digit of the rest: big numbers, doubles with NaN, dates, paths.
            default -> NODES.textNode(value.toString());
        };
    }

    public static <T> T read(JsonNode node, Class<T> type) {
        return type.cast(RecordReader.read(node, type, type.getSimpleName()));
    }

    private static ObjectNode writeRecord(Record record, Type declared) {
        ObjectNode object = NODES.objectNode();
        if (declared instanceof Class<?> type && type.isSealed()) {
            object.put(KIND, record.getClass().getSimpleName());
        }
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            JsonNode child = write(component(record, component), component.getGenericType());
            if (!child.isNull()) {
                object.set(component.getName(), child);
            }
        }
        return object;
    }

    private static Object component(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("can't read %s of %s".formatted(component, record), impossible);
        }
    }

    private static ObjectNode writeMap(Map<?, ?> map, Type declared) {
        ObjectNode object = NODES.objectNode();
        map.entrySet().stream()
                .sorted(Comparator.comparing(entry -> String.valueOf(entry.getKey())))
                .forEach(entry ->
                        object.set(String.valueOf(entry.getKey()), write(entry.getValue(), argument(declared, 1))));
        return object;
    }

    private static ArrayNode writeItems(Collection<?> items, Type declared) {
        ArrayNode array = NODES.arrayNode();
        var nodes = items.stream().map(item -> write(item, argument(declared, 0)));
        // A set has no order of its own; the same set must give the same file.
        (items instanceof java.util.Set ? nodes.sorted(Comparator.comparing(JsonNode::toString)) : nodes)
                .forEach(array::add);
        return array;
    }

    static Type argument(Type declared, int position) {
        if (declared instanceof ParameterizedType parameterized) {
            return parameterized.getActualTypeArguments()[position];
        }
        throw new IllegalArgumentException(declared + " does not say what it holds");
    }
}
