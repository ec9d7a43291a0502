package io.panoptes.cli.terminal;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** One flat JSON object as a line of text. */
public final class JsonText {

    private JsonText() {}

    /** @param namesAndValues a name, its value, the next name, its value */
    public static String object(String... namesAndValues) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            node.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return node.toString();
    }
}
