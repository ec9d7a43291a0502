package io.panoptes.cli.config;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Comparator;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The JSON schema of {@code panoptes.yaml}, made of the options that the commands declare. */
public final class ConfigSchema {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ConfigSchema() {}

    public static ObjectNode of(CommandLine root) {
        ObjectNode schema = NODES.objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "panoptes.yaml")
                .put("description", "Options of the commands of Panoptes, a section for each command.");
        fill(schema, root);
        return schema;
    }

    private static void fill(ObjectNode node, CommandLine command) {
        node.put("type", "object").put("additionalProperties", false);
        ObjectNode properties = node.putObject("properties");
        if (command.getParent() != null) {
            ConfigArguments.options(command)
                    .sorted(Comparator.comparing(ConfigArguments::key))
                    .forEach(option -> properties.set(ConfigArguments.key(option), option(option)));
        }
        new TreeMap<>(command.getSubcommands()).forEach((name, sub) -> fill(properties.putObject(name), sub));
    }

    private static ObjectNode option(OptionSpec option) {
        ObjectNode node = NODES.objectNode().put("description", String.join(" ", option.description()));
        if (option.arity().max() == 0) {
            return node.put("type", "boolean");
        }
        boolean many = Collection.class.isAssignableFrom(option.type());
        var types = node.putArray("type").add("string").add("number").add("boolean");
        if (many) {
            types.add("array");
            node.putObject("items").putArray("type").add("string").add("number");
        }
        return node;
    }
}
