package io.panoptes.reporting;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The JSON schema of a record, as {@code RecordJson} writes it. */
final class RecordSchema {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ObjectNode definitions = NODES.objectNode();

    static String of(Class<? extends Record> type, String id) {
        RecordSchema schema = new RecordSchema();
        ObjectNode root = NODES.objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("$id", id);
        root.setAll(schema.object(type));
        root.set("$defs", schema.definitions);
        return root.toPrettyString() + "\n";
    }

    private ObjectNode object(Class<?> type) {
        ObjectNode schema = NODES.objectNode().put("type", "object").put("additionalProperties", false);
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (RecordComponent component : type.getRecordComponents()) {
            properties.set(component.getName(), schema(component.getGenericType()));
            if (component.getType() != Optional.class) {
                required.add(component.getName());
            }
        }
        return schema;
    }

    private ObjectNode schema(Type type) {
        if (type instanceof ParameterizedType generic) {
            ObjectNode item = schema(generic.getActualTypeArguments()[0]);
            if (generic.getRawType() == Optional.class) {
                return item;
            }
            if (generic.getRawType() != List.class) {
                throw new IllegalArgumentException("no schema for " + generic);
            }
            ObjectNode list = NODES.objectNode().put("type", "array");
            list.set("items", item);
            return list;
        }
        return schema((Class<?>) type);
    }

    private ObjectNode schema(Class<?> type) {
        if (type.isRecord()) {
            if (!definitions.has(type.getSimpleName())) {
                definitions.putObject(type.getSimpleName());
                definitions.set(type.getSimpleName(), object(type));
            }
            return NODES.objectNode().put("$ref", "#/$defs/" + type.getSimpleName());
        }
        if (type.isEnum()) {
            ObjectNode schema = NODES.objectNode();
            ArrayNode values = schema.putArray("enum");
            Stream.of(type.getEnumConstants()).forEach(constant -> values.add(((Enum<?>) constant).name()));
            return schema;
        }
        return NODES.objectNode().put("type", scalar(type));
    }

    private static String scalar(Class<?> type) {
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return "integer";
        }
        if (type == String.class) {
            return "string";
        }
        throw new IllegalArgumentException("no schema for " + type);
    }
}
