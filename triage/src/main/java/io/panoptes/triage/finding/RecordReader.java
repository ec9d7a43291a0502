package io.panoptes.triage.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads what {@link RecordJson} wrote. */
final class RecordReader {
    /** Scalars that stand as text, or that read well from it. */
    private static final Map<Class<?>, Function<JsonNode, Object>> SCALARS = Map.ofEntries(
            Map.entry(boolean.class, JsonNode::booleanValue),
            Map.entry(Boolean.class, JsonNode::booleanValue),
            Map.entry(Integer.class, JsonNode::intValue),
            Map.entry(Long.class, JsonNode::longValue),
            Map.entry(int.class, JsonNode::intValue),
            Map.entry(long.class, JsonNode::longValue),
            Map.entry(Double.class, node -> Double.valueOf(node.asText())),
            Map.entry(double.class, node -> Double.valueOf(node.asText())),
            Map.entry(char.class, node -> node.asText().charAt(0)),
            Map.entry(String.class, JsonNode::asText),
            Map.entry(BigInteger.class, node -> new BigInteger(node.asText())),
            Map.entry(BigDecimal.class, node -> new BigDecimal(node.asText())),
            Map.entry(LocalDate.class, node -> LocalDate.parse(node.asText())),
            Map.entry(LocalTime.class, node -> LocalTime.parse(node.asText())),
            Map.entry(LocalDateTime.class, node -> LocalDateTime.parse(node.asText())),
            Map.entry(Duration.class, node -> Duration.parse(node.asText())),
            Map.entry(Pattern.class, node -> Pattern.compile(node.asText())),
            Map.entry(Path.class, node -> Path.of(node.asText())));

    private RecordReader() {}

    /** @param where names the place in messages */
    static Object read(JsonNode node, Type type, String where) {
        if (type instanceof ParameterizedType parameterized) {
            return readGeneric(node, parameterized, where);
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalArgumentException(type + " has no JSON form");
        }
        Function<JsonNode, Object> scalar = SCALARS.get(plain);
        if (scalar != null) {
            return readScalar(node, plain, scalar, where);
        }
        if (plain.isEnum()) {
            return Arrays.stream(plain.getEnumConstants())
                    .filter(constant -> ((Enum<?>) constant).name().equalsIgnoreCase(node.asText()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "%s: %s is none of %s".formatted(where, node, Arrays.toString(plain.getEnumConstants()))));
        }
        if (plain.isSealed()) {
            String kind = node.path(RecordJson.KIND).asText();
            Class<?> record = leaves(plain)
                    .filter(leaf -> leaf.getSimpleName().equals(kind))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "%s: \"%s\" is no kind of %s".formatted(where, kind, plain.getSimpleName())));
            return readRecord(node, record, where);
        }
        return readRecord(node, plain, where);
    }

    private static Object readScalar(JsonNode node, Class<?> type, Function<JsonNode, Object> scalar, String where) {
        if (!node.isValueNode() || node.isNull() || node.isMissingNode()) {
            throw new IllegalArgumentException("%s: a %s is missing".formatted(where, type.getSimpleName()));
        }
        try {
            return scalar.apply(node);
        } catch (RuntimeException exception) {
            throw new IllegalArgumentException(
                    "%s: %s is no %s".formatted(where, node, type.getSimpleName()), exception);
        }
    }

    private static Object readGeneric(JsonNode node, ParameterizedType type, String where) {
        Type raw = type.getRawType();
        if (raw == Optional.class) {
            return node.isNull() || node.isMissingNode()
                    ? Optional.empty()
                    : Optional.of(read(node, RecordJson.argument(type, 0), where));
        }
        if (raw == Map.class) {
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties()
                    .forEach(entry -> map.put(
                            entry.getKey(),
                            read(entry.getValue(), RecordJson.argument(type, 1), where + "." + entry.getKey())));
            return map;
        }
        List<Object> items = new ArrayList<>();
        node.forEach(item ->
                items.add(read(item, RecordJson.argument(type, 0), "%s[%d]".formatted(where, items.size()))));
        return raw == Set.class ? Set.copyOf(items) : items;
    }

    private static Object readRecord(JsonNode node, Class<?> record, String where) {
        if (!node.isObject()) {
            throw new IllegalArgumentException(
                    "%s: an object (%s) is missing".formatted(where, record.getSimpleName()));
        }
        RecordComponent[] components = record.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = Arrays.stream(components)
                .map(component -> read(
                        node.path(component.getName()), component.getGenericType(), where + "." + component.getName()))
                .toArray();
        try {
            return record.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException("%s: %s".formatted(where, refused.getCause()), refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("can't make a " + record, impossible);
        }
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RecordReader::leaves)
                : Stream.of(type);
    }
}
