package io.panoptes.cli.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.panoptes.cli.terminal.CannotRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code panoptes.yaml}: options by their long names without dashes, a section for each command.
 *
 * @param file where it was read from, for messages
 * @param sections by the name of the command
 */
public record ConfigFile(Path file, JsonNode sections) {
    public static final String OPTION = "--config";
    static final Path USUAL = Path.of("panoptes.yaml");
    private static final YAMLMapper YAML = new YAMLMapper();

    /**
     * The file that is named by {@code --config}, otherwise {@code panoptes.yaml} in the current folder.
     *
     * @throws CannotRun when it can't be read
     */
    public static Optional<ConfigFile> of(List<String> arguments) {
        Optional<Path> named = named(arguments);
        if (named.isEmpty() && !Files.isRegularFile(USUAL)) {
            return Optional.empty();
        }
        return Optional.of(read(named.orElse(USUAL)));
    }

    private static Optional<Path> named(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.startsWith(OPTION + "=")) {
                return Optional.of(Path.of(argument.substring(OPTION.length() + 1)));
            }
            if (argument.equals(OPTION) && i + 1 < arguments.size()) {
                return Optional.of(Path.of(arguments.get(i + 1)));
            }
        }
        return Optional.empty();
    }

    static ConfigFile read(Path file) {
        try {
            JsonNode node = YAML.readTree(Files.readString(file));
            if (node == null || node.isMissingNode() || node.isNull()) {
                return new ConfigFile(file, JsonNodeFactory.instance.objectNode());
            }
            if (!node.isObject()) {
                throw new CannotRun(
                        "%s: it must hold a section for each command, such as \"ci:\" with options below it."
                                .formatted(file));
            }
            return new ConfigFile(file, node);
        } catch (JsonProcessingException damaged) {
            throw new CannotRun(
                    "%s:%d: %s"
                            .formatted(
                                    file,
                                    damaged.getLocation() == null
                                            ? 1
                                            : damaged.getLocation().getLineNr(),
                                    damaged.getOriginalMessage()
                                            .lines()
                                            .findFirst()
                                            .orElse("")),
                    damaged);
        } catch (IOException exception) {
            throw new CannotRun("%s can't be read: %s".formatted(file, exception), exception);
        }
    }
}
