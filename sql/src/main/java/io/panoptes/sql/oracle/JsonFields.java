package io.panoptes.sql.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.sql.oracle.OracleReader.Malformed;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The fields of a JSON object, of which there must be no others than the known ones. */
final class JsonFields {
    private final JsonNode node;
    private final String prefix;

    JsonFields(JsonNode node, String prefix, List<String> known) throws Malformed {
        this.node = node;
        this.prefix = prefix;
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                throw new Malformed(
                        "unknown field \"%s%s\"".formatted(prefix, name),
                        "Known are %s.".formatted(String.join(", ", known)));
            }
        }
    }

    boolean has(String name) {
        return node.has(name);
    }

    String text(String name) throws Malformed {
        JsonNode value = required(name, "a string");
        if (!value.isTextual() || value.asText().isBlank()) {
            throw wrong(name, "a string that is not empty");
        }
        return value.asText();
    }

    int number(String name) throws Malformed {
        JsonNode value = required(name, "a whole number");
        if (!value.isInt()) {
            throw wrong(name, "a whole number");
        }
        return value.asInt();
    }

    JsonNode array(String name) throws Malformed {
        JsonNode value = required(name, "an array");
        if (!value.isArray()) {
            throw wrong(name, "an array");
        }
        return value;
    }

    List<String> texts(String name) throws Malformed {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : array(name)) {
            if (!item.isTextual()) {
                throw wrong(name, "an array of strings");
            }
            texts.add(item.asText());
        }
        return texts;
    }

    JsonFields object(String name, List<String> known) throws Malformed {
        JsonNode value = required(name, "an object");
        if (!value.isObject()) {
            throw wrong(name, "an object");
        }
        return new JsonFields(value, prefix + name + ".", known);
    }

    private JsonNode required(String name, String what) throws Malformed {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new Malformed(
                    "the field \"%s%s\" is missing".formatted(prefix, name),
                    "Add it: it has to be %s.".formatted(what));
        }
        return value;
    }

    private Malformed wrong(String name, String what) {
        return new Malformed(
                "the field \"%s%s\" is not %s".formatted(prefix, name, what), "Write %s there.".formatted(what));
    }
}
